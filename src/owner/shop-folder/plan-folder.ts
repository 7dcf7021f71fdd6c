import { CHARGES, chargesChanges } from './charges/charges-changes.ts';
import { withMadeCodes } from './charges/stated/made-codes.ts';
import type { FolderChange } from './folder-change.ts';
import { folderInfo, settingsOf } from './folder-info.ts';
import { infoChanges } from './changes/info-changes.ts';
import { type AppliedFolder, parseApplied } from '#store-api/shop/stores/applied-folder.ts';
import { readFound } from './catalogue/found-store.ts';
import { planStock, stockChanges, type StockPlan } from './stock/plan-stock.ts';
import { themeInfo } from './font.ts';
import { FolderError } from './folder-problem.ts';
import { ImportError } from '../import/import-error.ts';
import { ofProducts, PICTURES_FOLDER } from './read/read-products.ts';
import { saysOther } from './read/says-other.ts';
import type { ShopFolder } from './read-shop-folder.ts';
import { withKeptHandles } from './catalogue/kept-handles.ts';
import { productChanges } from './catalogue/product-changes.ts';
import { orderChanges } from './catalogue/product-order.ts';
import { shopPictures } from './shop-pictures.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { planProducts } from '../import/import-catalogue.ts';
import type { PlannedProduct } from '../import/plan-import.ts';
import { refuseCurrency } from '../stores/keep-currency.ts';
import { currencyOf } from '#store-api/shop/stores/currency.ts';
import { hostName } from '#store-api/shop/stores/store-of-host.ts';
import { DEFAULT_LOCALE } from '#config.ts';
import { type SaleRule, saleRuleOf } from '#store-api/shop/stores/sale-rule.ts';
import { readSettings, type StoreSettings } from '#store-api/shop/stores/store-settings.ts';
import { type DownloadOptions, downloadPictures } from '../import/download-pictures.ts';
import type { MissingPicture, OnProgress } from '../import/make-catalogue-pictures.ts';
import { join } from 'node:path';

export interface FolderPlan {
  storeId: string;
  changes: FolderChange[];
  /** The store's record as it will be. */
  info: Record<string, unknown>;
  settings: StoreSettings;
  hosts: string[];
  isNew: boolean;
  /** Ids of products that the folder does not have. */
  deleted: string[];
  deletedHandles: string[];
  /** Ids of the products, as the folder has them. */
  order: string[];
  /** The state that the plan found: apply refuses to overwrite it when it is another by then. */
  found: string;
  /** The lines of stock.csv that the database will remember. */
  remembered: StockPlan['remembered'];
  /** Lines of stock.csv whose number is not set. */
  onlyRemembered: StockPlan['onlyRemembered'];
  applied: AppliedFolder | undefined;
  planProducts: () => Promise<PlannedProduct[]>;
  /** Files of pictures that products.csv names by address, by that address; the others are linked. */
  downloads: ReadonlyMap<string, string>;
  /** Pictures that could not be downloaded: they stay links, and the next run tries them again. */
  missing: MissingPicture[];
}

export interface PlanOptions {
  /** The folder of the encoded pictures. */
  media: string;
  /** Only compare: encode no picture. */
  dryRun: boolean;
  onProgress?: OnProgress;
  /** Downloads what products.csv names by address. Without it what was downloaded before counts all the same. */
  download?: Pick<DownloadOptions, 'onProgress' | 'fetchBytes' | 'wait'> | undefined;
}

/** Compares a folder with the database. @throws FolderError when a picture is none */
export async function planFolder(
  db: Db,
  given: ShopFolder,
  { media, dryRun, onProgress = () => undefined, download }: PlanOptions,
): Promise<FolderPlan> {
  const folder = await withKeptHandles(db, given);
  const storeId = folder.store.id;
  const images = join(folder.path, PICTURES_FOLDER);
  const onlyBefore = dryRun || download === undefined;
  const downloaded = await downloadPictures(folder.products, { ...download, media, dryRun: onlyBefore });
  const { plan, missing } = await planProducts(db, folder.products, {
    storeId,
    images,
    imagesRoot: folder.path,
    media,
    downloads: downloaded.files,
    linksOthers: true,
    dryRun,
    onProgress,
  }).catch((error: unknown) => {
    throw error instanceof ImportError ? new FolderError(error.problems.map(ofProducts)) : error;
  });
  const pictures = await shopPictures(folder, { media, checkOnly: dryRun });
  const { row, hosts: listed, products: known, fingerprint } = await readFound(db, storeId);
  const applied = row && parseApplied(row.applied_folder);
  const planned = await plan();
  const ids = new Set(planned.map(({ id }) => id));
  const deleted = known.filter(({ id }) => !ids.has(id));
  const leaving = deleted.map(({ id }) => id);
  const stock = await planStock(db, folder, applied, new Date().toISOString());

  const locale = folder.store.locale ?? DEFAULT_LOCALE;
  const settings = settingsOf(folder);
  const theme = await themeInfo(folder.path, folder.store.theme, dryRun ? undefined : media);
  const info = asJson({ ...folderInfo(folder), ...pictures, theme });
  const hosts = [...new Set((folder.store.hosts ?? []).map(hostName))].sort();
  await refuseCurrency(db, storeId, currencyOf(info));
  const before = row ? (JSON.parse(row.info) as Record<string, unknown>) : {};
  const changes: FolderChange[] = [
    ...(row ? [] : [{ change: 'create', what: `store ${storeId}` } as const]),
    ...(row ? infoChanges(before, info) : []),
    ...(row ? saleRuleChanges(row.sale_rule, saleRuleOf(info)) : []),
    ...(row ? await withMadeCodes(db, storeId, settingsChanges(readSettings(row.settings), settings, locale)) : []),
    ...infoChanges({ hosts: listed }, { hosts }),
    ...(saysOther(row?.synonyms, folder.synonyms) ? [{ change: 'update', what: 'synonyms' } as const] : []),
    ...(saysOther(applied?.redirects, folder.redirects) ? [{ change: 'update', what: 'redirects' } as const] : []),
    ...(await productChanges(db, storeId, { planned, leaving }, locale)),
    ...deleted.map(({ handle }) => ({ change: 'delete', what: `product ${handle}` }) as const),
    ...orderChanges(planned, known),
    ...stockChanges(stock.steps),
  ];
  return {
    storeId,
    changes,
    info,
    settings,
    hosts,
    isNew: !row,
    deleted: leaving,
    deletedHandles: deleted.map(({ handle }) => handle),
    order: planned.map(({ id }) => id),
    found: fingerprint,
    remembered: stock.remembered,
    onlyRemembered: stock.onlyRemembered,
    applied,
    planProducts: plan,
    downloads: downloaded.files,
    missing: [...downloaded.missing, ...missing],
  };
}

const SALES: Record<string, string> = { stated: 'as stated', lowest: 'lowest price of 30 days' } satisfies Record<
  SaleRule,
  string
>;

/** Where the country is another, or what the program knows of its law. */
function saleRuleChanges(shown: string, asked: SaleRule): FolderChange[] {
  if (shown === asked) return [];
  return [
    { change: 'update', what: 'prices before sales', details: [{ field: '', from: SALES[shown], to: SALES[asked] }] },
  ];
}

function settingsChanges(before: StoreSettings, after: StoreSettings, locale: string): FolderChange[] {
  const others = Object.fromEntries(CHARGES.map((name) => [name, undefined]));
  return [...infoChanges({ ...before, ...others }, { ...after, ...others }), ...chargesChanges(before, after, locale)];
}

/** Without what is undefined, as the database stores it. */
function asJson(info: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(info)) as Record<string, unknown>;
}
