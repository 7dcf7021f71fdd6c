import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { openPottery } from '../pottery.ts';
import { changeLines } from '#owner/shop-folder/changes/change-lines.ts';
import { planFolder } from '#owner/shop-folder/plan-folder.ts';

let pottery: Awaited<ReturnType<typeof openPottery>>;
beforeAll(async () => {
  pottery = await openPottery(sqlite);
  pottery.write('stock.csv', 'SKU,quantity\n');
});
afterAll(() => pottery.close());

function gowns(...genders: string[]): void {
  const rows = genders.map((gender, at) => `gown-${at},Gown,Shirts,9,${gender}`);
  pottery.write('products.csv', ['Handle,Title,Type,Variant Price,Gender', ...rows, ''].join('\n'));
}

test('diff says once for whom a product is, in the words of the file', async () => {
  gowns('Women', 'male', '', 'girls', 'men');
  await pottery.apply();
  gowns('Men', 'men', 'unisex', 'female', '');
  const { media, shop, read } = pottery;
  expect(changeLines((await planFolder(shop.db, await read(), { media, dryRun: true })).changes)).toEqual([
    '~ product gown-0: gender "women" -> "men"',
    '~ product gown-1: gender "male" -> "men"',
    '~ product gown-2: gender - -> "unisex"',
    '~ product gown-3: gender "girls" -> "female"',
    '~ product gown-4: gender "men" -> -',
  ]);
});
