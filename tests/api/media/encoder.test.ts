import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePicture } from '#store-api/shop/media/make-picture.ts';
import { openEncoder } from '#store-api/shop/media/open-encoder.ts';
import { hashOfAddress } from '#store-api/shop/media/picture-file.ts';
import { findPicture } from '#store-api/shop/media/picture-record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-encoder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noise = () =>
  sharp({
    create: {
      width: 700,
      height: 200,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 9 },
    },
  })
    .png()
    .toBuffer();
const encodedFiles = () => readdirSync(folder).filter((name) => /^[0-9a-f].*\./.test(name));
const namesOf = (picture: Awaited<ReturnType<typeof makePicture>>) =>
  [picture.srcset, ...(picture.sources ?? []).map(({ srcset }) => srcset), picture.social].flatMap((list = '') =>
    [...list.matchAll(/\/media\/([^ ,]+)/g)].map(([, name]) => name!),
  );

test('making a picture encodes nothing and keeps its bytes', async () => {
  const source = await noise();
  const picture = await makePicture(source, { folder, social: true });
  expect(encodedFiles()).toEqual([]);
  expect(picture).toMatchObject({ width: 700, height: 200, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  const [master] = readdirSync(join(folder, 'masters'));
  expect(readFileSync(join(folder, 'masters', master!))).toEqual(source);
});

test('its colour is of the picture seen small, not of the commonest pixel', async () => {
  const data = Buffer.alloc(800 * 600 * 3, 0);
  for (let at = 0; at < data.length; at += 6) data.fill(255, at, at + 3);
  const striped = await sharp(data, { raw: { width: 800, height: 600, channels: 3 } })
    .png()
    .toBuffer();
  const { color = '' } = await makePicture(striped, { folder });
  expect(color).toMatch(/^#([6-9a][0-9a-f])\1\1$/);
});

test('a file that is asked for is made, and no other; the bytes do not depend on who asks', async () => {
  const picture = await makePicture(await noise(), { folder, social: true });
  const encoder = openEncoder(folder, 1);
  const names = namesOf(picture);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(await encoder.make(name)).toBe(true);
  expect(encodedFiles().sort()).toEqual([...names].sort());
  const alone = names.map((name) => readFileSync(join(folder, name)));
  for (const name of names) rmSync(join(folder, name));
  expect(await encoder.makeAll(hashOfAddress(picture.url)!)).toBe(names.length);
  expect(names.map((name) => readFileSync(join(folder, name)))).toEqual(alone);
  expect(await encoder.makeAll(hashOfAddress(picture.url)!)).toBe(0);
});

test('nothing is made that no picture has', async () => {
  const picture = await makePicture(await noise(), { folder });
  const hash = hashOfAddress(picture.url)!;
  const encoder = openEncoder(folder, 1);
  for (const name of [
    `${hash}-641.jpg`,
    `${hash}-960.avif`,
    `${hash}-social.jpg`,
    `${hash}-640.png`,
    `${hash}-0640.jpg`,
    `${'0'.repeat(16)}-640.jpg`,
    `${hash}.jpg`,
    '.json',
    '../x-1.jpg',
  ])
    expect(await encoder.make(name), name).toBe(false);
  expect(encodedFiles()).toEqual([]);
});

test('without its master a picture is made anew, and none of its files is encoded', async () => {
  const source = await noise();
  const picture = await makePicture(source, { folder });
  const hash = hashOfAddress(picture.url)!;
  rmSync(join(folder, 'masters'), { recursive: true });
  expect(await findPicture(folder, hash)).toBeUndefined();
  expect(await openEncoder(folder, 1).make(picture.url.replace('/media/', ''))).toBe(false);
  expect(await makePicture(source, { folder })).toEqual(picture);
  expect(await openEncoder(folder, 1).make(picture.url.replace('/media/', ''))).toBe(true);
});

test('a record from before masters were kept counts while all its files are there', async () => {
  const picture = { url: '/media/0123456789abcdef-640.jpg' };
  const files = { '0123456789abcdef-640.jpg': 3 };
  writeFileSync(join(folder, '.0123456789abcdef.json'), JSON.stringify({ picture, files }));
  expect(await findPicture(folder, '0123456789abcdef')).toBeUndefined();
  writeFileSync(join(folder, '0123456789abcdef-640.jpg'), 'abc');
  expect(await findPicture(folder, '0123456789abcdef')).toEqual(picture);
  rmSync(join(folder, '0123456789abcdef-640.jpg'));
  expect(await openEncoder(folder, 1).make('0123456789abcdef-640.jpg')).toBe(false);
});

test('several processes that make the same files at once do no harm', async () => {
  const picture = await makePicture(await noise(), { folder });
  const hash = hashOfAddress(picture.url)!;
  const encoders = [openEncoder(folder, 1), openEncoder(folder, 1), openEncoder(folder, 1)];
  await Promise.all(encoders.map((encoder) => encoder.makeAll(hash)));
  expect(encodedFiles().sort()).toEqual(namesOf(picture).sort());
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([`.${hash}.json`]);
  for (const name of namesOf(picture)) expect((await sharp(join(folder, name)).metadata()).width).toBeGreaterThan(0);
});
