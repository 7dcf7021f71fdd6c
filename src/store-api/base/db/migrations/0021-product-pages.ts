import type { Kysely } from 'kysely';

/** What only a product's own page says: its description as HTML, and words for search engines (docs/decisions D376). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('page', 'text').execute();
}
