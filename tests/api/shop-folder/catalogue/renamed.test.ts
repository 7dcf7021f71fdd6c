import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { ownerCommand } from '../../owner-command.ts';
import { HEADER, openPottery, SHIRT } from '../pottery.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

test('a product that comes with the SKUs of one that goes: the line of redirects.txt for it is proposed', async () => {
  const { shop, root, write, apply, close } = await openPottery(sqlite);
  const run = async (name: string, ...more: string[]) =>
    (await ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, [name, join(root, 'shop'), ...more]))
      .said;
  const renamed = SHIRT.replaceAll('linen-shirt', 'flax-shirt');
  const belt = 'belt,Belt,Shirts,Size,One,B-1,99';
  const line = `/product/${productIdOf('pottery', 'linen-shirt')} /product/flax-shirt`;
  write('products.csv', `${HEADER}\n${SHIRT}\n${belt}\n`);
  await apply();
  write('stock.csv', 'SKU,quantity\n');
  // One of them goes for good, and one comes that is no other.
  write('products.csv', `${HEADER}\n${SHIRT}\ncap,Cap,Shirts,Size,One,C-1,99\n`);
  expect(await run('diff')).not.toContain('redirects.txt');
  // Half of its sizes are no product by another name.
  write('products.csv', `${HEADER}\n${renamed.split('\n')[0]}\n${belt}\n`);
  expect(await run('diff')).not.toContain('redirects.txt');
  write('products.csv', `${HEADER}\n${renamed}\n${belt}\n`);
  const said = `A product is renamed, by the SKUs, with stock and orders as they are. So that the old address leads to the new one, write into redirects.txt:\n  ${line}\n`;
  expect(await run('diff')).toContain(said);
  expect(await run('diff', '--json')).not.toContain('renamed');
  write('redirects.txt', `${line}\n`);
  expect(await run('diff')).not.toContain('write into redirects.txt');
  write('redirects.txt', '');
  expect(await run('apply', '--yes')).toContain(said);
  expect(await run('apply')).toBe('Nothing has changed.');
  await close();
});
