import type { Product } from '../../product.ts';
import type { Sellable } from '#cart/sellable.ts';
import { namesColor } from '#lib/text/names-color.ts';

/** The first picture whose description names the colour. */
export function colorPicture<P extends { alt?: string | undefined }>(
  pictures: readonly P[],
  color: string,
): P | undefined {
  return pictures.find(({ alt = '' }) => color && namesColor(alt, color));
}

/** The pictures of a product's colours; nothing where every line has the product's own. */
export function colorPictures(
  { images, colors }: Pick<Product, 'images' | 'colors'>,
  image: string,
): Pick<Sellable, 'pictures'> {
  // Of every colour, whatever it is called: what is not there would be looked for in what all objects have.
  const entries = colors.map((color) => [color, colorPicture(images, color)?.url ?? image] as const);
  return entries.some(([, url]) => url !== image) ? { pictures: Object.fromEntries(entries) } : {};
}
