import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { VISIBLE } from '../../base/db/inlined-literals.ts';
import { collectionsOf } from '../search/index/product-bucket.ts';
import type { Database } from '../../base/db/schema.ts';
import type { WireAttribute } from '#contract/product.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

const BATCH = 500;

/**
 * Slugs of the record's collections that have a visible product, in its order; undefined for a record without
 * collections. Products are read until each has one, so that only an empty collection costs reading them all.
 */
export async function readFilledCollections(
  db: Kysely<Database>,
  storeId: string,
  info: Record<string, unknown>,
): Promise<string[] | undefined> {
  const { collections = [] } = info as Pick<WireStoreInfo, 'collections'>;
  if (collections.length === 0) return undefined;
  const missing = new Set(collections.map(({ name }) => name.toLowerCase()));
  for (let after: { position: number; id: string } | undefined; missing.size > 0;) {
    const rows = await readBatch(db, storeId, after);
    for (const { attributes } of rows)
      for (const name of collectionsOf(JSON.parse(attributes) as WireAttribute[])) missing.delete(name);
    after = rows.at(-1);
    if (rows.length < BATCH) break;
    await setImmediate();
  }
  return collections.filter(({ name }) => !missing.has(name.toLowerCase())).map(({ slug }) => slug);
}

function readBatch(db: Kysely<Database>, storeId: string, after: { position: number; id: string } | undefined) {
  return db
    .selectFrom('products')
    .select(['position', 'id', 'attributes'])
    .where('store_id', '=', storeId)
    .where('visible', '=', VISIBLE)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(position, id) > (${after?.position}, ${after?.id})`))
    .orderBy('position')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}
