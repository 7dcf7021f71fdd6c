import type { Kysely } from 'kysely';

/** Columns for the words of a search, which 0006 drops again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['search_title', 'search_text'])
    await db.schema
      .alterTable('products')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
}
