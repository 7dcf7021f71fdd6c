import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '#lib/urls.ts';

/** Outside of it nothing of IPv6 is public yet. */
const GLOBAL_6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Is this a host of the public net: none of this machine, of private or shared nets, link-local, for documentation,
 * multicast or reserved? IPv4 written as IPv6 (mapped, translated, tunnelled) never is.
 */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_6));
}

/** Names that lead somewhere in one's own network alone, by RFC 6762, 6761, 8375 and by use. */
const OWN_NETWORK = /\.(?:local|lan|home|internal|intranet|localdomain|test|home\.arpa)$/;

/** May everybody reach this host, as far as its name tells? `host` is an URL's, in small letters and without a port. */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(name)) return isPublicAddress(name);
  return name.includes('.') && !isLoopback(name) && !OWN_NETWORK.test(name);
}

/** Is this address (of a connection's peer) this machine's own? IPv4 may be written as IPv6. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** A name may only lead to public addresses; one that says it is this machine only to this machine. */
export function mayConnect(host: string, address: string): boolean {
  return isLoopback(host) ? address === '::1' || address.startsWith('127.') : isPublicAddress(address);
}

export type Resolve = (
  name: string,
  options: { all: true },
  done: (error: Error | null, found?: LookupAddress[]) => void,
) => void;

/**
 * The `lookup` of a request: what it checked is what is connected to, so a name cannot lead elsewhere the second time.
 * One address that is refused refuses the name.
 */
export function guardedLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (name, options, done) =>
    resolve(name, { all: true }, (error, found = []) => {
      const [first] = found;
      if (error || !first) return done(error ?? new Error(`${name} has no address`), [] as LookupAddress[]);
      if (!found.every(({ address }) => mayConnect(name, address)))
        return done(new Error(`${name} is not a public host`), [] as LookupAddress[]);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
}
