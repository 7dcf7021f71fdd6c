import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '#owner/import/read/read-catalogue.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-prior-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function read(...lines: string[]) {
  const file = join(folder, 'products.csv');
  writeFileSync(file, [...lines, ''].join('\n'));
  const { products, problems, findings } = await readCatalogue(file, { categories: [], currency: 'EUR' });
  return {
    priors: products.flatMap(({ variants }) => variants.map(({ prior }) => prior)),
    problems: problems.map(({ column, what }) => `${column ?? '-'}: ${what}`),
    ignored: findings.ignoredColumns.map(({ name }) => name),
  };
}

test('10.prior-price: the column is read by three names, in exports of three systems, as prices are', async () => {
  const none = { problems: [], ignored: [] };
  for (const name of ['Prior Price', 'priorPrice', 'Variant Prior Price'])
    expect(await read(`Handle,Title,Price,${name}`, 'a,A,49,"€1.069,50"', 'b,B,49,', 'c,C,49,0')).toEqual({
      ...none,
      priors: [106_950, undefined, undefined],
    });
  expect(await read('Type,SKU,Name,Regular price,Sale price,Prior Price', 'simple,A,Cap,69,49,65')).toEqual({
    ...none,
    priors: [6500],
  });
  expect(await read('sku,product_type,name,price,special_price,priorPrice', 'A,simple,Cap,69,49,65')).toEqual({
    ...none,
    priors: [6500],
  });
  expect((await read('Handle,Title,Price,Prior Price', 'a,A,49,much')).problems).toEqual([
    "Prior Price: must be an amount such as 1299 or 1299.50, not 'much'",
  ]);
});
