import type { Options } from './command.ts';
import { namedStore } from './named-store.ts';
import { sayWhere } from './say-where.ts';
import { storeOfCustomer, storeOfOrder, storeOfVariant } from './store-of-id.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { type Environment, readEnvironment } from '#environment.ts';

type ActOnStore = (db: Db, storeId: string, environment: Environment) => Promise<void>;
/** What a command names without saying whose it is: it is looked for in all stores. */
export interface Named {
  orderId?: string | undefined;
  sku?: string;
  email?: string;
}

export async function withDatabase(act: (db: Db, environment: Environment) => Promise<void>): Promise<void> {
  const environment = readEnvironment(process.env);
  const db = await openDatabase(environment.DATABASE_URL);
  try {
    await act(db, environment);
  } finally {
    await db.destroy();
  }
}

/**
 * The same with the id of the store that `--store` names, else of the one that has what is named, else the default.
 * Which it is, is said where the command writes.
 */
export function withStore(options: Options, act: ActOnStore, named: Named = {}): Promise<void> {
  return withDatabase(async (db, environment) => {
    const storeId = await storeOf(db, options.store, named);
    sayWhere(options, environment, storeId);
    await act(db, storeId, environment);
  });
}

async function storeOf(db: Db, store: string | undefined, named: Named): Promise<string> {
  const found = store === undefined ? await storeThatHas(db, named) : undefined;
  return found ?? namedStore(db, store);
}

async function storeThatHas(db: Db, { orderId, sku, email }: Named): Promise<string | undefined> {
  if (orderId !== undefined) return storeOfOrder(db, orderId);
  if (sku !== undefined) return storeOfVariant(db, sku);
  return email === undefined ? undefined : storeOfCustomer(db, email);
}
