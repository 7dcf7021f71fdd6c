import type { LookUp, Network } from './ask-address.ts';
import { failure, fine, type Finding, warning } from './finding.ts';
import { missingHosts } from '../stores/store-reach.ts';
import { withTimeout } from '#store-api/shop/payments/with-timeout.ts';
import { hostName, type Store } from '#store-api/shop/stores/store-of-host.ts';
import { isLoopback } from '#lib/urls.ts';

/** Is there an address for each host of each store? */
export async function checkHosts(
  stores: readonly Store[],
  storeOrigin: string | undefined,
  { lookUp, milliseconds }: Pick<Network, 'lookUp' | 'milliseconds'>,
): Promise<Finding[]> {
  const parts = await Promise.all(
    stores.map(async (store) => {
      const hosts = hostsOf(store);
      const missing = missingHosts(store, stores.length, storeOrigin);
      if (missing) return [warning('hosts', missing.what, missing.advice)];
      const findings = await Promise.all(hosts.map((host) => checkHost(store.id, host, lookUp, milliseconds)));
      const wrong = findings.filter((finding) => finding !== undefined);
      return wrong.length > 0 ? wrong : [fine('hosts', summaryOf(store, hosts))];
    }),
  );
  return parts.flat();
}

function hostsOf({ hosts, origin }: Store): string[] {
  const all = [...hosts, ...(origin && URL.canParse(origin) ? [hostName(new URL(origin).host)] : [])];
  return [...new Set(all)].filter((host) => !isLoopback(host));
}

function summaryOf({ id, hosts: listed }: Store, hosts: readonly string[]): string {
  if (hosts.length > 0) return `${id}: ${hosts.join(', ')}: found`;
  return listed.length === 0
    ? `${id} lists none, and answers on every name that leads to this machine`
    : `${id}: ${listed.join(', ')}: this machine alone`;
}

async function checkHost(id: string, host: string, lookUp: LookUp, milliseconds: number): Promise<Finding | undefined> {
  try {
    await withTimeout(milliseconds, () => lookUp(host));
    return undefined;
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'code');
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? failure(
          'hosts',
          `${id}: ${host} has no address`,
          'Add an A or AAAA record for it where your domain is managed, or take it out of store.yaml.',
        )
      : warning('hosts', `${id}: no name server answers for ${host}`, "Check this machine's name servers.");
  }
}
