import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Database } from '#store-api/base/db/schema.ts';
import { type DownloadOptions, downloadPictures } from './download-pictures.ts';
import { ImportError } from './import-error.ts';
import { mistypedColumns } from './read/columns/mistyped-columns.ts';
import { keptHandles } from './handles/keep-handles.ts';
import type { ImportReport } from './import-report.ts';
import { makeCataloguePictures, type MissingPicture, type OnProgress } from './make-catalogue-pictures.ts';
import { type PlannedProduct, planImport } from './plan-import.ts';
import { writeProducts } from './write-products.ts';
import type { CatalogueProduct } from './read/catalogue-product.ts';
import { readCatalogue } from './read/read-catalogue.ts';
import { storeFacts } from './store-facts.ts';

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
  if (catalogue.problems.length > 0)
    throw new ImportError([...mistypedColumns(findings.ignoredColumns), ...catalogue.problems]);
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

async function knownProducts(db: Kysely<Database>, storeId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('products').select(['id', 'source_hash']).where('store_id', '=', storeId).execute();
  return new Map(rows.map((row) => [row.id, row.source_hash]));
}

function count(planned: PlannedProduct[]): Record<PlannedProduct['change'], number> {
  const report = { created: 0, updated: 0, unchanged: 0 };
  for (const { change } of planned) report[change]++;
  return report;
}
