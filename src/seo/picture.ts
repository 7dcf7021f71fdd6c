import { colorPicture } from '#catalog/product-page/choice/color-pictures.ts';
import type { WireImage } from '#contract/product.ts';

/** A picture of a product by its address, with its description. */
interface AddressedPicture {
  address: string;
  alt: string | undefined;
}

/** All pictures of a product that have an address. */
export function picturesOf(images: readonly WireImage[], origin: string): AddressedPicture[] {
  return images.flatMap((picture) => {
    const address = largestPicture(picture, origin);
    return address === undefined ? [] : [{ address, alt: picture.alt }];
  });
}

/** Their addresses, that of the colour's picture first. */
export function addressesFor(color: string | undefined, pictures: readonly AddressedPicture[]): string[] {
  const own = colorPicture(pictures, color ?? '');
  const sorted = own ? [own, ...pictures.filter((one) => one !== own)] : pictures;
  return sorted.map(({ address }) => address);
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
