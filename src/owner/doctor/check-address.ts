import { askAddress, type Answered, type Network } from './ask-address.ts';
import { failure, fine, type Finding, warning } from './finding.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import type { Environment } from '#environment.ts';
import { apiBase } from '#lib/api-base.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import { isLoopback, originOfHost } from '#lib/urls.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

const SET_UP = 'docs/operations.md, One machine, has the lines of service and proxy.';
const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

/** A shop as the network sees it. */
interface Seen {
  /** How findings name it. */
  id: string;
  origin: string;
  /** What its API says its name is; undefined where that is not known here. */
  name?: string;
}

/** Does the API of each store answer at the address that its pages call, by a certificate that browsers take? */
export async function checkAddresses(
  stores: readonly Store[],
  environment: Environment,
  network: Network,
): Promise<Finding[]> {
  const seen = stores.flatMap(({ id, name, origin, hosts }) => {
    const found = origin ?? (hosts[0] === undefined ? undefined : originOfHost(hosts[0]));
    return found === undefined ? [] : [{ id, name, origin: found }];
  });
  return (await Promise.all(seen.map((one) => checkAddress(one, environment, network)))).flat();
}

/** The same before a backend whose stores are not known here. */
export async function checkForeignAddress(environment: Environment, network: Network): Promise<Finding[]> {
  const { STORE_ORIGIN } = environment;
  return STORE_ORIGIN ? checkAddress({ id: 'the shop', origin: STORE_ORIGIN }, environment, network) : [];
}

async function checkAddress(shop: Seen, environment: Environment, network: Network): Promise<Finding[]> {
  const page = URL.parse(shop.origin);
  if (!page || isLoopback(page.host)) return [];
  const api = new URL(`${apiBase(page.host, environment)}${storeInfoEndpoint.path}`, page);
  const findings = page.protocol === 'https:' ? [] : [withoutTls(shop)];
  try {
    const answer = await askAddress(api, network);
    if (!answer) return [...findings, ...withoutName(shop, api, page)];
    return [...findings, ...judge(shop, api, page, answer)];
  } catch (error) {
    return [...findings, explain(shop, api, error)];
  }
}

function withoutTls({ id, origin }: Seen): Finding {
  const what = `${id}: ${origin} is not https: on the way others read what shoppers type`;
  return warning('address', what, `Let a proxy end TLS, and write https into origin. ${SET_UP}`);
}

/** That a host of the store's own has no address, the check of its hosts says. */
function withoutName({ id }: Seen, api: URL, page: URL): Finding[] {
  if (api.host === page.host) return [];
  return [
    failure(
      'address',
      `${id}: pages call the API at ${api.hostname}, which has no address: nobody can sign in or order`,
      'Add an A or AAAA record for it, or set PUBLIC_API_BASE=/api/v1: pages then call the shop itself.',
    ),
  ];
}

function judge({ id, name }: Seen, api: URL, page: URL, { status, text, validUntil }: Answered): Finding[] {
  const told = nameIn(text);
  if (status !== 200 || told === undefined)
    return [failure('address', `${id}: ${api.href} answers ${status}, not as the shop: nobody can order`, SET_UP)];
  if (name !== undefined && told !== name)
    return [
      failure(
        'address',
        `${id}: at ${api.host} answers another shop, ${stripped(told)}`,
        'The proxy has to pass Host on unchanged, and the host has to stand in the hosts of its store.yaml.',
      ),
    ];
  const days = validUntil ? Math.floor((validUntil.getTime() - Date.now()) / DAY_MS) : undefined;
  if (days !== undefined && days < SOON_DAYS)
    return [
      warning(
        'address',
        `${id}: the certificate of ${api.hostname} ends in ${days} days`,
        'Renew it; certbot and Caddy do that by themselves.',
      ),
    ];
  const where = api.host === page.host ? "the pages' own origin" : api.host;
  return [fine('address', `${id}: ${page.origin} answers, and its API at ${where}`)];
}

function nameIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const record: unknown = Reflect.get(Object(answer), 'data') ?? answer;
    const name: unknown = Reflect.get(Object(record), 'storeName');
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ISSUER/;

function explain({ id }: Seen, { host, hostname }: URL, error: unknown): Finding {
  const code = String(Reflect.get(Object(error), 'code') ?? 'no answer in time');
  if (CERTIFICATE.test(code))
    return failure(
      'address',
      `${id}: browsers refuse the certificate of ${hostname}: ${code}`,
      "It has to name this host, be valid today, and come with its authority's chain (fullchain.pem).",
    );
  return warning(
    'address',
    `${id}: nothing answers at ${host}: ${code}`,
    `Start the shop and the proxy, and let ports 80 and 443 through. ${SET_UP}`,
  );
}
