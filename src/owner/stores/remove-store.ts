import { recordChanges } from '#store-api/base/db/changes.ts';
import { engineOf } from '#store-api/base/db/engine.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { FINISHED } from '#contract/order-status.ts';
import { type Environment, StartError } from '#environment.ts';
import { GATEWAY_LIST } from '#environment/gateway-settings.ts';

const MOST_NAMED = 20;

/** The data that goes with a store. */
export interface StoreContents {
  products: number;
  customers: number;
  orders: number;
  messages: number;
  /** What orders are called that are neither delivered nor cancelled, oldest first. */
  open: string[];
}

export async function contentsOf(db: Db, storeId: string): Promise<StoreContents> {
  const count = async (table: 'products' | 'users' | 'orders' | 'messages') => {
    const found = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number | string>().as('n'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow();
    return Number(found.n);
  };
  return {
    products: await count('products'),
    customers: await count('users'),
    orders: await count('orders'),
    messages: await count('messages'),
    open: await openOrders(db, storeId),
  };
}

/**
 * Settings of gateways without a store's name are the accounts of the default store: when that goes, they would be
 * another store's (docs/decisions D243). @throws StartError naming them
 */
export async function refuseOthersAccounts(db: Db, storeId: string, environment: Environment): Promise<void> {
  const rows = await db.selectFrom('stores').select(['id', 'is_default']).execute();
  const isDefault = rows.some(({ id, is_default }) => id === storeId && is_default === 1);
  const set = GATEWAY_LIST.flatMap(({ needs }) => needs).filter((name) => environment[name] !== undefined);
  if (!isDefault || rows.length === 1 || set.length === 0) return;
  throw new StartError(
    `${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} the account of ${storeId}, the default store, and would \
be another store's without it. Take them out of the environment first, also of the running shop.`,
  );
}

/**
 * Removes a store with everything that belongs to it, in one transaction. Pictures that nothing uses any more go later
 * (docs/decisions D256). The oldest of the others becomes the default store when it was that.
 * @throws StartError while orders are open, or when there are not `orders` orders any more; nothing is changed then
 */
export async function removeStore(
  db: Db,
  { storeId, orders, now }: { storeId: string; orders: number; now: Date },
): Promise<void> {
  await transact(db, async (trx) => {
    // No order can be placed until the transaction ends; SQLite has one writer at a time.
    if (engineOf(db) === 'postgres')
      await trx.selectFrom('stores').select('id').where('id', '=', storeId).forUpdate().execute();
    const contents = await contentsOf(trx, storeId);
    refuseOpenOrders(storeId, contents);
    if (contents.orders !== orders) throw new StartError('Nothing was changed: there is a new order. Try again.');
    await trx.deleteFrom('stores').where('id', '=', storeId).execute();
    const rest = await trx
      .selectFrom('stores')
      .select(['id', 'is_default'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const [oldest] = rest;
    const isWithout = oldest && !rest.some(({ is_default }) => is_default === 1);
    if (isWithout) await trx.updateTable('stores').set({ is_default: 1 }).where('id', '=', oldest.id).execute();
    const at = now.toISOString();
    await recordChanges(trx, storeId, ['info', 'catalogue', 'products'], at);
    if (isWithout) await recordChanges(trx, oldest.id, ['info'], at);
  });
}

/** @throws StartError naming them */
export function refuseOpenOrders(storeId: string, { open }: StoreContents): void {
  if (open.length === 0) return;
  const more = open.length > MOST_NAMED ? [`  and ${open.length - MOST_NAMED} more`] : [];
  throw new StartError(
    [
      `Nothing was changed: ${open.length === 1 ? 'an order' : `${open.length} orders`} of ${storeId} \
${open.length === 1 ? 'is' : 'are'} neither delivered nor cancelled:`,
      ...open.slice(0, MOST_NAMED).map((order) => `  ${order}`),
      ...more,
    ].join('\n'),
  );
}

async function openOrders(db: Db, storeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('store_id', '=', storeId)
    .where('status', 'not in', FINISHED)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(orderName);
}
