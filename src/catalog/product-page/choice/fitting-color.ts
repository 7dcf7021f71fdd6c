import type { Product } from '../../product.ts';
import type { Choice } from '#cart/sellable.ts';

/**
 * The chosen colour where the size comes in it, else the only one that it comes in, else none. Where the choices do not
 * say which colours that are, the chosen one.
 */
export function fittingColor({ colors, variants }: Pick<Product, 'colors' | 'variants'>, choice: Choice): string {
  const ofSize = variants.filter((one) => choice.size && one.size === choice.size);
  const [only, ...others] = new Set(ofSize.map(({ color = '' }) => color));
  const isKnown = only !== undefined && [only, ...others].every((color) => colors.includes(color));
  if (!isKnown || [only, ...others].includes(choice.color)) return choice.color;
  return others.length === 0 ? only : '';
}
