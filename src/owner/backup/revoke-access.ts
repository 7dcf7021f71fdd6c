import { DatabaseSync } from 'node:sqlite';

/**
 * Tokens and links to a new password. The backup does not know which were revoked or used later, so all are deleted.
 */
const TABLES = ['tokens', 'password_resets'];

/**
 * To be called on the copy of a backup before it replaces the database. Idempotency keys stay, because their orders are
 * in the backup too.
 */
export function revokeAccess(file: string): void {
  const db = new DatabaseSync(file);
  try {
    const there = db
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name));
    // A backup of an older program may not have them all.
    for (const table of TABLES.filter((name) => there.includes(name))) db.exec(`delete from ${table}`);
  } finally {
    db.close();
  }
}
