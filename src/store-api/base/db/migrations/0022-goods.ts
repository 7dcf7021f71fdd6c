import type { Kysely } from 'kysely';

/** What tax and delivery go by, of products and of choices that differ from theirs (docs/decisions D433). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['products', 'variants']) {
    await db.schema.alterTable(table).addColumn('weight_grams', 'integer').execute();
    for (const column of ['hsn', 'tax_class', 'origin_country'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
  }
}
