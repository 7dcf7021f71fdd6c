import type { WireImage } from '#contract/product.ts';

/** The largest file of a picture that every browser can show. */
export function largestOf(image: WireImage | undefined): string {
  if (!image) return '/placeholder.svg';
  const candidates = (image.srcset ?? '').split(/,\s+/).map((one) => one.trim().split(/\s+/));
  const widest = candidates.reduce<{ url: string; width: number }>(
    (best, [url, width = '']) => {
      const px = /^\d+w$/.test(width) ? Number.parseInt(width, 10) : 0;
      return url && px > best.width ? { url, width: px } : best;
    },
    { url: image.url, width: 0 },
  );
  return widest.url;
}
