import { isPublicHost } from '#lib/net/public-address.ts';

/** Hosts of WEBHOOK_HOSTS: also those of the owner's own network, and without https. */
export function isNamedHost({ hostname }: URL, hosts: readonly string[]): boolean {
  return hosts.includes(hostname.replace(/^\[|\]$/g, ''));
}

/** Why nothing is sent to this address; undefined: as far as its name tells, it may be. */
export function refusalOfAddress(address: string, hosts: readonly string[]): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return 'is no https address';
  if (url.username || url.password) return 'has a user or a password in it, which would stand in logs';
  if (isNamedHost(url, hosts)) return undefined;
  if (url.protocol !== 'https:') return 'is not https, and its host is not named in WEBHOOK_HOSTS';
  if (!isPublicHost(url.hostname)) return 'is not at a public address, and its host is not named in WEBHOOK_HOSTS';
  return undefined;
}
