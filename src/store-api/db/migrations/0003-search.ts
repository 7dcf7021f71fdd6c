import type { Kysely } from 'kysely';
import { searchColumns } from '../../rules/search-words.ts';
import type { Database } from '../schema.ts';

/** Words a search looks into, for the products that are there too. They are made from the row, so today's way of making them is right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['search_title', 'search_text'])
    await db.schema.alterTable('products').addColumn(name, 'text', (c) => c.notNull().defaultTo('')).execute();

  const shop = db as Kysely<Database>;
  const rows = await shop.selectFrom('products').select(['store_id', 'id', 'title', 'category', 'parent_category', 'attributes']).execute();
  for (const { store_id, id, title, category, parent_category, attributes } of rows)
    await shop
      .updateTable('products')
      .set(searchColumns({ title, category, parentCategory: parent_category, attributes: JSON.parse(attributes) }))
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .execute();
}
