import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '#lib/urls.ts';

/** Every range that is not a public host: this machine, private and shared nets, link-local, test nets, multicast, reserved. */
const NOT_PUBLIC: [net: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within 2000::/3, outside of which nothing of IPv6 is public: Teredo and its like, documentation, 6to4. */
const NOT_PUBLIC_6: [net: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, prefix] of NOT_PUBLIC) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_6) refused.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** IPv4 written as IPv6 (mapped, translated) is never public here. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused.check(address, 'ipv4');
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** A name may only lead to public addresses; one that says it is this machine only to this machine. */
export function mayConnect(host: string, address: string): boolean {
  return isLoopback(host) ? address === '::1' || address.startsWith('127.') : isPublicAddress(address);
}

export type Resolve = (
  name: string,
  options: { all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/**
 * The `lookup` of a request: what it checked is what is connected to, so a name cannot lead elsewhere the second time.
 * One address that is refused refuses the name.
 */
export function guardedLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (name, options, done) =>
    resolve(name, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${name} has no address`), [] as LookupAddress[]);
      if (!found.every(({ address }) => mayConnect(name, address)))
        return done(new Error(`${name} is not a public host`), [] as LookupAddress[]);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
}
