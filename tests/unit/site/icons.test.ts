import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { answerIcon, ICONS, type IconName, monogramOf } from '#site/icons.ts';
import { manifestOf } from '#site/manifest.ts';
import { toStore } from '#site/store.ts';

const colour = (css: string) => new RegExp(`--color-paper: (#[0-9a-f]{6})`).exec(css)![1];
const kiln = toStore({ storeName: 'Äther Pots', theme: { accent: '#7a3b1d' } }, false);
const NAMES: IconName[] = [32, 180, 192, 512, 'maskable'];

test('D253: without a mark of its own a store has its first letter on its accent, in every size', async () => {
  expect(monogramOf(kiln)).toContain('fill="#7a3b1d"');
  expect(monogramOf(kiln)).toContain('d="M0 32 12 0l12 32');
  for (const name of NAMES) {
    const answer = await answerIcon(kiln, name);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await answer.arrayBuffer());
    const { size } = ICONS[name];
    expect(await sharp(picture).metadata(), String(name)).toMatchObject({ format: 'png', width: size, height: size });
    expect(picture.length, String(name)).toBeLessThan(10_000);
  }
});

test('what is cut to a shape by the phone has no clear corners', async () => {
  for (const name of [180, 'maskable'] as const) {
    const picture = Buffer.from(await (await answerIcon(kiln, name)).arrayBuffer());
    expect((await sharp(picture).stats()).isOpaque, String(name)).toBe(true);
  }
});

test('each letter and each other beginning has a drawing; a name says nothing to the drawing but its letter', () => {
  const drawings = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((name) => monogramOf({ name, theme: undefined }));
  expect(new Set(drawings).size).toBe(26);
  for (const name of ['', '9 to 5', 'नील', '"><script>'])
    expect(monogramOf({ name, theme: undefined })).toContain('M12 5a11 11');
});

test('a store with marks of its own: fixed addresses lead there, and the manifest names them', async () => {
  const own = toStore(
    { icons: { 32: '/media/ab-icon-32.png', 192: '/media/ab-icon-192.png', 180: 'javascript:1' } },
    false,
  );
  const { status, headers } = await answerIcon(own, 32);
  expect([status, headers.get('location')]).toEqual([302, '/media/ab-icon-32.png']);
  expect((await answerIcon(own, 180)).status).toBe(200);
  expect(manifestOf(own).icons.map(({ src }) => src)).toEqual([
    '/media/ab-icon-192.png',
    '/icons/512.png',
    '/icons/512-maskable.png',
  ]);
});

test("the manifest's ground is the paper of the tokens", () => {
  expect(manifestOf(toStore({}, false)).background_color).toBe(colour(readFileSync('src/styles/tokens.css', 'utf8')));
});
