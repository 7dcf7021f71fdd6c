import { isIP, isIPv6 } from 'node:net';

/**
 * The shopper's IP address: the peer's own, unless the peer is a trusted proxy; then the last address in
 * X-Forwarded-For that is no trusted proxy (reliability A3). IPv6 is cut to its /64, since one customer has all of it.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  isTrusted: (address: string) => boolean,
): string | undefined {
  if (!peer) return undefined;
  const hops = (forwardedFor?.split(',') ?? []).map((hop) => unmapped(hop.trim()));
  let address = unmapped(peer.trim());
  while (isTrusted(address)) {
    const before = hops.pop();
    if (!before || !isIP(before)) break;
    address = before;
  }
  return isIPv6(address) ? network64(address) : address;
}

function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function network64(address: string): string {
  const [left = '', right] = address.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right === undefined ? [] : right.split(':').filter(Boolean);
  const groups = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`.toLowerCase();
}
