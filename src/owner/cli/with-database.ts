import type { Options } from './command.ts';
import { namedStore } from './named-store.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { type Environment, readEnvironment } from '#environment.ts';

export async function withDatabase(act: (db: Db, environment: Environment) => Promise<void>): Promise<void> {
  const environment = readEnvironment(process.env);
  const db = await openDatabase(environment.DATABASE_URL);
  try {
    await act(db, environment);
  } finally {
    await db.destroy();
  }
}

/** The same with the id of the store that `--store` names. */
export function withStore(
  { store }: Options,
  act: (db: Db, storeId: string, environment: Environment) => Promise<void>,
): Promise<void> {
  return withDatabase(async (db, environment) => act(db, await namedStore(db, store), environment));
}
