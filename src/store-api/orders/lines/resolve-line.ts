import type { SoldVariant } from '../../catalog/product-rows.ts';
import type { OrderItemRow, ProductRow } from '../../db/schema.ts';
import { boughtLine, soldOut } from './bought-line.ts';
import { resolveLineWithoutChoice } from './line-without-choice.ts';
import type { LineInput } from './line-input.ts';
import {
  openChoices,
  type ProductChoices,
  productChoices,
  spelled,
  variantsOf,
} from '../../catalog/product-choices.ts';

export type OrderedProduct = Pick<ProductRow, 'id' | 'title' | 'regular_paise' | 'discounted_paise' | 'attributes'> & {
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
  /** With `choice`: the sizes, the colours among which the shopper has to choose. */
  choices?: { size?: string[]; color?: string[] };
}

/**
 * The line to buy, or why its choice can't be sold. No size and no colour is filled in where there are several
 * (docs/decisions D27).
 */
export function resolveLine(product: OrderedProduct, asked: LineInput): BoughtLine | LineProblem {
  const known = productChoices(product);
  if (!asked.choice) return resolveLineWithoutChoice(product, known, asked);
  const size = spelled(known.sizes, asked.choice.size);
  const color = spelled(known.colors, asked.choice.color);
  const fitting = variantsOf(product.variants, { size, color });
  const stocked = fitting.filter(({ stock }) => stock === null || stock >= asked.quantity);
  const wrong = wrongChoice(product, known, asked.choice);
  if (wrong)
    return fitting.length > 0 && fitting.every(({ stock }) => stock === 0)
      ? soldOut({ title: product.title, size, color }, fitting)
      : wrong;
  if (fitting.length > 0 && stocked.length === 0) return soldOut({ title: product.title, size, color }, fitting);
  const [variant] = stocked;
  return boughtLine(product, asked, variant, { size: size ?? variant?.size, color: color ?? variant?.color });
}

function wrongChoice(
  product: OrderedProduct,
  known: ProductChoices,
  asked: NonNullable<LineInput['choice']>,
): LineProblem | undefined {
  const { sizes, colors } = known;
  const { title } = product;
  const size = spelled(sizes, asked.size);
  const color = spelled(colors, asked.color);
  const open = openChoices(product.variants, known, { size, color });
  const sizeWanted = sizes.length > 0 && !size;
  const colorWanted = colors.length > 0 && !color && (asked.color !== undefined || colors.length > 1);
  const choices = { ...(sizeWanted && { size: open.size }), ...(colorWanted && { color: open.color }) };
  if (sizeWanted)
    return {
      problem: 'choice',
      text: asked.size ? `${title} does not come in size ${asked.size}` : `Please select a size for ${title}`,
      choices,
    };
  if (colorWanted)
    return {
      problem: 'choice',
      text: asked.color ? `${title} does not come in ${asked.color}` : `Please select a colour for ${title}`,
      choices,
    };
  if (product.variants.length === 0 || variantsOf(product.variants, { size, color }).length > 0) return undefined;
  return {
    problem: 'choice',
    text: `${title} does not come in ${[size, color].filter(Boolean).join(', ')}`,
    choices: open,
  };
}
