import { colorPicture } from '#catalog/product-page/choice/color-pictures.ts';
import type { WireImage } from '#contract/product.ts';

/** All pictures of a product that have an address, that of the colour first. */
export function picturesOf(images: readonly WireImage[], color: string | undefined, origin: string): string[] {
  const own = colorPicture(images, color ?? '');
  const sorted = own ? [own, ...images.filter((one) => one !== own)] : images;
  return sorted.flatMap((picture) => largestPicture(picture, origin) ?? []);
}

/** The largest file of a picture that every crawler reads (JPEG), absolute; undefined for an address that is none. */
function largestPicture({ url, srcset }: WireImage, origin: string): string | undefined {
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
