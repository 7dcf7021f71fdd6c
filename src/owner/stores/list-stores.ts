import type { Db } from '#store-api/base/db/open-database.ts';
import { configuredGateways, joinGateways } from '#store-api/shop/payments/gateways.ts';
import { SANDBOX } from '#store-api/shop/payments/sandbox/sandbox-bank.ts';
import { contentsOf } from './remove-store.ts';
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
  products: number;
  customers: number;
  orders: number;
  openOrders: number;
  /** By which shoppers pay; empty where only the sandbox bank can be. */
  gateways: string[];
}

export async function describeStores(db: Db, environment: Environment): Promise<ListedStore[]> {
  const stores = await listStores(db, environment.STORE_ORIGIN);
  return Promise.all(
    stores.map(async (store) => {
      const { open, products, customers, orders } = await contentsOf(db, store.id);
      const accounts = configuredGateways('', accountsOf(environment, store)).filter(({ id }) => id !== SANDBOX);
      return {
        id: store.id,
        name: store.name,
        isDefault: store.isDefault,
        origin: store.origin,
        hosts: store.hosts,
        products,
        customers,
        orders,
        openOrders: open.length,
        gateways: joinGateways(accounts, store.settings.payments).offered.map(({ id }) => id),
      };
    }),
  );
}
