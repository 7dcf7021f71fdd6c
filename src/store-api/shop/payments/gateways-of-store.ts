import { findStoreById, type Store } from '../stores/store-of-host.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { Gateway } from './gateway.ts';
import { configuredGateways, type Gateways, joinGateways } from './gateways.ts';
import type { Environment } from '#environment.ts';
import type { GatewaySettings } from '#environment/gateway-settings.ts';
import { accountsOf } from '#environment/store-accounts.ts';

/** The gateways of a store: with its own accounts, offered as its folder says. */
export type GatewaysOf = (store: Store) => Gateways;

/** Made once for each record of a store, which is another one after each change. */
export function openGateways(
  secret: string,
  environment: Environment,
  configure: (secret: string, settings: GatewaySettings) => Gateway[] = configuredGateways,
): GatewaysOf {
  const made = new WeakMap<Store, Gateways>();
  return (store) => {
    const known = made.get(store);
    if (known) return known;
    const gateways = joinGateways(configure(secret, accountsOf(environment, store)), store.settings.payments);
    made.set(store, gateways);
    return gateways;
  };
}

/** The gateway of an attempt, with the account of the store whose order it pays. */
export async function gatewayOf(
  { db, gatewaysOf }: { db: Db; gatewaysOf: GatewaysOf },
  storeId: string,
  gatewayId: string,
): Promise<Gateway | undefined> {
  const store = await findStoreById(db, storeId);
  return store && gatewaysOf(store).byId(gatewayId);
}
