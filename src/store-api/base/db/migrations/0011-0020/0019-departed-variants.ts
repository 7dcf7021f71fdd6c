import type { Kysely } from 'kysely';

/**
 * The stock figures of variants that left the catalogue: one that comes back goes on with the pieces that it had
 * (docs/decisions D28).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('departed_variants')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('stock', 'integer')
    .addPrimaryKeyConstraint('departed_variants_pk', ['store_id', 'id'])
    .execute();
}
