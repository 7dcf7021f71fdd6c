import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPrepared } from '#owner/cli/is-prepared.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { markFile } from '#store-api/base/db/sqlite/check-file.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { insertProducts } from '../catalogue.ts';

/** What may start without `prepare` having looked at it (reliability F5 is told by `prepare`). */
let [folder, file] = ['', ''];
const url = () => `sqlite:${file}`;
const change = (statement: string) => {
  const db = new DatabaseSync(file);
  db.exec(statement);
  db.close();
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-prepared-'));
  file = join(folder, 'store.db');
  const db = await openDatabase(url());
  await createStore(db, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'One' } });
  await insertProducts(db, 'main');
  await db.destroy();
  markFile(file);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a filled shop is', () => expect(isPrepared(url())).toBe(true));

test('PostgreSQL, a file that is not there and one that is not marked are not', () => {
  expect(isPrepared('postgres://127.0.0.1/shop')).toBe(false);
  expect(isPrepared(`sqlite:${folder}/other.db`)).toBe(false);
  rmSync(`${file}.made`);
  expect(isPrepared(url())).toBe(false);
});

test('a shop without a store is not', () => {
  change('pragma foreign_keys = off; delete from stores');
  expect(isPrepared(url())).toBe(false);
});

test('a fill that was cut off is not', () => {
  change("insert or replace into meta (key, value) values ('demo', 'filling')");
  expect(isPrepared(url())).toBe(false);
});

test('tables of an older program and of a newer one are not', () => {
  change("insert into migrations (name, at) values ('9999-later', '')");
  expect(isPrepared(url())).toBe(false);
  change("delete from migrations where name in ('9999-later', '0018-line-skus')");
  expect(isPrepared(url())).toBe(false);
});

test('a damaged file is not, nor is one that is no database', () => {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 8_192);
  writeFileSync(file, bytes);
  expect(isPrepared(url())).toBe(false);
  writeFileSync(file, 'no database');
  expect(isPrepared(url())).toBe(false);
});
