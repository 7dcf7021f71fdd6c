import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerCommand } from '../../owner-command.ts';

let root = '';
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-placed-'));
  expect((await store('init', join(root, 'shop'), '--name', 'Cellar', '--yes')).status).toBe(0);
  write('stock.csv', 'SKU,quantity\n');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(root, 'shop', file), text);
}

const store = (...words: string[]) => ownerCommand({ DATA_DIR: join(root, 'data') }, words);
const validate = (...words: string[]) => store('validate', join(root, 'shop'), ...words);
const wines = (count: number) => Array.from({ length: count }, (_, at) => `wine-${at},Wine ${at},,10`);

test('products without a category are one problem, which says what to fill and names no category', async () => {
  write('products.csv', ['Handle,Title,Type,Variant Price', ...wines(404), ''].join('\n'));
  const { status, wrong } = await validate();
  expect(status).toBe(1);
  expect(wrong).toBe(
    'products.csv:2: 404 products have no category (lines 2, 3, 4, 5, 6 and 399 more): ' +
      'fill the column Type, write rest: true below the category of categories.yaml that takes such products, ' +
      'or name one for this time by --category NAME',
  );
});

test('--category gives them one, in any case; validate, diff and apply take it', async () => {
  write('products.csv', ['Handle,Title,Type,Variant Price', ...wines(2), ''].join('\n'));
  const { wrong } = await validate('--category', 'Wine');
  expect(wrong.split('\n').slice(1)).toEqual(['- name: "Wine"   # 2 products, named by --category']);
  write('categories.yaml', '- name: Wine\n');
  expect((await validate('--category', 'WINE')).status).toBe(0);
  expect((await store('diff', join(root, 'shop'), '--category', 'wine')).said).toContain('+ product wine-0');
  expect((await store('apply', join(root, 'shop'), '--category', 'wine', '--yes')).status).toBe(0);
});

test('categories that are missing are a list to paste, with counts and where each name is from', async () => {
  write(
    'products.csv',
    [
      'Handle,Title,Product Category,Type,Variant Price',
      'a,A,Drinks > Wine,,9',
      'b,B,,"Glass: ""tall""",9',
      'c,C,,wine,9',
      'd,D,Wine,,9',
      '',
    ].join('\n'),
  );
  const { wrong } = await validate();
  const [first, ...pasted] = wrong.split('\n');
  expect(first).toBe(
    'products.csv:2: 4 products are in categories that categories.yaml does not have. ' +
      'Write them there, or their names under alsoCalled of another one:',
  );
  expect(pasted).toEqual([
    '- name: "Wine"   # 3 products, from the column Product Category and from the column Type',
    '- name: "Glass: \\"tall\\""   # 1 product, from the column Type',
  ]);
  write('categories.yaml', pasted.join('\n'));
  expect((await validate()).status).toBe(0);
});

test('a category is renamed without a change of the file: alsoCalled has what the file says', async () => {
  write('products.csv', ['Handle,Title,Type,Variant Price', 'a,A,VINO,9', 'b,B,Vin rouge,9', ''].join('\n'));
  write('categories.yaml', '- name: Wine\n  alsoCalled: [vino, Vin Rouge]\n');
  expect((await validate()).said).toContain(
    'Cellar has no mistakes, and what is to be looked at stands below: 1 category, 2 products',
  );
  write('categories.yaml', '- name: Wine\n  alsoCalled: [vino]\n- name: Red\n  alsoCalled: [VINO, wine]\n');
  expect((await validate()).wrong).toContain('categories.yaml:4: alsoCalled has vino, which is Wine');
});

test('an export of a shop from WooCommerce changes nothing, where its categories stand below one another', async () => {
  write(
    'categories.yaml',
    '- name: Zuhause\n  alsoCalled: [Zuhause, Decken, Pflege]\n- name: Regen\n- name: Regenjacken\n',
  );
  write(
    'products.csv',
    [
      'Type,SKU,Name,Published,Regular price,Categories',
      'simple,A,Wolldecke,1,90,"Zuhause, Zuhause > Decken"',
      'simple,B,Friesennerz,1,90,Regen > Regenjacken',
      'simple,C,Hut,1,90,Herren > Regen',
      '',
    ].join('\n'),
  );
  expect((await store('apply', join(root, 'shop'), '--yes')).status).toBe(0);
  expect((await store('export', join(root, 'again'))).status).toBe(0);
  for (const folder of ['again', 'shop'])
    expect((await store('diff', join(root, folder))).said).not.toMatch(/^[-+~] product/m);
});
