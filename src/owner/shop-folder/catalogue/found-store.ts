import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Engine } from '#store-api/base/db/engine.ts';
import type { Database } from '#store-api/base/db/schema.ts';
import type { StoreRow } from '#store-api/base/db/rows/store-row.ts';
import type { Trx } from '#store-api/base/db/transact.ts';
import { lockStore } from '../../import/write-products.ts';
import { StartError } from '#environment.ts';

/** The store that a plan of apply compares with. */
interface FoundStore {
  /** Undefined when there is no such store. */
  row: Pick<Selectable<StoreRow>, 'info' | 'settings' | 'synonyms' | 'applied_folder' | 'sale_rule'> | undefined;
  hosts: string[];
  products: { id: string; handle: string; source_hash: string; position: number }[];
  /** Of all of these. Not of stock, which orders change all the time (docs/decisions D311). */
  fingerprint: string;
}

export async function readFound(db: Kysely<Database>, storeId: string): Promise<FoundStore> {
  const row = await db
    .selectFrom('stores')
    .select(['info', 'settings', 'synonyms', 'applied_folder', 'sale_rule'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  const listed = await db
    .selectFrom('store_hosts')
    .select('host')
    .where('store_id', '=', storeId)
    .orderBy('host')
    .execute();
  const products = await db
    .selectFrom('products')
    .select(['id', 'handle', 'source_hash', 'position'])
    .where('store_id', '=', storeId)
    .orderBy('id')
    .execute();
  const hosts = listed.map(({ host }) => host).sort();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([row, hosts, products]))
    .digest('hex');
  return { row, hosts, products, fingerprint };
}

/**
 * Locks the store for the rest of the transaction, also one that is not there yet: SQLite has one writer, PostgreSQL an
 * advisory lock. @throws StartError when it is not as the plan found it
 */
export async function lockAsFound(
  trx: Trx,
  { storeId, found }: { storeId: string; found: string },
  engine: Engine,
): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext(${`selvedge store ${storeId}`}))`.execute(trx);
  await lockStore(trx, storeId);
  if ((await readFound(trx, storeId)).fingerprint !== found)
    throw new StartError(
      'Nothing was changed: the shop has changed since this run compared it with the folder, by another apply, \
import or command. Look at `diff`, and run it again.',
    );
}
