import { pictureColor } from './picture-color.ts';
import type { Product } from '../../product.ts';
import { fittingColor } from './fitting-color.ts';
import { isAvailable } from '../../variant.ts';
import { firstChoice, type Choice } from '#cart/sellable.ts';

/**
 * The size and colour an address asks for (`?color=Indigo&size=M`), as crawlers and adverts link to them; undefined for
 * what the product does not come in.
 */
export function choiceOfUrl(
  { sizes, colors }: Pick<Product, 'sizes' | 'colors'>,
  query: URLSearchParams,
): Choice | undefined {
  const choice = { size: query.get('size') ?? '', color: query.get('color') ?? '' };
  const has = (values: string[], value: string) => !value || values.includes(value);
  return (choice.size || choice.color) && has(sizes, choice.size) && has(colors, choice.color) ? choice : undefined;
}

/** The first choice of the page's form: a colour that is sold out only where the address asks for it. */
export function startChoice(product: Pick<Product, 'sizes' | 'colors' | 'chosen' | 'images' | 'variants'>): Choice {
  const first = firstChoice(product);
  const { size: asked = '', color: askedColor = '' } = product.chosen ?? {};
  const size = asked || first.size;
  const only = isAvailable(product, { size: '', color: first.color }) ? first.color : '';
  const color = askedColor || only || pictureColor(product, size);
  return { size, color: fittingColor(product, { size, color }) };
}
