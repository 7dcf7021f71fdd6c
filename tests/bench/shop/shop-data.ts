import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoAtEnd } from '../leftovers.ts';

const FILLED = ['data/demo', 'data'];

/** A folder that is gone when the benchmark ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `selvedge-bench-${name}-`));
  undoAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of a filled shop's data; where there is none, an empty folder, which the shop fills at its first start. */
export function copyOfData(from = FILLED.find((folder) => existsSync(join(folder, 'store.db')))): string {
  const folder = temporaryFolder('data');
  if (!from) return folder;
  cpSync(join(from, 'media'), join(folder, 'media'), { recursive: true });
  copyDatabase(join(from, 'store.db'), join(folder, 'store.db'));
  return folder;
}

/** Whole also while a shop is open on it. */
function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true });
  database.prepare('VACUUM INTO ?').run(to);
  database.close();
}
