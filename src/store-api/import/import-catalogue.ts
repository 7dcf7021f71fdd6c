import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { noteChanges, productTags } from '../db/changes.ts';
import { recount } from '../db/listing-counts.ts';
import type { Db } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { ImportError } from './import-error.ts';
import { makeCataloguePictures, type OnProgress } from './make-catalogue-pictures.ts';
import { type PlannedProduct, planImport } from './plan-import.ts';
import { readCatalogue } from './read-catalogue.ts';
import { writeProducts } from './write-products.ts';
import { StartError } from '#environment.ts';

export interface ImportOptions {
  storeId: string;
  /** Path of the CSV file. */
  file: string;
  /** Where its local pictures are: beside the file unless told. */
  images?: string;
  /** Where made pictures go (`DATA_DIR/media`); made when missing. */
  media: string;
  /** Check all and tell what would change, and change nothing. */
  dryRun?: boolean;
  onProgress?: OnProgress;
}

/** How many products of the file were new, changed, or already as the file says. */
export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
}

/**
 * Brings a Shopify product CSV into a store, all or nothing: everything is read and every picture made before the
 * one transaction that writes. A second import of the same file writes nothing. Products the file does not name
 * are left alone.
 * @throws ImportError with every problem of the file, by line; StartError when there is no such store.
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { storeId, file, images = dirname(file), media, dryRun = false, onProgress = () => undefined } = options;
  const { products, problems } = await readCatalogue(file, await categoriesOf(db, storeId));
  if (problems.length > 0) throw new ImportError(problems);
  if (!dryRun) await mkdir(media, { recursive: true });
  const made = await makeCataloguePictures(products, { images, media }, { checkOnly: dryRun, onProgress });
  if (made.problems.length > 0) throw new ImportError(made.problems);
  const apply = async (trx: Kysely<Database>): Promise<PlannedProduct[]> => {
    if (!dryRun) await takeTurn(trx, storeId);
    const planned = planImport(storeId, products, made.pictures, await knownProducts(trx, storeId));
    if (!dryRun) await write(trx, storeId, planned);
    return planned;
  };
  return count(dryRun ? await apply(db) : ((await transact(db, apply)) as PlannedProduct[]));
}

/** A second import of the same file writes nothing and tells nothing. */
async function write(trx: Kysely<Database>, storeId: string, planned: PlannedProduct[]): Promise<void> {
  const changed = planned.filter(({ change }) => change !== 'unchanged');
  if (changed.length === 0) return;
  const now = new Date().toISOString();
  await writeProducts(trx, storeId, changed, now);
  await recount(trx, storeId);
  await noteChanges(trx, storeId, ['catalogue', ...productTags(changed.map(({ id }) => id))], now);
}

/** Two imports into one store, from any process, come one after the other: the second sees what the first wrote. */
async function takeTurn(trx: Kysely<Database>, storeId: string): Promise<void> {
  await trx.updateTable('stores').set({ id: storeId }).where('id', '=', storeId).execute();
}

async function categoriesOf(db: Kysely<Database>, storeId: string): Promise<string[]> {
  const store = await db.selectFrom('stores').select('info').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw new StartError(`there is no store '${storeId}'`);
  const { categories } = JSON.parse(store.info) as { categories?: unknown };
  return Array.isArray(categories) ? categories.filter((name) => typeof name === 'string') : [];
}

async function knownProducts(db: Kysely<Database>, storeId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('products').select(['id', 'source_hash']).where('store_id', '=', storeId).execute();
  return new Map(rows.map((row) => [row.id, row.source_hash]));
}

function count(planned: PlannedProduct[]): ImportReport {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0 };
  for (const { change } of planned) report[change]++;
  return report;
}
