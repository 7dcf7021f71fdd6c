import { type Kysely, sql } from 'kysely';
import type { Engine } from '#store-api/base/db/engine.ts';
import type { Database, ImageRow, ProductRow, VariantRow } from '#store-api/base/db/schema.ts';
import type { CatalogueRows } from './read/catalogue-rows.ts';
import type { PlannedProduct } from './plan-import.ts';

/**
 * Temporary tables of one connection, on PostgreSQL of one transaction: behind a pooler each transaction may have
 * another connection (docs/decisions D310). Writing them locks nothing that the shop uses.
 */
export interface StagingDatabase extends Database {
  /** Every product of the file as the plan found it; `source_hash` is null for one the store did not have. */
  staging_known: { id: string; source_hash: string | null };
  /** New and changed products. */
  staging_products: ProductRow;
  staging_variants: VariantRow;
  staging_images: ImageRow;
  /** Variants that are not in the file any more, with their stock. */
  staging_gone: Pick<VariantRow, 'id' | 'product_id' | 'sku' | 'size' | 'color' | 'stock'>;
}

const COPIED = { staging_products: 'products', staging_variants: 'variants', staging_images: 'images' } as const;
const KEYS = {
  staging_known: ['id'],
  staging_products: ['id'],
  staging_variants: ['id'],
  staging_images: ['product_id', 'position'],
} as const;
const ALL = [...Object.keys(COPIED), 'staging_known', 'staging_gone'];

/** Rows in one statement: 500 x 25 values are less than SQLite's maximum of 32,766 and PostgreSQL's of 65,535. */
const BATCH = 500;

/** Creates and fills the staging tables. `db` is one connection: on PostgreSQL in a transaction, on SQLite in none. */
export async function fillStagingTables(
  db: Kysely<Database>,
  engine: Engine,
  planned: PlannedProduct[],
  rows: CatalogueRows,
): Promise<void> {
  const staging = db as unknown as Kysely<StagingDatabase>;
  await dropStagingTables(db);
  const end = engine === 'postgres' ? sql`on commit drop` : sql``;
  for (const [name, table] of Object.entries(COPIED))
    await sql`create temp table ${sql.id(name)} ${end} as select * from ${sql.id(table)} where false`.execute(db);
  await sql`create temp table staging_known (id text, source_hash text) ${end}`.execute(db);
  await sql`create temp table staging_gone ${end} as
    select id, product_id, sku, size, color, stock from variants where false`.execute(db);
  for (const values of batches(planned))
    await staging
      .insertInto('staging_known')
      .values(values.map(({ id, known }) => ({ id, source_hash: known ?? null })))
      .execute();
  for (const values of batches(rows.products)) await staging.insertInto('staging_products').values(values).execute();
  for (const values of batches(rows.variants)) await staging.insertInto('staging_variants').values(values).execute();
  for (const values of batches(rows.images)) await staging.insertInto('staging_images').values(values).execute();
  for (const [name, columns] of Object.entries(KEYS)) {
    const key = sql.join(columns.map((column) => sql.id(column)));
    await sql`create unique index ${sql.id(`${name}_key`)} on ${sql.id(name)} (${key})`.execute(db);
    if (engine === 'postgres') await sql`analyze ${sql.id(name)}`.execute(db);
  }
}

export async function dropStagingTables(db: Kysely<Database>): Promise<void> {
  for (const name of ALL) await sql`drop table if exists ${sql.id(name)}`.execute(db);
}

export function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
