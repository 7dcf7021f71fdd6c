import type { Kysely } from 'kysely';

interface Stores {
  stores: { id: string; settings: string };
  discount_changes: { store_id: string; at: string; discounts: string };
}

/**
 * The discounts that a store has had which apply by themselves: the lowest price of the 30 days before a sale is what
 * was paid with them (docs/decisions D495). Those that are there have been so since before anybody can tell.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('discount_changes')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('discounts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('discount_changes_key', ['store_id', 'at'])
    .execute();
  const stores = db as Kysely<Stores>;
  for (const { id, settings } of await stores.selectFrom('stores').select(['id', 'settings']).execute()) {
    const { discounts = [] } = JSON.parse(settings) as { discounts?: { code?: unknown; codes?: unknown }[] };
    const automatic = discounts.filter(({ code, codes }) => code === undefined && codes === undefined);
    if (automatic.length > 0)
      await stores
        .insertInto('discount_changes')
        .values({ store_id: id, at: new Date(0).toISOString(), discounts: JSON.stringify(automatic) })
        .execute();
  }
}
