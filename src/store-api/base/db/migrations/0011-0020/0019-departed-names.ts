import type { Kysely } from 'kysely';

/** The identity of a departed variant: of several with one SKU the right one goes on with its pieces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['product_id', 'sku', 'size', 'color'])
    await db.schema.alterTable('departed_variants').addColumn(column, 'text').execute();
}
