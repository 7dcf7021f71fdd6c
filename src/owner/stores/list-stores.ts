import type { Db } from '#store-api/base/db/open-database.ts';
import { contentsOf } from './remove-store.ts';
import { type BankReach, bankReach, payingGateways, realGateways } from './store-payments.ts';
import { reachOf, type StoreReach } from './store-reach.ts';
import { listStores } from '#store-api/shop/stores/store-of-host.ts';
import type { Environment } from '#environment.ts';
import { accountsOf } from '#environment/store-accounts.ts';

/** A store as `npm run store -- list` shows it. */
export interface ListedStore {
  id: string;
  name: string;
  isDefault: boolean;
  /** Scheme and host of its pages, where they are set. */
  origin: string | undefined;
  hosts: string[];
  reach: StoreReach;
  products: number;
  customers: number;
  orders: number;
  openOrders: number;
  /** By which shoppers pay. */
  gateways: string[];
  onDelivery: boolean;
  byTransfer: boolean;
  /** Of a store without an account: who can pay at its sandbox bank. */
  sandbox?: BankReach | undefined;
}

export async function describeStores(db: Db, environment: Environment): Promise<ListedStore[]> {
  const stores = await listStores(db, environment.STORE_ORIGIN);
  return Promise.all(
    stores.map(async (store) => {
      const { open, products, customers, orders } = await contentsOf(db, store.id);
      return {
        id: store.id,
        name: store.name,
        isDefault: store.isDefault,
        origin: store.origin,
        hosts: store.hosts,
        reach: reachOf(store, stores.length, environment.STORE_ORIGIN),
        products,
        customers,
        orders,
        openOrders: open.length,
        gateways: payingGateways(store, realGateways(accountsOf(environment, store))).map(({ id }) => id),
        onDelivery: store.settings.payOnDelivery !== undefined,
        byTransfer: store.settings.bankTransfer !== undefined,
        sandbox: bankReach(store, stores, environment),
      };
    }),
  );
}
