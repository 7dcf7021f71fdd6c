import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WireImage } from '#contract/product.ts';
import { encodeAhead } from '#store-api/shop/media/encode-ahead.ts';
import { openEncoder } from '#store-api/shop/media/open-encoder.ts';
import { sqlite } from '../engines.ts';
import { everything, type ImportBench, openBench } from './import-database.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openBench(sqlite);
  mkdirSync(join(bench.folder, 'pictures'));
});
afterEach(() => bench.close());

async function draw(name: string, colour: string): Promise<void> {
  writeFileSync(
    join(bench.folder, 'pictures', name),
    await sharp({ create: { width: 700, height: 900, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );
}

function catalogue(...pictures: string[]): string {
  const file = join(bench.folder, 'catalogue.csv');
  writeFileSync(
    file,
    [
      'Handle,Title,Price,Image Src',
      ...pictures.map((picture, index) => `item-${index},Item ${index},999,${picture}`),
    ].join('\n'),
  );
  return file;
}

const images = async () => (await everything(bench.db)).images.map(({ picture }) => JSON.parse(picture) as WireImage);
/** Encodes what the catalogue's pictures have. */
async function madeFiles(): Promise<string[]> {
  const media = join(bench.folder, 'media');
  const files = () => readdirSync(media).filter((name) => name.includes('.') && !name.startsWith('.'));
  const before = files().length;
  const made = await encodeAhead(bench.db, openEncoder(media, 2), (error) => expect.fail(String(error)));
  expect(made).toBe(files().length - before);
  return files();
}

test('local pictures become responsive files once, whoever names them', async () => {
  await draw('blue.png', '#335577');
  const file = catalogue('pictures/blue.png', 'pictures/blue.png');
  expect(await bench.run(file)).toEqual({ created: 2, updated: 0, unchanged: 0 });
  const [first, second] = await images();
  expect(first).toMatchObject({ alt: 'Item 0', width: 700, height: 900 });
  expect(second!.url).toBe(first!.url);
  expect(first!.url).toMatch(/^\/media\/[0-9a-f]{16}-640\.jpg$/);
  expect(await madeFiles()).toContain(first!.url.replace('/media/', ''));
  expect(await bench.run(file)).toEqual({ created: 0, updated: 0, unchanged: 2 });
});

test("only a product's first picture is made for messengers, and a dry run knows it", async () => {
  await draw('front.png', '#335577');
  await draw('back.png', '#886644');
  const file = join(bench.folder, 'catalogue.csv');
  const where = { images: join(bench.folder, 'pictures') };
  writeFileSync(file, 'Handle,Title,Price,Image Src\nitem,Item,999,front.png\nitem,,,back.png\n');
  await bench.run(file, where);
  const [front, back] = await images();
  expect(front!.social).toMatch(/^\/media\/[0-9a-f]{16}-social\.jpg$/);
  expect(await madeFiles()).toContain(front!.social!.replace('/media/', ''));
  expect(back!.social).toBeUndefined();
  expect(await bench.run(file, { ...where, dryRun: true })).toEqual({ created: 0, updated: 0, unchanged: 1 });
});

test('a picture that changed changes its product', async () => {
  await draw('a.png', '#335577');
  await draw('b.png', '#886644');
  const file = catalogue('a.png', 'b.png');
  const where = { images: join(bench.folder, 'pictures') };
  await bench.run(file, where);
  await draw('b.png', '#000000');
  expect(await bench.run(file, { ...where, dryRun: true })).toEqual({ created: 0, updated: 1, unchanged: 1 });
  expect(await bench.run(file, where)).toEqual({ created: 0, updated: 1, unchanged: 1 });
});

test('broken, missing and outside pictures are told by line, and nothing changes', async () => {
  await draw('good.png', '#335577');
  writeFileSync(join(bench.folder, 'pictures/broken.png'), 'no picture');
  writeFileSync(
    join(bench.folder, 'pictures/half.jpg'),
    (
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer()
    ).subarray(0, 400),
  );
  writeFileSync(join(bench.folder, 'secret.png'), 'secret');
  symlinkSync(join(bench.folder, 'secret.png'), join(bench.folder, 'pictures/link.png'));
  const file = catalogue('good.png', 'broken.png', 'none.png', 'link.png', 'half.jpg');
  const said = await bench
    .run(file, { images: join(bench.folder, 'pictures') })
    .catch((error: unknown) => (error as Error).message.split('\n'));
  expect(said).toEqual([
    'line 3, Image Src: the picture broken.png cannot be read (contains unsupported image format)',
    expect.stringContaining('line 4, Image Src: the picture none.png is not in '),
    expect.stringContaining('line 5, Image Src: the picture link.png is outside '),
    expect.stringContaining('line 6, Image Src: the picture half.jpg cannot be read'),
  ]);
  expect(await images()).toEqual([]);
});
