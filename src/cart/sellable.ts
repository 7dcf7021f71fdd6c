import type { CartLine } from './line.ts';
import { MAX_LINE_QUANTITY } from '#config.ts';

/** The facts of a product that an add-to-cart button needs. */
export interface Sellable {
  id: string;
  name: string;
  image: string;
  price: number;
  /** Some of its choices cost more. */
  from?: true | undefined;
  sizes: string[];
  colors: string[];
  /** The address of each colour's picture, where one is not `image`. */
  pictures?: Readonly<Record<string, string>> | undefined;
}

export interface Choice {
  size: string;
  color: string;
}

/** A single size or colour is chosen from the start; several wait for the shopper. */
export function firstChoice({ sizes, colors }: Pick<Sellable, 'sizes' | 'colors'>): Choice {
  return { size: only(sizes), color: only(colors) };
}

/** A product with sizes needs one chosen; the colour is not enforced (docs/behaviour.md 5.size). */
export function sizeMissing({ sizes }: Pick<Sellable, 'sizes'>, size: string): boolean {
  return sizes.length > 0 && !sizes.includes(size);
}

/** The line that a tap on Add to Cart puts into the cart; undefined while a size is missing. */
export function chosenLine(
  product: Sellable,
  { size, color }: Choice,
  quantity: number,
  price: number,
): CartLine | undefined {
  if (sizeMissing(product, size)) return undefined;
  return {
    id: product.id,
    name: product.name,
    image: product.pictures?.[color] ?? product.image,
    price,
    quantity: Math.min(Math.max(1, Math.floor(quantity) || 1), MAX_LINE_QUANTITY),
    selectedSize: size,
    selectedColor: color,
  };
}

/** The line of a card, which has no pickers: one piece. */
export function cardLine(product: Sellable): CartLine | undefined {
  return chosenLine(product, firstChoice(product), 1, product.price);
}

function only(values: string[]): string {
  return values.length === 1 ? (values as [string])[0] : '';
}
