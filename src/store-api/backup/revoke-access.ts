import { DatabaseSync } from 'node:sqlite';

/**
 * Tokens and links to a new password. What was revoked or used after the backup was taken is not known in it, so all of
 * them go.
 */
const TABLES = ['tokens', 'password_resets'];

/**
 * To be done to the copy of a backup before it takes the database's place. Idempotency keys stay: each leads to an
 * order that is in the backup too.
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
