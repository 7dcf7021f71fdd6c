import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerCommand } from '../owner-command.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

const FIXTURES = new URL('../../fixtures/import/', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function store(...args: string[]) {
  return ownerCommand({ DATA_DIR: folder, DATABASE_URL: '' }, args);
}

async function addStore(id: string, isDefault: boolean): Promise<void> {
  const db = await openDatabase(`sqlite:${folder}/store.db`);
  await createStore(db, { id, isDefault, hosts: [`${id}.example`], info: { storeName: id } });
  await db.destroy();
}

test('imports into the default store or the one named, and tells what it did', async () => {
  await addStore('main', true);
  await addStore('other', false);
  const file = join(FIXTURES, 'older-dialect.csv');
  const firstLine = async (...args: string[]) => {
    const { status, said, wrong } = await store('import', file, ...args);
    expect({ status, wrong }).toEqual({ status: 0, wrong: '' });
    return said.split('\n')[0];
  };
  expect(await firstLine('--dry-run')).toBe('4 created, 0 updated, 0 unchanged (dry run: nothing was changed)');
  expect(await firstLine()).toBe('4 created, 0 updated, 0 unchanged');
  expect(await firstLine()).toBe('0 created, 0 updated, 4 unchanged');
  expect(await firstLine('--store', 'other')).toBe('4 created, 0 updated, 0 unchanged');
  expect((await store('list')).said).toMatch(/^main \(default\): .*main\.example.*^other: .*other\.example/ms);
});

test('says what it guessed, ignored and changed, as text and as JSON', async () => {
  await addStore('main', true);
  const file = join(FIXTURES, 'older-dialect.csv');
  expect((await store('import', file, '--dry-run')).said.split('\n').slice(1)).toEqual([
    'Prices are taken as INR.',
    '2 of 4 sizes have a number of stock in the file; the others (slim-raw-selvedge-jeans, 34, Indigo; linen-shirt, M) are sold without counting when they are new, until you count them: use `stock set SKU N`, or `stock apply FILE.csv`.',
    'The file is read as an export of Shopify.',
    'Categories come from: Product Category 1, Type 1.',
    'Without a category in the file: 2, now in Accessories. --category NAME names another.',
    'Read otherwise than written:',
    '  Body (HTML): scripts and forms in HTML are left out (line 2)',
    '  Variant Inventory Qty: is below 0 and becomes 0 (line 4)',
    '  Variant Inventory Qty: is not counted in a new size: it is sold when there is none, too (line 5)',
    '  Variant Inventory Qty: is not counted in a new size: the file says that nobody tracks it (line 7)',
  ]);
  const { status, said } = await store('import', file, '--category', 'Sundries', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(said)).toMatchObject({
    created: 4,
    format: 'Shopify',
    currency: 'INR',
    categories: { productCategory: 1, type: 1, given: 2 },
    ignoredColumns: [],
  });
});

test('says what is wrong without a stack: 1 for the file and the shop, 2 for the command', async () => {
  expect(await store('import', 'x.csv')).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('There is no store yet'),
  });
  await addStore('main', true);
  const bad = await store('import', join(FIXTURES, 'bad.csv'));
  expect(bad).toMatchObject({
    status: 1,
    wrong: expect.stringMatching(/bad\.csv was not imported and nothing is changed:\nline 3, Variant Price: /),
  });
  expect(await store('import', 'x.csv', '--store', 'none')).toMatchObject({
    status: 1,
    wrong: "there is no store 'none'",
  });
  expect(await store('import', 'none.csv')).toMatchObject({
    status: 1,
    wrong: expect.stringContaining('there is no such file'),
  });
  for (const args of [[], ['sell'], ['import'], ['import', 'a', 'b'], ['list', 'x'], ['import', 'a', '--bogus']])
    expect(await store(...args)).toMatchObject({
      status: 2,
      wrong: expect.stringMatching(/^npm run store -- (?:COMMAND|import FILE|list)/),
    });
});

test('prepare leaves a shop that has a store alone, silently', async () => {
  await addStore('main', true);
  expect(await store('prepare')).toEqual({ status: 0, said: '', wrong: '' });
  expect((await store('list')).said).toMatch(/^main \(default\): /);
});
