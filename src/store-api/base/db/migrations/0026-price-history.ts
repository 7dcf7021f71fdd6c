import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/**
 * Every price that a choice has had, and what a price before a sale goes by where the law asks for the lowest of the 30
 * days before it (docs/decisions D460). What is there has had its price at least since its product was written last.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable('price_changes')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('variant_id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('regular_paise', 'bigint', (c) => c.notNull())
    .addColumn('discounted_paise', 'bigint')
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('price_changes_key', ['store_id', 'variant_id', 'at']);
  // One tree in place of a table and its index: an import of new products writes a row for each choice.
  await (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
  for (const column of ['compare_paise', 'prior_paise', 'reference_paise'])
    await db.schema.alterTable('variants').addColumn(column, 'bigint').execute();
  await db.schema
    .alterTable('stores')
    .addColumn('sale_rule', 'text', (c) => c.notNull().defaultTo('stated'))
    .execute();
  await sql`
    insert into price_changes (store_id, variant_id, product_id, regular_paise, discounted_paise, at)
    select variants.store_id, variants.id, products.id, variants.regular_paise, variants.discounted_paise,
      products.updated_at
    from variants join products on products.store_id = variants.store_id and products.id = variants.product_id`.execute(
    db,
  );
}
