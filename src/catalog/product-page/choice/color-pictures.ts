import type { Product } from '../../product.ts';
import type { Sellable } from '#cart/sellable.ts';

/** The first picture whose description says that it shows the colour: "Shirt in rust, front", "Robe en rouge". */
export function colorPicture<P extends { alt?: string | undefined }>(
  pictures: readonly P[],
  color: string,
): P | undefined {
  const words = ['in', 'en'].map((word) => `${word} ${color.toLowerCase()}`);
  return pictures.find(({ alt = '' }) => color && words.some((said) => alt.toLowerCase().includes(said)));
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
