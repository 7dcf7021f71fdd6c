import type { Product } from '../../product.ts';
import { isAvailable } from '../../variant.ts';

/**
 * The colour that the product's first picture says it shows, so that what goes into the cart is what was seen
 * (docs/decisions D27). Where its description names none or several, or the colour is sold out (in
 * the size that is chosen already), none: then nobody guesses, and the cart asks.
 */
export function pictureColor(product: Pick<Product, 'images' | 'colors' | 'variants'>, size = ''): string {
  const alt = normalized(product.images[0]?.alt ?? '');
  const named = (before: string) =>
    outermost(product.colors.filter((color) => normalized(color).trim() && alt.includes(before + normalized(color))));
  const inColor = named(' in');
  const [seen, ...others] = inColor.length > 0 ? inColor : named('');
  return seen && others.length === 0 && isAvailable(product, { size, color: seen }) ? seen : '';
}

/** Without those that are part of another one's name: 'Mid Blue' is not 'Blue'. */
function outermost(colors: string[]): string[] {
  return colors.filter(
    (color) =>
      !colors.some((other) => normalized(other) !== normalized(color) && normalized(other).includes(normalized(color))),
  );
}

/** Small letters, with one space before and after each word. */
function normalized(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
