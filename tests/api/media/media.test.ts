import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeLogo } from '#store-api/shop/media/marks/make-logo.ts';
import { makePicture, type PictureTarget } from '#store-api/shop/media/make-picture.ts';
import { openEncoder } from '#store-api/shop/media/open-encoder.ts';
import { hashOfAddress } from '#store-api/shop/media/picture-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-media-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3f5f80' } });
const served = () => readdirSync(folder).filter((name) => name.includes('.') && !name.startsWith('.'));
/** A picture with all its files. */
async function encoded(source: Buffer, target: Omit<PictureTarget, 'folder'> = {}) {
  const picture = await makePicture(source, { folder, ...target });
  await openEncoder(folder, 2).makeAll(hashOfAddress(picture.url)!);
  return picture;
}

test('AVIF, WebP and JPEG at each width, none larger than the source', async () => {
  const picture = await makePicture(await plain(1200, 1600).jpeg().toBuffer(), { folder });
  const widthsOf = (srcset: string) => [...srcset.matchAll(/(\d+)w/g)].map(([, width]) => Number(width));
  expect(picture).toMatchObject({ width: 960, height: 1280 });
  expect(picture.url).toMatch(/^\/media\/[0-9a-f]{16}-640\.jpg$/);
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(picture.sources!.map(({ type, srcset }) => [type, widthsOf(srcset)])).toEqual([
    ['image/avif', [160, 320, 480, 640, 960]],
    ['image/webp', [320, 640, 960]],
  ]);
  expect(widthsOf(picture.srcset!)).toEqual([320, 640, 960]);
  const small = await makePicture(await plain(200, 100).png().toBuffer(), { folder });
  expect(small).toMatchObject({ width: 200, height: 100 });
  expect(small.url).toMatch(/-200\.jpg$/);
});

test('names are safe, every address has its file, and files are what they say', async () => {
  const picture = await encoded(await plain(700, 900).webp().toBuffer());
  const addresses = [picture.srcset!, ...picture.sources!.map(({ srcset }) => srcset)].flatMap((srcset) =>
    srcset.split(', ').map((one) => one.split(' ')),
  );
  expect(addresses.map(([url]) => url!.replace('/media/', '')).sort()).toEqual(served().sort());
  for (const [url, width] of addresses) {
    const name = url!.replace('/media/', '');
    expect(name).toMatch(/^[a-z0-9][a-z0-9._-]+$/);
    expect(`${(await sharp(join(folder, name)).metadata()).width}w`).toBe(width);
  }
});

test('a second call makes nothing; a file that is empty is made again', async () => {
  const source = await plain(400, 500).png().toBuffer();
  const first = await encoded(source);
  const times = () => served().map((name) => statSync(join(folder, name)).mtimeMs);
  const before = times();
  expect(await encoded(source)).toEqual(first);
  expect(times()).toEqual(before);
  const victim = join(folder, served()[0]!);
  const whole = readFileSync(victim);
  writeFileSync(victim, '');
  await encoded(source);
  expect(readFileSync(victim)).toEqual(whole);
});

test('upright, without metadata, transparency on white', async () => {
  const sideways = await plain(300, 200)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = await encoded(sideways);
  expect(picture).toMatchObject({ width: 200, height: 300 });
  expect((await sharp(join(folder, picture.url.replace('/media/', ''))).metadata()).exif).toBeUndefined();
  const clear = await sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect((await makePicture(clear, { folder })).color).toBe('#f8f8f8');
});

test('an SVG is drawn, AVIF is read', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#204060"/></svg>';
  expect(await makePicture(Buffer.from(svg), { folder })).toMatchObject({ width: 900, height: 1200 });
  expect(await makePicture(await plain(90, 120).avif().toBuffer(), { folder })).toMatchObject({
    width: 90,
    height: 120,
  });
});

test.each([
  ['text', Buffer.from('not a picture'), /cannot be read/],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), /is GIF; use PNG/],
  [
    'a huge SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>',
    ),
    /64 million pixels/,
  ],
])('%s is refused and leaves nothing', async (_, source, problem) => {
  await expect(makePicture(source, { folder })).rejects.toThrow(problem);
  expect(readdirSync(folder)).toEqual([]);
});

const social = async (source: Buffer) => {
  const picture = await encoded(source, { social: true });
  return { picture, file: join(folder, picture.social!.replace('/media/', '')) };
};
const pixel = async (file: string, left: number, top: number) => [
  ...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test('the picture for messengers is a JPEG of 1200 x 630 px, below 300 KB, made once, and only when asked for', async () => {
  const noise = await sharp({
    create: {
      width: 480,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const { picture, file } = await social(noise);
  expect(picture.social).toMatch(/^\/media\/[0-9a-f]{16}-social\.jpg$/);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThan(300_000);
  const before = statSync(file).mtimeMs;
  expect((await social(noise)).picture).toEqual(picture);
  expect(statSync(file).mtimeMs).toBe(before);
  expect((await makePicture(noise, { folder })).social).toBeUndefined();
  rmSync(file);
  await social(noise);
  expect(statSync(file).size).toBeGreaterThan(0);
});

test('a tall picture stands whole in the middle, its ground goes on to both sides without a bar', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><linearGradient id="g" x2="0" y2="1"><stop stop-color="#f0e8d8"/><stop offset="1" stop-color="#806848"/></linearGradient><rect width="800" height="1000" fill="url(#g)"/><rect x="100" y="20" width="600" height="960" fill="#203050"/></svg>';
  const { file } = await social(Buffer.from(svg));
  for (const [x, y] of [
    [425, 40],
    [775, 590],
  ] as const)
    expect((await pixel(file, x, y))[2]).toBeLessThan(110);
  for (const y of [60, 300, 560]) {
    const [far, near] = [await pixel(file, 4, y), await pixel(file, 360, y)];
    far.forEach((value, channel) => expect(Math.abs(value - near[channel]!), `row ${y}`).toBeLessThan(12));
  }
});

test('a wide picture fills it, and what is small is drawn larger', async () => {
  for (const [width, height] of [
    [2000, 1000],
    [300, 90],
    [50, 60],
  ] as const) {
    const { file } = await social(await plain(width, height).png().toBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
    for (const x of [2, 600, 1197])
      (await pixel(file, x, 315)).forEach((value, channel) =>
        expect(Math.abs(value - [0x3f, 0x5f, 0x80][channel]!)).toBeLessThan(6),
      );
  }
});

test('a logo keeps its transparency', async () => {
  const url = await makeLogo(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><circle cx="25" cy="25" r="20"/></svg>',
    ),
    folder,
  );
  expect(url).toMatch(/^\/media\/[0-9a-f]{16}-logo\.png$/);
  expect(await sharp(join(folder, url.replace('/media/', ''))).metadata()).toMatchObject({
    width: 200,
    height: 50,
    hasAlpha: true,
  });
});
