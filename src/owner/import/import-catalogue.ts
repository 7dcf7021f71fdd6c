import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { recordChanges, productTags, notifyChanges } from '#store-api/base/db/changes.ts';
import { engineOf } from '#store-api/base/db/engine.ts';
import { rebuildFacetCounts } from '#store-api/shop/catalog/rebuild-facet-counts.ts';
import { filledListingsOf } from '#store-api/shop/stores/filled-listings.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Database } from '#store-api/base/db/schema.ts';
import { type Trx, transact } from '#store-api/base/db/transact.ts';
import { Mutex } from '#store-api/base/db/sqlite/mutex.ts';
import { checkWritten } from './check-written.ts';
import { type CatalogueRows, catalogueRows } from './read/catalogue-rows.ts';
import { type DownloadOptions, downloadPictures } from './download-pictures.ts';
import { ImportError } from './import-error.ts';
import { keptHandles } from './handles/keep-handles.ts';
import type { ImportReport } from './import-report.ts';
import { makeCataloguePictures, type MissingPicture, type OnProgress } from './make-catalogue-pictures.ts';
import { type PlannedProduct, planImport } from './plan-import.ts';
import type { CatalogueProduct } from './read/catalogue-product.ts';
import { readCatalogue } from './read/read-catalogue.ts';
import { storeFacts } from './store-facts.ts';
import { fillStagingTables, dropStagingTables } from './staging-tables.ts';
import { readStoredVariants } from './stored-variants.ts';
import { isAsPlanned, mergeStagingTables } from './merge-staging-tables.ts';

export interface ImportOptions {
  storeId: string;
  /** Path of the CSV file. */
  file: string;
  /** The folder of its local pictures. Standard: the file's own folder. */
  images?: string;
  /** The folder for the encoded pictures (`DATA_DIR/media`), created when it is missing. */
  media: string;
  /** The category of products for which the file has none. Standard: the shop's default, which the report states. */
  category?: string | undefined;
  /** Downloads linked pictures, so that they are the shop's own; without it they stay links. */
  download?: Pick<DownloadOptions, 'onProgress' | 'fetchBytes' | 'wait'> | undefined;
  /** Check everything and report what would change, without changing it. */
  dryRun?: boolean;
  onProgress?: OnProgress;
}

/** The staging tables have fixed names, so the imports of one process run one after the other. */
const mutexes = new WeakMap<Db, Mutex>();

/**
 * Imports a product export (docs/behaviour.md 11.catalogue-file) into a store, all or nothing: everything is read,
 * every picture checked and stored, and every row written to staging tables before one short transaction merges them,
 * so that orders go on meanwhile. A second import of the same file writes nothing. Products that the file does
 * not name stay as they are, and so does the stock of variants that the store has.
 * @throws ImportError with every problem of the file, by line; StartError when there is no such store.
 */
export async function importCatalogue(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { storeId, file, images = dirname(file), media, dryRun = false, onProgress = () => undefined } = options;
  const { categories, currency } = await storeFacts(db, storeId);
  const { findings, ...catalogue } = await readCatalogue(file, { categories, otherwise: options.category, currency });
  if (catalogue.problems.length > 0) throw new ImportError(catalogue.problems);
  const products = catalogue.products.map(await keptHandles(db, storeId, catalogue.products));
  const downloaded = options.download && (await downloadPictures(products, { media, dryRun, ...options.download }));
  const downloads = downloaded?.files;
  const { plan, missing } = await planProducts(db, products, { storeId, images, media, downloads, dryRun, onProgress });
  const planned = dryRun ? await plan() : await writeProducts(db, storeId, plan);
  return { ...count(planned), currency, ...findings, missingPictures: [...(downloaded?.missing ?? []), ...missing] };
}

export interface PlanOptions {
  storeId: string;
  /** The folder of the products' local pictures. */
  images: string;
  /** The folder that no link may lead out of, where `images` lies deeper. */
  imagesRoot?: string | undefined;
  media: string;
  /** Files of linked pictures by address; without it they stay links. */
  downloads?: ReadonlyMap<string, string> | undefined;
  /** With `downloads`: linked pictures without a file stay links; without it products do without them. */
  linksOthers?: boolean | undefined;
  /** Store no picture. */
  dryRun: boolean;
  onProgress: OnProgress;
}

/**
 * Makes the products' pictures, and a function that compares the products with the store's as they are when it is
 * called. @throws ImportError with every picture that is none
 */
