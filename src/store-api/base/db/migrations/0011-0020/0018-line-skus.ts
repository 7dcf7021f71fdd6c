import type { Kysely } from 'kysely';

/** The SKU of each line as it was ordered: the product, or its SKU, may be another when the order is packed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_items').addColumn('sku', 'text').execute();
}
