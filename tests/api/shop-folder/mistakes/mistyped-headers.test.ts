import { expect, test } from 'vitest';
import { freshFolder } from './fresh-folder.ts';

const { write, problems } = freshFolder();

test('a header that may be mistyped is asked about beside the mistakes that it brings', async () => {
  write('products.csv', 'Handle,Title,Product Categry,Varient SKU,Variant Price,Notes\nshirt,Shirt,Shirts,S-1,9,old\n');
  write('stock.csv', 'SKU,quantity\nS-1,4\n');
  expect(await problems()).toEqual([
    'products.csv:1: Product Categry is a column that nothing is read from: did you mean Product Category?',
    'products.csv:1: Varient SKU is a column that nothing is read from: did you mean Variant SKU?',
    expect.stringMatching(/^products.csv:2: 1 product has no category .*fill the column Product Category/),
    'stock.csv:2: no product of products.csv has the SKU S-1',
  ]);
});
