import type { WireStoreInfo } from '#contract/store-info.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { StartError } from '#environment.ts';
import { lockCurrency } from './keep-currency.ts';
import { currencyOf } from '#store-api/shop/stores/currency.ts';
import { hostName } from '#store-api/shop/stores/store-of-host.ts';

/**
 * Creates or updates a store. `hosts` replaces its list (ports and case are dropped); `isDefault` makes it the one that
 * answers on localhost. `info` is the body of GET /storeInfo, with policies already sanitised.
 * @throws when a host belongs to another store, `info.origin` is not an origin, or the currency would change under open
 * orders (docs/decisions D325); nothing is changed then.
 */
export async function createStore(
  db: Db,
  { id, isDefault, hosts, info }: { id: string; isDefault: boolean; hosts: string[]; info: WireStoreInfo },
): Promise<void> {
  if (info.origin !== undefined && !isOrigin(info.origin))
    throw new StartError(`The store's origin must be scheme and host, such as https://shop.example: ${info.origin}`);
  const at = new Date().toISOString();
  await transact(db, async (trx) => {
    await lockCurrency(trx, db, id, currencyOf(info));
    const row = { info: JSON.stringify(info), is_default: isDefault ? 1 : 0 };
    if (isDefault) await trx.updateTable('stores').set({ is_default: 0 }).where('id', '!=', id).execute();
    await trx
      .insertInto('stores')
      .values({ id, ...row, created_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('store_hosts').where('store_id', '=', id).execute();
    for (const host of new Set(hosts.map(hostName)))
      await trx.insertInto('store_hosts').values({ store_id: id, host }).execute();
    await recordChanges(trx, id, ['info'], at);
  });
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
