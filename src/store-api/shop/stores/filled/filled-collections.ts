import { type Kysely, sql } from 'kysely';
import { engineOf } from '../../../base/db/engine.ts';
import { VISIBLE } from '../../../base/db/inlined-literals.ts';
import type { Database } from '../../../base/db/schema.ts';
import { COLLECTIONS } from '#contract/collection.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/**
 * Slugs of the record's collections that have a visible product, in its order; undefined for a record without
 * collections. One statement, because an import asks in its transaction.
 */
export async function readFilledCollections(
  db: Kysely<Database>,
  storeId: string,
  info: Record<string, unknown>,
): Promise<string[] | undefined> {
  const { collections = [] } = info as Pick<WireStoreInfo, 'collections'>;
  if (collections.length === 0) return undefined;
  const { from, key, name } = NAMES_OF[engineOf(db)];
  const { rows } = await sql<{ name: string }>`select distinct ${name} as name from products, ${from}
    where store_id = ${storeId} and visible = ${VISIBLE} and ${key} = ${COLLECTIONS}`.execute(db);
  const filled = new Set(rows.map((row) => row.name.toLowerCase()));
  return collections.filter((one) => filled.has(one.name.toLowerCase())).map(({ slug }) => slug);
}

/** The names in the attributes of products. */
const NAMES_OF = {
  sqlite: {
    from: sql`json_each(products.attributes) as attribute, json_each(attribute.value, '$.value') as one`,
    key: sql`json_extract(attribute.value, '$.key')`,
    name: sql`one.value`,
  },
  postgres: {
    from: sql`json_array_elements(products.attributes::json) as attribute,
      json_array_elements_text(attribute -> 'value') as one`,
    key: sql`attribute ->> 'key'`,
    name: sql`one`,
  },
};
