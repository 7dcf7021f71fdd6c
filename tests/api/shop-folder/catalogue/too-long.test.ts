import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerCommand } from '../../owner-command.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-long-'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const store = (...words: string[]) => ownerCommand({ DATA_DIR: join(root, 'data') }, words);

test('11.catalogue-file.too-long: a product of the shop whose cell has become too long stays, hidden and named, with its stock', async () => {
  const shop = join(root, 'shop');
  const rowsOf = (size: string, title = 'Rug') =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price',
      `rug,${title},Size,${size},,5,10`,
      'rug,,,Large,R-L,6,12',
      'cap,Cap,,,C-1,7,9',
      '',
    ].join('\n');
  const file = join(root, 'export.csv');
  writeFileSync(file, rowsOf('Small'));
  await store('init', shop, '--products', file, '--name', 'Halde', '--yes');
  for (const page of ['terms', 'privacy']) writeFileSync(join(shop, `policies/${page}.md`), 'Fair.\n');
  const apply = (text: string) => {
    writeFileSync(join(shop, 'products.csv'), text);
    return store('apply', shop);
  };
  await apply(rowsOf('Small'));
  await store('stock', 'set', 'R-L', '2');
  const stock = async () => (await store('stock', 'list')).said;
  const before = await stock();
  expect(before).toMatch(/\b2  R-L/);

  const { status, said } = await apply(rowsOf('s'.repeat(120)));
  expect(status).toBe(0);
  expect(said).toContain('1 note on the folder');
  const validate = async () => (await store('validate', shop)).said;
  expect(await validate()).toContain('Hidden, because a text is too long for the shop (1)');
  expect(await validate()).toContain('  line 2, Option1 Value: rug, longer than 100 characters');
  expect(said).toMatch(/rug.*(?:shown|visible|hidden)/);
  expect(said).not.toMatch(/delete|^- /m);
  expect((await store('apply', shop)).said).toContain('Nothing has changed.');
  expect(await stock()).toMatch(/\b2  R-L/);

  await apply(rowsOf('Small', 'R'.repeat(300)));
  expect(await validate()).toContain('line 2, Title: rug, longer than 255');
  expect((await apply(rowsOf('Small'))).said).not.toContain('Hidden');
  expect(await stock()).toBe(before);
  await store('export', join(root, 'exported'));
  expect(readFileSync(join(root, 'exported/stock.csv'), 'utf8')).toContain('R-L');
});
