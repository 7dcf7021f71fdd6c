import type { Options } from './command.ts';
import { namedStore } from './named-store.ts';
import { sayWhere } from './say-where.ts';
import { storeOfOrder, storeOfVariant } from './store-of-id.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';
import { type Environment, readEnvironment } from '#environment.ts';

type ActOnStore = (db: Db, storeId: string, environment: Environment) => Promise<void>;
/** What a command names without saying whose it is: it is looked for in all stores. */
export interface Named {
  orderId?: string | undefined;
  sku?: string;
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

/** The same with the id of the store that `--store` names, else of the one that has what is named, else the default. */
export function withStore({ store }: Options, act: ActOnStore, named: Named = {}): Promise<void> {
  return withDatabase(async (db, environment) => act(db, await storeOf(db, store, named), environment));
}

/** The same for a command that writes. */
export function changeStore(options: Options, act: ActOnStore, named: Named = {}): Promise<void> {
  return withStore(
    options,
    async (db, storeId, environment) => {
      sayWhere(environment, storeId);
      await act(db, storeId, environment);
    },
    named,
  );
}

async function storeOf(db: Db, store: string | undefined, { orderId, sku }: Named): Promise<string> {
  if (store !== undefined) return namedStore(db, store);
  const found =
    orderId !== undefined
      ? await storeOfOrder(db, orderId)
      : sku !== undefined
        ? await storeOfVariant(db, sku)
        : undefined;
  return found ?? namedStore(db, undefined);
}
