import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { checkWritten } from './check-written.ts';
import { isAsPlanned, mergeStagingTables } from './merge-staging-tables.ts';
import type { PlannedProduct } from './plan-import.ts';
import { followSaleRule, saleRules } from './prices/follow-sale-rule.ts';
import { withReductions } from './prices/reduced-rows.ts';
import { type CatalogueRows, catalogueRows } from './read/catalogue-rows.ts';
import { dropStagingTables, fillStagingTables } from './staging-tables.ts';
import { readStoredVariants } from './stored-variants.ts';
import { notifyChanges, productTags, recordChanges } from '#store-api/base/db/changes.ts';
import { engineOf } from '#store-api/base/db/engine.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Database } from '#store-api/base/db/schema.ts';
import { Mutex } from '#store-api/base/db/sqlite/mutex.ts';
import { type Trx, transact } from '#store-api/base/db/transact.ts';
import { rebuildFacetCounts } from '#store-api/shop/catalog/rebuild-facet-counts.ts';
import { filledListingsOf } from '#store-api/shop/stores/filled/filled-listings.ts';
import { type SaleRule, saleRuleOf } from '#store-api/shop/stores/sale-rule.ts';

/** The staging tables have fixed names, so the imports of one process run one after the other. */
const mutexes = new WeakMap<Db, Mutex>();

/** The other changes in the transaction that merges the products. */
export interface Alongside {
  /** The store's record as it will be. */
  info: Record<string, unknown>;
  /** The ids of products that `after` deletes. */
  leaving: readonly string[];
  before: (trx: Trx, at: string) => Promise<void>;
  /** Returns the tags of what changed besides the products of the file (db/changes.ts). */
  after: (trx: Trx, at: string) => Promise<string[]>;
}

/** Plans again when another import, of any process, has changed the catalogue since the plan. */
export async function writeProducts(
  db: Db,
  storeId: string,
  plan: () => Promise<PlannedProduct[]>,
  alongside?: Alongside,
): Promise<PlannedProduct[]> {
  const mutex = mutexes.get(db) ?? new Mutex();
  mutexes.set(db, mutex);
  await mutex.acquire();
  try {
    for (;;) {
      const planned = await plan();
      const changed = planned.filter(({ change }) => change !== 'unchanged');
      const { asked, shown } = await saleRules(db, storeId);
      const rule = alongside ? saleRuleOf(alongside.info) : asked;
      if (changed.length === 0 && !alongside && rule === shown) return planned;
      const at = new Date().toISOString();
      const storedOf = await readStoredVariants(db, storeId, { planned, leaving: alongside?.leaving ?? [] });
      const stated = catalogueRows(storeId, { planned: changed, storedOf, now: at });
      const rows = await withReductions(stated, { db, storeId, storedOf, rule, at });
      const merge = (trx: Trx) => mergeStaged(trx, storeId, { changed, alongside, rule, at });
      if (!(await writeStaged(db, { planned, rows, merge }))) continue;
      await notifyChanges(db);
      await checkWritten(db, storeId, rows);
      return planned;
    }
  } finally {
    mutex.release();
  }
}

/**
 * Fills the staging tables and merges them. On PostgreSQL both in one transaction: behind a pooler the next transaction
 * may have another connection, with other temporary tables or none (docs/decisions D310). SQLite has one writer, so
 * there they are filled before the transaction, which is short then.
 */
async function writeStaged(
  db: Db,
  { planned, rows, merge }: { planned: PlannedProduct[]; rows: CatalogueRows; merge: (trx: Trx) => Promise<boolean> },
): Promise<boolean> {
  if (engineOf(db) === 'postgres')
    return (await transact<boolean>(db, async (trx) => {
      await fillStagingTables(trx, 'postgres', planned, rows);
      return merge(trx);
    })) as boolean;
  return db.connection().execute(async (one) => {
    try {
      await fillStagingTables(one, 'sqlite', planned, rows);
      return (await transact<boolean>(one, merge)) as boolean;
    } finally {
      await dropStagingTables(one);
    }
  });
}

/** False, and nothing is changed, when the catalogue is not as planned any more. */
async function mergeStaged(
  trx: Trx,
  storeId: string,
  {
    changed,
    alongside,
    rule,
    at,
  }: { changed: PlannedProduct[]; alongside?: Alongside | undefined; rule: SaleRule; at: string },
): Promise<boolean> {
  await lockStore(trx, storeId);
  if (!(await isAsPlanned(trx, storeId))) return false;
  if (!alongside && (await saleRules(trx, storeId)).asked !== rule) return false;
  const listings = await filledListingsOf(trx, storeId);
  await alongside?.before(trx, at);
  await mergeStagingTables(trx, storeId, at);
  const others = (await alongside?.after(trx, at)) ?? [];
  const isOtherRule = (await saleRules(trx, storeId)).shown !== rule;
  if (isOtherRule) await followSaleRule(trx, storeId, rule, at);
  await rebuildFacetCounts(trx, storeId);
  const recordChanged = !isDeepStrictEqual(listings, await filledListingsOf(trx, storeId));
  const products = changed.length > 0 ? ['catalogue', ...productTags(changed.map(({ id }) => id))] : [];
  const record = recordChanged || isOtherRule ? ['info'] : [];
  const shown = isOtherRule ? ['catalogue', 'products'] : [];
  await recordChanges(trx, storeId, [...new Set([...record, ...products, ...shown, ...others])], at);
  return true;
}

/** A lock of the store's row: two imports into one store, of any process, merge one after the other. */
export async function lockStore(trx: Kysely<Database>, storeId: string): Promise<void> {
  await trx.updateTable('stores').set({ id: storeId }).where('id', '=', storeId).execute();
}
