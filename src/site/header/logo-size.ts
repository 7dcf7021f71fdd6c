import type { WireImage } from '#contract/product.ts';

/** The room for a logo in the bar, in px. */
const BOX = { width: 200, height: 44 };

/** The size at which the bar shows a logo: all that its room allows. Undefined of one that does not say its size. */
export function logoSize(logo: WireImage | undefined): { width: number; height: number } | undefined {
  const { width, height } = logo ?? {};
  if (!width || !height) return undefined;
  const scale = Math.min(BOX.width / width, BOX.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
