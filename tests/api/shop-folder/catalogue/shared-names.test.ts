import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerCommand } from '../../owner-command.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-shared-names-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('11.catalogue-file.category: a name below several of the file is one category, and those names part it', async () => {
  const [file, shop] = [join(root, 'export.csv'), join(root, 'shop')];
  const paths = ['Men > Base > Tops', 'Women > Base > Tops', 'women > Base > Tops', 'Kids > Base', 'Home > Socks'];
  const rows = paths.map((path, at) => `p${at},P ${at},Clothing > ${path},9`);
  writeFileSync(file, ['Handle,Title,Product Category,Variant Price', ...rows, ''].join('\n'));
  const { said } = await ownerCommand({ DATA_DIR: join(root, 'data') }, ['init', shop, '--products', file, '--yes']);
  expect(said.split('\n').slice(1, 5)).toEqual([
    '  Tops (3)',
    '  Base (1)',
    '  Socks (1)',
    'One category each, though below several names of the file: Tops (below Men, Women), Base (below Men, Women, Kids). \
To part them write Men, Women and the like into categories.yaml in their place.',
  ]);
  const categories = join(shop, 'categories.yaml');
  expect(readFileSync(categories, 'utf8')).toContain(
    '# 3 products, from the column Product Category, below Men, Women\n',
  );
  writeFileSync(categories, '- name: Men\n- name: Women\n- name: Kids\n- name: Socks\n');
  const { products } = await readShopFolder(shop);
  expect(products.map(({ category }) => category)).toEqual(['Men', 'Women', 'Women', 'Kids', 'Socks']);
});
