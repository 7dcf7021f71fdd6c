import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** Which names lead to a store: `hosts` that it lists, or that of STORE_ORIGIN, any name, loopback names, or none. */
export type StoreReach = 'hosts' | 'origin' | 'every-name' | 'this-machine' | 'nobody';

type Reached = Pick<Store, 'id' | 'hosts' | 'isDefault'>;

/** As store-of-host.ts finds a store by the Host of a request. `count`: of all stores. */
export function reachOf({ hosts, isDefault }: Reached, count: number, storeOrigin?: string): StoreReach {
  if (hosts.length > 0) return 'hosts';
  if (count === 1) return 'every-name';
  if (!isDefault) return 'nobody';
  return storeOrigin ? 'origin' : 'this-machine';
}

const TEXTS: Record<Exclude<StoreReach, 'hosts'>, string> = {
  origin: 'that of STORE_ORIGIN',
  'every-name': 'every name',
  'this-machine': 'none, so only this machine reaches it',
  nobody: 'none, so nobody reaches it',
};

/** The names, for people. */
export function reachText(reach: StoreReach, hosts: readonly string[]): string {
  return reach === 'hosts' ? hosts.join(' ') : TEXTS[reach];
}

/** Of several stores one without hosts: what that means and what to do; undefined where a name leads to it. */
export function missingHosts(
  store: Reached,
  count: number,
  storeOrigin?: string,
): { what: string; advice: string } | undefined {
  const reach = reachOf(store, count, storeOrigin);
  if (reach !== 'nobody' && reach !== 'this-machine') return undefined;
  const who = reach === 'nobody' ? 'nobody' : 'only this machine';
  return {
    what: `${store.id} lists no host, and it is not the only store: ${who} reaches it`,
    advice: `Write its hosts into store.yaml, and apply it${reach === 'nobody' ? `; before it has a name, ${store.id}.localhost is reached on this machine` : ''}.`,
  };
}
