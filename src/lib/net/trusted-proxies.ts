import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Whether an address is that of a proxy whose headers are trusted: `words` are addresses and networks (`10.0.0.0/8`),
 * others are ignored.
 */
export function trustedProxies(words: string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const word of words) {
    const [address = '', bits] = word.split('/');
    if (!isIP(address)) continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
