import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify as stringifyCsv } from 'csv-stringify/sync';
import { stringify } from 'yaml';
import { type AppliedFolder, readApplied } from '#store-api/shop/stores/applied-folder.ts';
import { categoriesToWrite } from './catalogue/category-details.ts';
import { DELIVERY_FILE, DISCOUNTS_FILE, TAX_FILE } from './charges/read-charges.ts';
import { collectionsToWrite } from './catalogue/collections.ts';
import { faviconOf, storeToWrite } from './export-store.ts';
import { schemaFiles, schemaLine } from './json-schema.ts';
import { exportProducts, type StoredProduct } from './export-products.ts';
import { type PictureSources, productSources, readSources, sourceOf } from './catalogue/picture-sources.ts';
import { PICTURES_FOLDER } from './read/read-products.ts';
import { withTitle } from './read/split-title.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { copyMaster, readMaster } from '#store-api/shop/media/masters.ts';
import { STOCK_COLUMNS } from '../stock/stock-file.ts';
import { readSettings } from '#store-api/shop/stores/store-settings.ts';
import type { WireImage } from '#contract/product.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';
import { StartError } from '#environment.ts';

/**
 * Writes a store as a folder, in one spelling: applying it changes nothing, and writing it again gives the same bytes
 * but for the time in stock.csv.
 * @throws StartError when the folder is not empty, or the store was never applied from a folder: the pictures as the
 *   owner gave them are not known then
 */
export async function exportFolder(
  db: Db,
  storeId: string,
  path: string,
  media: string,
  now: () => Date = () => new Date(),
): Promise<void> {
  if ((await readdir(path).catch(() => [])).length > 0)
    throw new StartError(`${path} is not empty, and nothing was written.`);
  const at = now().toISOString();
  const applied = await readApplied(db, storeId);
  if (!applied)
    throw new StartError(`${storeId} was never applied from a folder, so its pictures are not there to export.`);
  const row = await db.selectFrom('stores').selectAll().where('id', '=', storeId).executeTakeFirstOrThrow();
  const info = JSON.parse(row.info) as WireStoreInfo;
  const hosts = await db
    .selectFrom('store_hosts')
    .select('host')
    .where('store_id', '=', storeId)
    .orderBy('host')
    .execute();
  const pictures = await readSources(applied, media);
  const { sources } = pictures;
  const favicon = await faviconOf(info, sources, (file) => readMaster(media, applied.pictures[file] ?? ''));
  const scene = (picture: WireImage | undefined) => (picture ? sourceOf(picture, sources) : undefined);
  const products = await storedProducts(db, storeId, pictures);
  const { delivery, tax, discounts, ...settings } = readSettings(row.settings);

  const files: Record<string, string> = {
    'store.yaml':
      schemaLine('store.yaml') +
      stringify(
        plain({
          id: storeId,
          ...storeToWrite(info, { hosts: hosts.map(({ host }) => host), sources, favicon }),
          ...settings,
        }),
        { lineWidth: 0 },
      ),
    'categories.yaml':
      schemaLine('categories.yaml') +
      stringify(
        categoriesToWrite(info, scene).map((category) => plain(category)),
        { lineWidth: 0 },
      ),
    ...collectionsFile(info),
    ...yamlFile(DELIVERY_FILE, delivery),
    ...yamlFile(TAX_FILE, tax),
    ...yamlFile(DISCOUNTS_FILE, discounts),
    'products.csv': exportProducts(products),
    'stock.csv': stringifyCsv([[...STOCK_COLUMNS], ...products.flatMap((product) => stockRows(product, at))]),
    'synonyms.txt': row.synonyms,
    ...(applied.redirects ? { 'redirects.txt': applied.redirects } : {}),
    ...schemaFiles(),
    ...policyFiles(info, applied),
    ...Object.fromEntries(Object.entries(applied.sizes ?? {}).map(([slug, text]) => [`sizes/${slug}.csv`, text])),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  }
  for (const [file, master] of Object.entries(applied.pictures)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await copyMaster(media, master, join(path, file));
  }
}

/** Every variant by all its names, with the figure as exported: apply takes what the owner changes in it. */
function stockRows({ row, variants }: StoredProduct, at: string): string[][] {
  return variants.map(({ sku, size, color, stock }) => {
    const figure = stock === null ? '-' : String(stock);
    return [sku ?? '', row.handle, size ?? '', color ?? '', figure, figure, at];
  });
}

/** No file where there are none. */
function collectionsFile(info: WireStoreInfo): Record<string, string> {
  const collections = collectionsToWrite(info).map((collection) => plain(collection));
  return collections.length > 0 ? { 'collections.yaml': stringify(collections, { lineWidth: 0 }) } : {};
}

/** No file where nothing is stated. */
function yamlFile(file: Parameters<typeof schemaLine>[0], settings: object | undefined): Record<string, string> {
  return settings ? { [file]: schemaLine(file) + stringify(settings, { lineWidth: 0 }) } : {};
}

async function storedProducts(db: Db, storeId: string, pictures: PictureSources): Promise<StoredProduct[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute();
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute();
  const images = await db
    .selectFrom('images')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute();
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
  const imagesOf = Map.groupBy(images, ({ product_id }) => product_id);
  const shown = rows.map(({ id }) => (imagesOf.get(id) ?? []).map(({ picture }) => JSON.parse(picture) as WireImage));
  const sources = productSources(shown, pictures);
  return rows.map((row, at) => ({
    row,
    variants: variantsOf.get(row.id) ?? [],
    pictures: (shown[at] ?? []).map(({ url, alt }, index) => ({
      source: (sources[at]?.[index] ?? url).replace(`${PICTURES_FOLDER}/`, ''),
      alt: alt ?? row.title,
    })),
  }));
}

/** A page as the owner wrote it, unless it was changed since: then as HTML. */
function policyFiles(
  { policies = {}, policyTitles = {} }: WireStoreInfo,
  { pages }: AppliedFolder,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(policies).map(([slug, html]) => {
      const page = pages[slug];
      const title = policyTitles[slug];
      return page?.html === html && page.title === title
        ? [`policies/${page.file}`, page.source]
        : [`policies/${slug}.html`, withTitle(html, title)];
    }),
  );
}

/** Without what is undefined, and sections that say nothing; an empty list says that there is none. */
function plain(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]): [string, unknown] => [
        key,
        typeof one === 'object' && one !== null && !Array.isArray(one) ? plain(one as Record<string, unknown>) : one,
      ])
      .filter(([, one]) => one !== undefined && !isEmpty(one)),
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
