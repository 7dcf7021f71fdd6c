import type { Db } from '#store-api/base/db/open-database.ts';

/** Takes a database back to what it was before orders had pieces, and before these later migrations. */
export async function undoPieces(db: Db, laterMigrations: readonly string[] = []): Promise<void> {
  for (const table of ['return_pieces', 'returns', 'order_pieces']) await db.schema.dropTable(table).execute();
  await db.schema.dropIndex('parcels_tracking').execute();
  for (const column of ['outcome', 'outcome_at']) await db.schema.alterTable('parcels').dropColumn(column).execute();
  await db
    .deleteFrom('migrations' as 'meta')
    .where('name' as 'key', 'in', ['0029-order-pieces', '0033-returns', ...laterMigrations])
    .execute();
}
