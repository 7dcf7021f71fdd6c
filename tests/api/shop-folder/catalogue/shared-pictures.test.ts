import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { openPottery } from '../pottery.ts';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';

let pottery: Awaited<ReturnType<typeof openPottery>>;
beforeAll(async () => {
  pottery = await openPottery(sqlite);
  pottery.write('stock.csv', 'SKU,quantity\n');
  const path = (name: string) => join(pottery.root, 'shop/pictures', name);
  for (const [at, name] of ['a.png', 'other.png'].entries())
    await sharp({ create: { width: 300, height: 150, channels: 3, background: { r: at * 50, g: 90, b: 9 } } })
      .png()
      .toFile(path(name));
  for (const name of ['b.png', 'c.png']) copyFileSync(path('a.png'), path(name));
});
afterAll(() => pottery.close());

/** Of each product the pictures that its rows name. */
function named(folder: string): string[][] {
  const rows: Record<string, string>[] = parse(readFileSync(join(pottery.root, folder, 'products.csv')), {
    columns: true,
  });
  return [...Map.groupBy(rows, ({ Handle }) => Handle).values()].map((own) =>
    own.flatMap((row) => (row['Image Src'] ? [row['Image Src']] : [])),
  );
}

// a.png, b.png and c.png are the same picture.
describe.each<[string, string[][]]>([
  ['first in one product and later in another', [['a.png'], ['other.png', 'b.png']]],
  ['later in one product and first in another', [['other.png', 'a.png'], ['b.png']]],
  [
    'under one name, first and later',
    [
      ['a.png', 'other.png'],
      ['other.png', 'a.png'],
    ],
  ],
  ['twice in one product', [['a.png', 'b.png'], ['other.png'], ['other.png', 'c.png']]],
  [
    'in two products that have it twice',
    [
      ['a.png', 'b.png'],
      ['other.png', 'a.png', 'b.png'],
    ],
  ],
])('a picture is there %s', (_, pictures) => {
  test('what was exported differs in nothing, names what the owner named, and is exported as the same', async () => {
    const { apply, exported, media, read, shop, write } = pottery;
    const rows = pictures.flatMap((own, at) =>
      own.map((picture, index) => [`p-${at}`, ...(index ? ['', '', ''] : [`P ${at}`, 'Shirts', '9']), picture].join()),
    );
    write('products.csv', `Handle,Title,Product Category,Variant Price,Image Src\n${rows.join('\n')}\n`);
    await apply();
    const folder = await exported();
    const { changes } = await planFolder(shop.db, await read(folder), { media, dryRun: true });
    expect(changeLines(changes)).toEqual([]);
    expect(named(folder)).toEqual(pictures);
    expect(await apply(folder)).toEqual([]);
    expect(named(await exported())).toEqual(pictures);
    expect(await apply()).toEqual([]);
  });
});
