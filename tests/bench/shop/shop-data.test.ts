import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canOpen } from './shop-data.ts';

test('a checkout is given only a database whose migrations it knows', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  const file = join(checkout, 'store.db');
  mkdirSync(join(checkout, 'src/store-api/base/db'), { recursive: true });
  writeFileSync(join(checkout, 'src/store-api/base/db/migrate.ts'), "[{ name: '0001-start' }, { name: '0002-mail' }]");
  expect(canOpen(checkout, file)).toBe(false);

  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE migrations (name TEXT, at TEXT); INSERT INTO migrations VALUES ('0001-start', '')");
  expect(canOpen(checkout, file)).toBe(true);
  database.exec("INSERT INTO migrations VALUES ('0009-limits', '')");
  expect(canOpen(checkout, file)).toBe(false);
  database.close();
  rmSync(checkout, { recursive: true });
});
