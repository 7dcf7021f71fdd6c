import type { SoldVariant } from '../db/products.ts';
import type { OrderItemRow, ProductRow } from '../db/schema.ts';
import { lineName } from './line-name.ts';
import type { AskedLine } from './order-lines.ts';
import { unitPrice } from './order-total.ts';
import type { WireAttribute } from '#contract/product.ts';

export type Sold = Pick<ProductRow, 'id' | 'title' | 'regular_paise' | 'discounted_paise' | 'attributes'> & {
  variants: SoldVariant[];
  image: string | null;
};

/** A line as it is bought: spelled and priced by the shop. What becomes a row of the order, and what its stock needs. */
export type BoughtLine = Omit<OrderItemRow, 'store_id' | 'order_id' | 'position' | 'taken'> & {
  /** Whether `variant_id` has a stock figure to take from. */
  counted: boolean;
};

/** Why a line can't be sold: `choice` (422), `gone` (422) or `sold-out` (409), of which `left` could be had. */
export interface LineProblem {
  problem: 'choice' | 'gone' | 'sold-out';
  text: string;
  left?: number;
}

/** What the order shows for a line whose size the map could not carry (decisions.md row 18). */
export const SIZE_NOT_GIVEN = 'not given';

/** The line to buy, or why its choice can't be sold. */
export function buyLine(product: Sold, asked: AskedLine): BoughtLine | LineProblem {
  const attributes = JSON.parse(product.attributes) as WireAttribute[];
  const sizes = choices(product, 'size', attributes, ['size', 'sizes']);
  const colors = choices(product, 'color', attributes, ['color', 'colours', 'colors']);
  const size = spelled(sizes, asked.choice?.size);
  const color = spelled(colors, asked.choice?.color);
  const { choice } = asked;
  if (choice && sizes.length > 0 && !choice.size) return { problem: 'choice', text: `Please select a size for ${product.title}` };
  if (choice?.size && sizes.length > 0 && !size) return { problem: 'choice', text: `${product.title} does not come in size ${choice.size}` };
  if (choice?.color && colors.length > 0 && !color) return { problem: 'choice', text: `${product.title} does not come in ${choice.color}` };

  const fitting = product.variants.filter((v) => (!size || !v.size || same(v.size, size)) && (!color || !v.color || same(v.color, color)));
  if (product.variants.length > 0 && fitting.length === 0)
    return { problem: 'choice', text: `${product.title} does not come in ${[size, color].filter(Boolean).join(', ')}` };
  const stocked = fitting.filter((variant) => variant.stock === null || variant.stock >= asked.quantity);
  if (fitting.length > 0 && stocked.length === 0) return soldOut(product.title, size, color, fitting);

  const variant = choice || fitting.length === 1 ? stocked[0] : undefined;
  return {
    product_id: product.id,
    variant_id: variant?.id ?? null,
    title: product.title,
    size: size ?? variant?.size ?? (sizes.length > 0 ? SIZE_NOT_GIVEN : null),
    color: color ?? variant?.color ?? null,
    image: product.image,
    quantity: asked.quantity,
    price_paise: unitPrice(variant ?? product),
    counted: variant !== undefined && variant.stock !== null,
  };
}

/** Sizes or colours of a product: its variants' and its attribute's (spec section 3). */
function choices(product: Sold, column: 'size' | 'color', attributes: WireAttribute[], keys: string[]): string[] {
  const listed = attributes.filter(({ key }) => keys.includes(key.trim().toLowerCase())).flatMap(({ value }) => value);
  return [...product.variants.flatMap((variant) => variant[column] ?? []), ...listed];
}

function spelled(known: string[], given: string | undefined): string | undefined {
  return given === undefined ? undefined : known.find((name) => same(name, given));
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function soldOut(title: string, size: string | undefined, color: string | undefined, variants: SoldVariant[]): LineProblem {
  const left = Math.max(...variants.map((variant) => variant.stock ?? 0));
  const name = lineName({ title, size, color });
  return { problem: 'sold-out', text: left > 0 ? `Only ${left} of ${name} left` : `${name} is sold out`, left };
}
