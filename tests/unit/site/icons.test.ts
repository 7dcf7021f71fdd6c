import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifestOf } from '#site/manifest.ts';
import { toStore } from '#site/store.ts';

const colour = (css: string) => new RegExp(`--color-paper: (#[0-9a-f]{6})`).exec(css)![1];

test('every icon of the manifest is there, as large as it says, and small', async () => {
  for (const { src, sizes } of manifestOf(toStore({}, false)).icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    expect(statSync(`public${src}`).size, src).toBeLessThan(10_000);
  }
});

test('what is cut to a shape by the phone has no clear corners', async () => {
  for (const file of ['apple-touch-icon.png', 'icons/512-maskable.png'])
    expect((await sharp(`public/${file}`).stats()).isOpaque, file).toBe(true);
  expect(await sharp('public/apple-touch-icon.png').metadata()).toMatchObject({ width: 180, height: 180 });
});

test('favicon.ico holds one picture of 32 px; favicon.svg has its own look on dark', async () => {
  const ico = readFileSync('public/favicon.ico');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
  expect(readFileSync('public/favicon.svg', 'utf8')).toContain('prefers-color-scheme:dark');
});

test("the manifest's ground is the paper of the tokens", () => {
  expect(manifestOf(toStore({}, false)).background_color).toBe(colour(readFileSync('src/styles/tokens.css', 'utf8')));
});
