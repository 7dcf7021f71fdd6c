import type { FolderChange } from './folder-change.ts';
import { type FolderPlan, planFolder, type PlanOptions } from './plan-folder.ts';
import type { ShopFolder } from './read-shop-folder.ts';
import type { AppliedFolder } from './applied.ts';
import { orderProducts } from './catalogue/product-order.ts';
import { storeDownloads, storeMasters } from './masters.ts';
import { productTags } from '../db/changes.ts';
import type { Db } from '../db/open-database.ts';
import type { Trx } from '../db/transact.ts';
import { writeProducts } from '../import/import-catalogue.ts';
import type { MissingPicture } from '../import/make-catalogue-pictures.ts';
import { setStock } from '../stock/set-stock.ts';
import { StartError } from '#environment.ts';

export interface ApplyOptions extends Omit<PlanOptions, 'dryRun'> {
  /** Refuse when products would go. */
  failOnDelete: boolean;
  /** Called before anything is written when products would go, with their handles. Nothing is changed if it throws. */
  onDelete?: (handles: string[]) => Promise<void>;
  /** Called with the pictures that could not be downloaded, if there are any. */
  onMissing?: (missing: MissingPicture[]) => void;
}

/**
 * Makes a store equal to its folder, in one transaction while orders go on: texts, hosts, pictures, categories,
 * policies, synonyms and products. Products that the folder does not have go. Stock of variants that the store has
 * stays, but for lines of stock.csv that have changed since the last time (docs/decisions D28). Gives what has changed;
 * a second time nothing has.
 * @throws StartError when a host belongs to another store, or products would go with `failOnDelete`
 */
export async function applyFolder(
  db: Db,
  folder: ShopFolder,
  { failOnDelete, onDelete, onMissing, ...options }: ApplyOptions,
): Promise<FolderChange[]> {
  const plan = await planFolder(db, folder, { ...options, dryRun: false });
  if (failOnDelete && plan.deleted.length > 0)
    throw new StartError(
      [
        'Nothing was changed, because these would be deleted:',
        ...plan.changes.filter(({ change }) => change === 'delete').map(({ what }) => `  ${what}`),
      ].join('\n'),
    );
  if (plan.missing.length > 0) onMissing?.(plan.missing);
  if (plan.deleted.length > 0) await onDelete?.(plan.deletedHandles);
  if (plan.changes.length === 0) return [];
  const applied: AppliedFolder = {
    stock: Object.fromEntries(folder.stock.map(({ sku, quantity }) => [sku, quantity])),
    pictures: await storeMasters(folder, options.media),
    downloads: await storeDownloads(plan.downloads, options.media),
    pages: folder.policies,
    redirects: folder.redirects,
    sizes: Object.fromEntries(Object.entries(folder.sizeGuides).map(([slug, { source }]) => [slug, source])),
  };
  await writeProducts(db, plan.storeId, plan.planProducts, {
    before: (trx, at) => writeStore(trx, folder, { plan, applied, at }),
    after: async (trx, at) => {
      await deleteProducts(trx, plan);
      const moved = await orderProducts(trx, plan.storeId, plan.order);
      const restocked = await writeStock(trx, plan, at);
      return ['info', 'catalogue', ...productTags([...moved, ...restocked, ...plan.deleted])];
    },
  });
  return plan.changes;
}

async function writeStore(
  trx: Trx,
  folder: ShopFolder,
  { plan, applied, at }: { plan: FolderPlan; applied: AppliedFolder; at: string },
): Promise<void> {
  const { storeId: id, info, settings, hosts } = plan;
  await refuseOthersHosts(trx, plan);
  const row = {
    info: JSON.stringify(info),
    settings: JSON.stringify(settings),
    synonyms: folder.synonyms,
    applied_folder: JSON.stringify(applied),
  };
  const isFirst = (await trx.selectFrom('stores').select('id').limit(1).executeTakeFirst()) === undefined;
  await trx
    .insertInto('stores')
    .values({ id, ...row, is_default: isFirst ? 1 : 0, created_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('store_hosts').where('store_id', '=', id).execute();
  for (const host of hosts) await trx.insertInto('store_hosts').values({ store_id: id, host }).execute();
}

async function refuseOthersHosts(trx: Trx, { storeId, hosts }: FolderPlan): Promise<void> {
  if (hosts.length === 0) return;
  const taken = await trx
    .selectFrom('store_hosts')
    .select(['host', 'store_id'])
    .where('host', 'in', hosts)
    .where('store_id', '!=', storeId)
    .executeTakeFirst();
  if (taken)
    throw new StartError(`Nothing was changed: the host ${taken.host} belongs to the store ${taken.store_id}.`);
}

async function deleteProducts(trx: Trx, { storeId, deleted }: FolderPlan): Promise<void> {
  for (let at = 0; at < deleted.length; at += 500)
    await trx
      .deleteFrom('products')
      .where('store_id', '=', storeId)
      .where('id', 'in', deleted.slice(at, at + 500))
      .execute();
}

/** Gives the ids of the products whose stock was set. */
async function writeStock(trx: Trx, { storeId, stock }: FolderPlan, at: string): Promise<string[]> {
  if (stock.length === 0) return [];
  const variants = await trx
    .selectFrom('variants')
    .select(['id', 'product_id as productId', 'sku'])
    .where('store_id', '=', storeId)
    .where('sku', 'is not', null)
    .orderBy('id')
    .execute();
  const quantities = new Map(stock.map(({ sku, quantity }) => [sku, quantity]));
  const products: string[] = [];
  for (const variant of variants) {
    const quantity = quantities.get(variant.sku ?? '');
    if (quantity === undefined) continue;
    await setStock(trx, { storeId, variant, next: () => quantity, cause: 'set by stock.csv', at });
    products.push(variant.productId);
  }
  return products;
}
