import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeBarLogo } from '#store-api/shop/media/marks/make-bar-logo.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-bar-logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = (width: number, height: number, drawing: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`);
const bar = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** As it is drawn on one scheme: size, and the colour and opacity of a pixel, by its place from 0 to 1. */
async function drawn(source: Buffer, scheme: 'light' | 'dark') {
  const { url, width = 0, height = 0 } = await makeBarLogo(source, scheme, folder);
  expect(url).toMatch(/^\/media\/[0-9a-f]{16}-bar\.webp$/);
  const file = join(folder, url.replace('/media/', ''));
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height });
  const at = (x: number, y: number) => [
    ...data.subarray(4 * (Math.floor(y * height) * width + Math.floor(x * width))).subarray(0, 4),
  ];
  return { width, height, at };
}

test('margins are cut off, and a small drawing fills the room of twice the bar', async () => {
  const logo = svg(40, 40, bar(10, 16, 20, 4, '#7a3b1d'));
  expect(await drawn(logo, 'light')).toMatchObject({ width: 400, height: 80 });
});

test('what is seen on both grounds is as it is on both', async () => {
  const logo = svg(100, 20, bar(0, 0, 100, 20, '#c0392b').replace('<rect', '<rect rx="8"'));
  for (const scheme of ['light', 'dark'] as const) {
    const { at } = await drawn(logo, scheme);
    expect(at(0.5, 0.5)).toEqual([0xc0, 0x39, 0x2b, 255]);
    expect(at(0, 0)[3]).toBeLessThan(60);
  }
});

test('a dark logo of one colour is drawn pale on dark pages, a white one dark on light ones', async () => {
  const letters = (fill: string) => svg(100, 20, bar(0, 0, 20, 20, fill) + bar(60, 0, 40, 20, fill));
  expect((await drawn(letters('#101010'), 'dark')).at(0.1, 0.5)).toEqual([0xec, 0xeb, 0xe6, 255]);
  expect((await drawn(letters('#101010'), 'light')).at(0.1, 0.5)).toEqual([0x10, 0x10, 0x10, 255]);
  expect((await drawn(letters('#ffffff'), 'light')).at(0.1, 0.5)).toEqual([0x1a, 0x1e, 0x28, 255]);
  expect((await drawn(letters('#ffffff'), 'dark')).at(0.4, 0.5)[3]).toBe(0);
});

test('one of several colours that would be lost stands on a plate of the other ground', async () => {
  const logo = svg(100, 20, bar(0, 0, 20, 20, '#d4382c') + bar(30, 0, 70, 20, '#101828'));
  const { at, width, height } = await drawn(logo, 'dark');
  expect([width, height]).toEqual([422, 102]);
  expect(at(0.5, 0.02)).toEqual([0xfb, 0xfa, 0xf8, 255]);
  expect(at(0.8, 0.5)).toEqual([0x10, 0x18, 0x28, 255]);
  expect(at(0, 0)[3]).toBeLessThan(60);
  expect((await drawn(logo, 'light')).at(0.25, 0.5)[3]).toBe(0);
});

test('a white badge in a coloured one is no lost outline', async () => {
  const logo = svg(40, 40, bar(0, 0, 40, 40, '#1f6b3a') + bar(10, 10, 20, 20, '#ffffff'));
  expect((await drawn(logo, 'light')).at(0.5, 0.5)).toEqual([255, 255, 255, 255]);
});

test('a picture with a ground of its own keeps it, with room where it is seen', async () => {
  const jpeg = await sharp(svg(300, 100, bar(0, 0, 300, 100, '#ffffff') + bar(100, 40, 100, 20, '#101010')))
    .jpeg()
    .toBuffer();
  const dark = await drawn(jpeg, 'dark');
  const light = await drawn(jpeg, 'light');
  expect(dark.width).toBeGreaterThan(light.width);
  expect(
    dark
      .at(0.5, 0.03)
      .slice(0, 3)
      .every((value) => value > 240),
  ).toBe(true);
  expect(
    light
      .at(0.5, 0.5)
      .slice(0, 3)
      .every((value) => value < 40),
  ).toBe(true);
});

test('a picture of one colour throughout is left whole, and nothing is written without a folder', async () => {
  const plain = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#445566' } })
    .png()
    .toBuffer();
  expect(await makeBarLogo(plain, 'light')).toMatchObject({ url: /bar\.webp$/ });
});
