import { expect, test } from 'vitest';
import { ownerCommand } from '../../owner-command.ts';
import { freshFolder } from './fresh-folder.ts';

const { path, write, problems } = freshFolder();

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

test("in a table of one's own short headings are asked about too", async () => {
  write('products.csv', 'Item,Catgory,Coluor,Price,Skuu,Rack\nCap,Caps,Red,9,C-1,A\nCap,Caps,Blue,9,C-2,A\n');
  write('stock.csv', 'SKU,quantity\n');
  expect(await problems()).toEqual([
    'products.csv:1: Catgory is a column that nothing is read from: did you mean Category?',
    'products.csv:1: Coluor is a column that nothing is read from: did you mean Color?',
    'products.csv:1: Skuu is a column that nothing is read from: did you mean SKU?',
    expect.stringMatching(/^products.csv:2: 1 product has no category .*fill the column Category,/),
    'products.csv:3: Item is that of line 2 too, and no column of sizes or colours tells the two apart',
  ]);
});

test('what is to be looked at in products.csv stands beside the mistakes, ignored columns of an own table too', async () => {
  write('products.csv', 'Item,Category,Price,SKU,Supplier\nCap,Caps,9,C-1,Wool\nHat,Caps,free,C-1,Felt\n');
  write('categories.yaml', '- name: Caps\n');
  write('stock.csv', 'SKU,quantity\n');
  const { said, wrong } = await ownerCommand({}, ['validate', path()]);
  expect(wrong).toContain("products.csv:3: Price must be an amount such as 1299 or 1299.50, not 'free'");
  expect(said.split('\n').slice(0, 5)).toEqual([
    'To be looked at (2):',
    expect.stringMatching(/^SKUs of several products/),
    '  C-1: cap, hat',
    'Ignored columns, with the number of their values:',
    '  Supplier (2)',
  ]);
});
