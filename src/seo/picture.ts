import type { WireImage } from '#contract/product.ts';

/** The largest file of a picture that every crawler reads (JPEG), absolute; undefined for an address that is none. */
export function largestPicture({ url, srcset }: WireImage, origin: string): string | undefined {
  const candidates = (srcset ?? '').split(/,\s+/).map((one) => one.trim().split(/\s+/));
  const [largest = url] = candidates.reduce((best, one) => (width(one) > width(best) ? one : best), [url]);
  return absolute(largest, origin);
}

export function absolute(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function width([, descriptor = '']: string[]): number {
  return /^\d+w$/.test(descriptor) ? Number.parseInt(descriptor, 10) : 0;
}