export async function planProducts(
  db: Db,
  products: CatalogueProduct[],
  { storeId, dryRun, onProgress, ...folders }: PlanOptions,
): Promise<{ plan: () => Promise<PlannedProduct[]>; missing: MissingPicture[] }> {
  if (!dryRun) await mkdir(folders.media, { recursive: true });
  const made = await makeCataloguePictures(products, folders, { checkOnly: dryRun, onProgress });
  if (made.problems.length > 0) throw new ImportError(made.problems);
  const plan = async () => planImport(storeId, products, made.pictures, await knownProducts(db, storeId));
  return { plan, missing: made.missing };
}

/** The other changes in the transaction that merges the products. */
export interface Alongside {
  before: (trx: Trx, at: string) => Promise<void>;
  /** Returns the tags of what changed besides the products of the file (db/changes.ts). */
  after: (trx: Trx, at: string) => Promise<string[]>;
}

/** Plans again when another import, of any process, has changed the catalogue since the plan. */
export async function writeProducts(
  db: Db,
  storeId: string,
  plan: () => Promise<PlannedProduct[]>,
  alongside?: Alongside,
): Promise<PlannedProduct[]> {
  const mutex = mutexes.get(db) ?? new Mutex();
  mutexes.set(db, mutex);
  await mutex.acquire();
  try {
    for (;;) {
      const planned = await plan();
      const changed = planned.filter(({ change }) => change !== 'unchanged');
      if (changed.length === 0 && !alongside) return planned;
      const at = new Date().toISOString();
      const storedOf = await readStoredVariants(db, storeId, changed);
      const rows = catalogueRows(storeId, { planned: changed, storedOf, now: at });
      const merge = (trx: Trx) => mergeStaged(trx, storeId, { changed, alongside, at });
      if (!(await writeStaged(db, { planned, rows, merge }))) continue;
      await notifyChanges(db);
      await checkWritten(db, storeId, rows);
      return planned;
    }
  } finally {
    mutex.release();
  }
}

/**
 * Fills the staging tables and merges them. On PostgreSQL both in one transaction: behind a pooler the next transaction
 * may have another connection, with other temporary tables or none (docs/decisions D310). SQLite has one writer, so
 * there they are filled before the transaction, which is short then.
 */
async function writeStaged(
  db: Db,
  { planned, rows, merge }: { planned: PlannedProduct[]; rows: CatalogueRows; merge: (trx: Trx) => Promise<boolean> },
): Promise<boolean> {
  if (engineOf(db) === 'postgres')
    return (await transact<boolean>(db, async (trx) => {
      await fillStagingTables(trx, 'postgres', planned, rows);
      return merge(trx);
    })) as boolean;
  return db.connection().execute(async (one) => {
    try {
      await fillStagingTables(one, 'sqlite', planned, rows);
      return (await transact<boolean>(one, merge)) as boolean;
    } finally {
      await dropStagingTables(one);
    }
  });
}

/** False, and nothing is changed, when the catalogue is not as planned any more. */
async function mergeStaged(
  trx: Trx,
  storeId: string,
  { changed, alongside, at }: { changed: PlannedProduct[]; alongside?: Alongside | undefined; at: string },
): Promise<boolean> {
  await lockStore(trx, storeId);
  if (!(await isAsPlanned(trx, storeId))) return false;
  const listings = await filledListingsOf(trx, storeId);
  await alongside?.before(trx, at);
  await mergeStagingTables(trx, storeId, at);
  const others = (await alongside?.after(trx, at)) ?? [];
  await rebuildFacetCounts(trx, storeId);
  const recordChanged = !isDeepStrictEqual(listings, await filledListingsOf(trx, storeId));
  const products = changed.length > 0 ? ['catalogue', ...productTags(changed.map(({ id }) => id))] : [];
  await recordChanges(trx, storeId, [...new Set([...(recordChanged ? ['info'] : []), ...products, ...others])], at);
  return true;
}

/** A lock of the store's row: two imports into one store, of any process, merge one after the other. */
export async function lockStore(trx: Kysely<Database>, storeId: string): Promise<void> {
  await trx.updateTable('stores').set({ id: storeId }).where('id', '=', storeId).execute();
}

async function knownProducts(db: Kysely<Database>, storeId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('products').select(['id', 'source_hash']).where('store_id', '=', storeId).execute();
  return new Map(rows.map((row) => [row.id, row.source_hash]));
}

function count(planned: PlannedProduct[]): Record<PlannedProduct['change'], number> {
  const report = { created: 0, updated: 0, unchanged: 0 };
  for (const { change } of planned) report[change]++;
  return report;
}
