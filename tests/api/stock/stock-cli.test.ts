import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertProducts } from '../catalogue.ts';
import { ownerCommand } from '../owner-command.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-stock-'));
  const db = await openDatabase(`sqlite:${folder}/store.db`);
  for (const id of ['main', 'other'])
    await createStore(db, { id, isDefault: id === 'main', hosts: [], info: { storeName: id } });
  await insertProducts(db, 'main');
  await db.destroy();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function stock(...args: string[]) {
  return ownerCommand({ DATA_DIR: folder, DATABASE_URL: '' }, ['stock', ...args]);
}

test('the commands: set, add also below none, list, history; refusals in one line', async () => {
  expect(await stock('set', 'jeans-m-black', '4')).toEqual({ status: 0, said: 'jeans-m-black: 4 (was 0)', wrong: '' });
  expect(await stock('add', 'jeans-m-black', '-3', '--note', 'moths')).toEqual({
    status: 0,
    said: 'jeans-m-black: 1 (was 4)',
    wrong: '',
  });
  expect(await stock('add', 'jeans-m-black', '-2')).toEqual({
    status: 1,
    said: '',
    wrong: 'jeans-m-black has 1 left: it cannot go down by 2.',
  });
  expect((await stock('set', 'jeans-s-indigo', 'none')).said).toBe('jeans-s-indigo: not counted (was not counted)');
  expect(await stock('add', 'jeans-s-indigo', '1')).toEqual({
    status: 0,
    said: 'jeans-s-indigo: not counted, as before: it is sold without counting. \
The history has it; `stock set jeans-s-indigo N` counts it.',
    wrong: '',
  });
  expect((await stock('list', '--low', '1')).said.split('\n').map((line) => line.trim())).toEqual([
    '1  jeans-m-black  Slim Raw Jeans, M, Black',
    '1  jeans-l-indigo  Slim Raw Jeans, L, Indigo',
  ]);
  expect((await stock('history', 'jeans-m-black')).said.split('\n').map((line) => line.slice(18))).toEqual([
    '4 -> 1  added by the owner: moths',
    '0 -> 4  set by the owner',
  ]);
  expect((await stock('list', '--store', 'other')).said).toBe('There are no variants.');
  expect(await stock('set', 'jeans-m-black', '4', '--store', 'other')).toMatchObject({
    status: 1,
    wrong: "There is no variant with the SKU 'jeans-m-black'.",
  });
  expect(await stock('list', '--store', 'none')).toMatchObject({ status: 1, wrong: "there is no store 'none'" });
  for (const args of [
    [],
    ['set', 'x'],
    ['set', 'x', 'many'],
    ['add', 'x', '1.5'],
    ['list', '--low', 'few'],
    ['steal', 'x', '1'],
    ['set', 'x', '1', '2'],
  ])
    expect(await stock(...args)).toMatchObject({
      status: 2,
      wrong: expect.stringContaining('npm run store -- '),
    });
});

test('a file of stock: what is not counted is no number', async () => {
  const file = join(folder, 'count.csv');
  const applied = async (...lines: string[]) => {
    writeFileSync(file, ['Handle,Size,Color,quantity', ...lines, ''].join('\n'));
    return (await stock('apply', file)).said;
  };
  const [black, indigo] = ['slim-raw-jeans,M,Black', 'slim-raw-jeans,M,Indigo'];
  expect(await applied(`${black},7`, `${indigo},-`)).toBe('1 set, 1 of them to another number; 1 not counted.');
  expect(await applied(`${black},7`)).toBe('1 set, 0 of them to another number.');
  expect(await applied(`${black},-`)).toBe('1 not counted.');
});
