import { type Kysely, sql } from 'kysely';

/**
 * What shoppers send back of their orders, by piece (docs/decisions D558), and what of a piece differs from its line
 * where it was sent in exchange for another (D561).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('returns')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('fee_paise', 'integer', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('received_at', 'text')
    .addColumn('owner_note', 'text')
    .addPrimaryKeyConstraint('returns_pk', ['store_id', 'order_id', 'position'])
    .addForeignKeyConstraint('returns_order', ['store_id', 'order_id'], 'orders', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('return_pieces')
    .addColumn('store_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('piece', 'integer', (c) => c.notNull())
    .addColumn('return_position', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('note', 'text')
    .addColumn('size', 'text')
    .addColumn('variant_id', 'text')
    .addColumn('held', 'integer', (c) => c.notNull())
    .addColumn('held_until', 'text')
    .addColumn('fit', 'integer')
    .addPrimaryKeyConstraint('return_pieces_pk', ['store_id', 'order_id', 'line', 'piece'])
    .addForeignKeyConstraint(
      'return_pieces_piece',
      ['store_id', 'order_id', 'line', 'piece'],
      'order_pieces',
      ['store_id', 'order_id', 'line', 'piece'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('return_pieces_held')
    .on('return_pieces')
    .column('held_until')
    .where(sql.ref('held_until'), 'is not', null)
    .execute();
  await db.schema.alterTable('order_pieces').addColumn('replaces', 'integer').execute();
  for (const column of ['variant_id', 'size', 'sku'])
    await db.schema.alterTable('order_pieces').addColumn(column, 'text').execute();
}
