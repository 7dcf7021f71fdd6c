import type { Gateway } from '#store-api/shop/payments/gateway.ts';
import { configuredGateways, joinGateways } from '#store-api/shop/payments/gateways.ts';
import { hasHttpsOrigin } from '#store-api/shop/payments/sandbox/may-see-sandbox.ts';
import { SANDBOX } from '#store-api/shop/payments/sandbox/sandbox-bank.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import type { Environment } from '#environment.ts';
import type { GatewaySettings } from '#environment/gateway-settings.ts';
import { accountsOf } from '#environment/store-accounts.ts';
import { isLoopback } from '#lib/urls.ts';

/** Who can pay at the sandbox bank, which moves no money. */
export type BankReach = 'everybody' | 'this-machine' | 'nobody';

/** The gateways of these settings that move money. */
export function realGateways(settings: GatewaySettings): Gateway[] {
  return configuredGateways('', settings).filter(({ id }) => id !== SANDBOX);
}

/** The gateways by which shoppers pay: that the store offers, and that take its currency. */
export function payingGateways(store: Store, gateways: readonly Gateway[]): Gateway[] {
  return joinGateways(gateways, store.settings.payments).offered.filter((gateway) => gateway.methods(store).length > 0);
}

/**
 * Who can pay at a store's sandbox bank, as may-see-sandbox.ts lets them in (docs/decisions D330); undefined where the
 * store has an account at a gateway. Of several stores loopback names lead to the default one.
 */
export function bankReach(store: Store, stores: readonly Store[], environment: Environment): BankReach | undefined {
  if (realGateways(accountsOf(environment, store)).length > 0) return undefined;
  if (environment.PAYMENT_SANDBOX === 'yes') return 'everybody';
  const leadsHere = store.isDefault || store.hosts.some(isLoopback);
  const isHere = leadsHere && (store.origin === undefined || isLoopback(URL.parse(store.origin)?.host ?? ''));
  return isHere && !hasHttpsOrigin(stores, environment.STORE_ORIGIN) ? 'this-machine' : 'nobody';
}
