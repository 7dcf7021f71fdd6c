import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { findDamage } from '#store-api/base/db/sqlite/check-file.ts';
import { isKnownMigration } from '#store-api/base/db/migrate.ts';
import { StartError } from '#environment.ts';

/** Checks that the file is an undamaged database of this program or an older one. @throws StartError with the reason */
export function checkBackup(file: string): { orders: number } {
  if (!existsSync(file)) throw new StartError(`there is no file ${file}`);
  const damage = findDamage(file, 'integrity_check');
  if (damage) throw new StartError(`${file} is damaged (${damage})`);
  const db = open(file);
  try {
    const names = db
      .prepare('select name from migrations')
      .all()
      .map(({ name }) => String(name));
    const newer = names.find((name) => !isKnownMigration(name));
    if (newer) throw new StartError(`${file} was made by a newer Selvedge (it has ${newer}); update the program first`);
    return { orders: Number(db.prepare('select count(*) as count from orders').get()?.count) };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${file} is no database of a shop`);
  } finally {
    db.close();
  }
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch {
    throw new StartError(`${file} cannot be read`);
  }
}
