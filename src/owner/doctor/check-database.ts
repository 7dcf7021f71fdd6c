import { existsSync } from 'node:fs';
import { failure, fine, type Finding } from './finding.ts';
import { migrationState } from '#store-api/base/db/migrate.ts';
import { connectDatabase, type Db, explainDatabaseError } from '#store-api/base/db/open-database.ts';
import { checkFile, fileOf } from '#store-api/base/db/sqlite/check-file.ts';
import { StartError } from '#environment.ts';

interface Examined {
  /** Open when its tables can be read; the caller closes it. */
  db?: Db;
  findings: Finding[];
}

/** Can the database be reached, has it the tables of this program, can it be written? Nothing of it is changed. */
export async function checkDatabase(url: string): Promise<Examined> {
  const path = fileOf(url);
  const missing = path === undefined ? undefined : findMissing(path);
  if (missing) return { findings: [missing] };
  const db = connectDatabase(url, true);
  try {
    const behind = await checkTables(db);
    if (behind) {
      await db.destroy();
      return { findings: [behind] };
    }
    await writeAndUndo(db);
    return { db, findings: [fine('database', `${path ?? 'PostgreSQL'} answers, has all tables and can be written`)] };
  } catch (error) {
    await db.destroy().catch(() => undefined);
    return { findings: [failure('database', explainDatabaseError(error, url), 'The shop cannot take an order.')] };
  }
}

/** Opening a SQLite file would make it. */
function findMissing(path: string): Finding | undefined {
  const advice =
    'npm run store -- apply my-shop makes one, or npm start for the demo shop; npm run store -- restore FILE puts a ' +
    'backup in its place.';
  try {
    checkFile(path, { mayMakeFolder: true });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return failure('database', error.message, advice);
  }
  return existsSync(path) ? undefined : failure('database', `there is no database ${path}`, advice);
}

async function checkTables(db: Db): Promise<Finding | undefined> {
  const { missing, unknown } = await migrationState(db);
  if (unknown.length > 0)
    return failure('database', `a newer Selvedge made it: ${unknown.join(', ')}`, 'Update the program.');
  return missing.length > 0
    ? failure(
        'database',
        `its tables lack ${missing.join(', ')}`,
        'npm start, or any other command, brings them up to date.',
      )
    : undefined;
}

async function writeAndUndo(db: Db): Promise<void> {
  class Undone extends Error {}
  const write = db.transaction().execute(async (trx) => {
    await trx.insertInto('meta').values({ key: 'doctor', value: '' }).execute();
    throw new Undone();
  });
  await write.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
