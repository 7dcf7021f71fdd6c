import { type Kysely, sql } from 'kysely';
import type { Engine } from '../db/engine.ts';
import type { Database, ImageRow, ProductRow, VariantRow } from '../db/schema.ts';
import type { CatalogueRows } from './read/catalogue-rows.ts';
import type { PlannedProduct } from './plan-import.ts';

/** Tables of one connection alone, gone with it: writing them locks nothing that shops use. */
export interface StagingDatabase extends Database {
  /** Every product of the file as the plan found it; `source_hash` is null for one the store did not have. */
  stage_known: { id: string; source_hash: string | null };
  /** Those that are new or changed. */
  stage_products: ProductRow;
  stage_variants: VariantRow;
  stage_images: ImageRow;
  /** Choices that are not in the file any more, with what is left of them. */
  stage_gone: Pick<VariantRow, 'product_id' | 'size' | 'color' | 'stock'>;
}

const COPIED = { stage_products: 'products', stage_variants: 'variants', stage_images: 'images' } as const;
const KEYS = {
  stage_known: ['id'],
  stage_products: ['id'],
  stage_variants: ['id'],
  stage_images: ['product_id', 'position'],
} as const;
const ALL = [...Object.keys(COPIED), 'stage_known', 'stage_gone'];

/** Rows a statement: 500 x 21 values stay below SQLite's 32,766 and PostgreSQL's 65,535. */
const BATCH = 500;

/** Lays out what is to become of the store, beside its catalogue. `db` is one connection, outside a transaction. */
export async function fillStagingTables(
  db: Kysely<Database>,
  engine: Engine,
  planned: PlannedProduct[],
  rows: CatalogueRows,
): Promise<void> {
  const staged = db as unknown as Kysely<StagingDatabase>;
  await dropStagingTables(db);
  for (const [name, table] of Object.entries(COPIED))
    await sql`create temp table ${sql.id(name)} as select * from ${sql.id(table)} where false`.execute(db);
  await sql`create temp table stage_known (id text, source_hash text)`.execute(db);
  await sql`create temp table stage_gone as select product_id, size, color, stock from variants where false`.execute(
    db,
  );
  for (const values of batches(planned))
    await staged
      .insertInto('stage_known')
      .values(values.map(({ id, known }) => ({ id, source_hash: known ?? null })))
      .execute();
  for (const values of batches(rows.products)) await staged.insertInto('stage_products').values(values).execute();
  for (const values of batches(rows.variants)) await staged.insertInto('stage_variants').values(values).execute();
  for (const values of batches(rows.images)) await staged.insertInto('stage_images').values(values).execute();
  for (const [name, columns] of Object.entries(KEYS)) {
    await sql`create unique index ${sql.id(`${name}_key`)} on ${sql.id(name)} (${sql.join(columns.map((column) => sql.id(column)))})`.execute(
      db,
    );
    if (engine === 'postgres') await sql`analyze ${sql.id(name)}`.execute(db);
  }
}

export async function dropStagingTables(db: Kysely<Database>): Promise<void> {
  for (const name of ALL) await sql`drop table if exists ${sql.id(name)}`.execute(db);
}

export function* batches<T>(items: T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
