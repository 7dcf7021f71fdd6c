import { sql } from 'kysely';
import type { FolderChange } from './folder-change.ts';
import { type FolderPlan, planFolder, type PlanOptions } from './plan-folder.ts';
import type { ShopFolder } from './read-shop-folder.ts';
import type { AppliedFolder } from '#store-api/shop/stores/applied-folder.ts';
import { lockAsFound } from './catalogue/found-store.ts';
import { withKeptHandles } from './catalogue/kept-handles.ts';
import { renamedLines } from './catalogue/renamed-products.ts';
import { planStock, type RememberedLine, type StockPlan, writeStock } from './stock/plan-stock.ts';
import { orderProducts } from './catalogue/product-order.ts';
import { storeDownloads, storeMasters } from './masters.ts';
import { productTags } from '#store-api/base/db/changes.ts';
import { engineOf } from '#store-api/base/db/engine.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { transact, type Trx } from '#store-api/base/db/transact.ts';
import { writeProducts } from '../import/write-products.ts';
import type { MissingPicture } from '../import/make-catalogue-pictures.ts';
import { recordDiscounts } from '../discounts/discount-history.ts';
import { lockCurrency } from '../stores/keep-currency.ts';
import { currencyOf } from '#store-api/shop/stores/currency.ts';
import { rememberDeparting } from '#store-api/shop/stock/departed-variants.ts';
import { StartError } from '#environment.ts';

export interface ApplyOptions extends Omit<PlanOptions, 'dryRun'> {
  /** Refuse when products would go. */
  failOnDelete: boolean;
  /** Called before anything is written when products would go, with their handles. Nothing is changed if it throws. */
  onDelete?: (handles: string[]) => Promise<void>;
  /** Called before onDelete with the lines of redirects.txt that renamed products would want, if there are any. */
  onRenamed?: (lines: string[]) => void;
  /** Called with the pictures that could not be downloaded, if there are any. */
  onMissing?: (missing: MissingPicture[]) => void;
  /** Called with the lines of stock.csv whose number is not set, if there are any. */
  onRemembered?: (lines: RememberedLine[]) => Promise<void>;
}

/**
 * Makes a store equal to its folder, in one transaction while orders go on: texts, hosts, pictures, categories,
 * policies, synonyms and products. Products that the folder does not have go. Stock of variants that the store has
 * stays, but for lines of stock.csv that have changed since the last time (docs/decisions D28). Gives what has changed;
 * a second time nothing has.
 * @throws StartError when a host belongs to another store, products would go with `failOnDelete`, or the currency would
 * change under open orders (docs/decisions D325)
 */
export async function applyFolder(
  db: Db,
  given: ShopFolder,
  { failOnDelete, onDelete, onRenamed, onMissing, onRemembered, ...options }: ApplyOptions,
): Promise<FolderChange[]> {
  const folder = await withKeptHandles(db, given);
  const plan = await planFolder(db, folder, { ...options, dryRun: false });
  if (failOnDelete && plan.deleted.length > 0)
    throw new StartError(
      [
        'Nothing was changed, because these would be deleted:',
        ...plan.changes.filter(({ change }) => change === 'delete').map(({ what }) => `  ${what}`),
      ].join('\n'),
    );
  if (plan.missing.length > 0) onMissing?.(plan.missing);
  if (plan.onlyRemembered.length > 0) await onRemembered?.(plan.onlyRemembered);
  const renamed = onRenamed ? await renamedLines(db, folder, plan) : [];
  if (renamed.length > 0) onRenamed?.(renamed);
  if (plan.deleted.length > 0) await onDelete?.(plan.deletedHandles);
  const applied: AppliedFolder = {
    stock: Object.fromEntries(
      folder.stock.flatMap(({ name, quantity }) => (name.sku === '' ? [] : [[name.sku, quantity]])),
    ),
    stockLines: plan.remembered,
    pictures: await storeMasters(folder, options.media),
    downloads: await storeDownloads(plan.downloads, options.media),
    pages: folder.policies,
    redirects: folder.redirects,
    sizes: Object.fromEntries(Object.entries(folder.sizeGuides).map(([slug, { source }]) => [slug, source])),
  };
  if (plan.changes.length === 0) {
    await rememberOnly(db, plan, applied);
    return [];
  }
  let stock: StockPlan | undefined;
  await writeProducts(db, plan.storeId, plan.planProducts, {
    info: plan.info,
    leaving: plan.deleted,
    before: async (trx, at) => {
      await lockAsFound(trx, plan, engineOf(db));
      await lockCurrency(trx, db, plan.storeId, currencyOf(plan.info));
      // Again, now that nothing else is applied meanwhile: variants may have come and gone with orders going on.
      stock = await planStock(trx, folder, plan.applied, at);
      await writeStore(trx, folder, { plan, applied: { ...applied, stockLines: stock.remembered }, at });
    },
    after: async (trx, at) => {
      await deleteProducts(trx, plan);
      const moved = await orderProducts(trx, plan.storeId, plan.order);
      const restocked = await writeStock(trx, { storeId: plan.storeId, steps: stock?.steps ?? [], at });
      return ['info', 'catalogue', ...productTags([...moved, ...restocked, ...plan.deleted])];
    },
  });
  await checkApplied(db, folder, options);
  return plan.changes;
}

/** The shop is as the folder says, but the database remembers another folder: stock.csv counts from this one on. */
async function rememberOnly(db: Db, plan: FolderPlan, applied: AppliedFolder): Promise<void> {
  if (JSON.stringify(plan.applied) === JSON.stringify(applied)) return;
  await transact(db, async (trx) => {
    await lockAsFound(trx, plan, engineOf(db));
    await trx
      .updateTable('stores')
      .set({ applied_folder: JSON.stringify(applied) })
      .where('id', '=', plan.storeId)
      .execute();
  });
}

/** @throws StartError when the shop is not as the folder says: success is never said then (docs/decisions D310) */
async function checkApplied(db: Db, folder: ShopFolder, options: Omit<PlanOptions, 'dryRun'>): Promise<void> {
  const { changes } = await planFolder(db, folder, { media: options.media, dryRun: true });
  if (changes.length === 0) return;
  const differs = changes.slice(0, 10).map(({ what }) => `  ${what}`);
  throw new StartError(
    [
      'It was written, but the shop is not as the folder says:',
      ...differs,
      'Another apply, import or command may have changed it just now. Look at `diff`, and run it again.',
    ].join('\n'),
  );
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
  await recordDiscounts(trx, id, settings.discounts ?? [], at);
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
  for (let at = 0; at < deleted.length; at += 500) {
    const ids = deleted.slice(at, at + 500);
    await rememberDeparting(trx, storeId, sql`product_id in (${sql.join(ids)})`);
    await trx.deleteFrom('products').where('store_id', '=', storeId).where('id', 'in', ids).execute();
  }
}
