import { boughtLine, soldOut } from './bought-line.ts';
import type { BoughtLine, LineProblem, OrderedProduct } from './resolve-line.ts';
import type { LineInput } from './line-input.ts';
import { unitPrice } from '../order-total.ts';
import type { ProductChoices } from '../../catalog/product-choices.ts';

/** What the order shows for a size that the map could not carry, of a product without variants. */
const SIZE_NOT_GIVEN = 'not given';

/**
 * A line of the map alone, which can carry neither size nor colour: of several variants the cheapest in stock at the
 * price that the product shows, named with what was not given (docs/decisions D18). A line is one variant: where none
 * has as many as are asked for, it is refused and not split, since no shopper chose two sizes.
 */
export function resolveLineWithoutChoice(
  product: OrderedProduct,
  { sizes, colors }: ProductChoices,
  asked: LineInput,
): BoughtLine | LineProblem {
  const { variants } = product;
  if (variants.length === 0)
    return boughtLine(product, asked, undefined, { size: sizes.length > 0 ? SIZE_NOT_GIVEN : null });
  const meant =
    variants.length === 1 ? variants : variants.filter((variant) => unitPrice(variant) === unitPrice(product));
  const variant = meant.find(({ stock }) => stock === null || stock >= asked.quantity);
  if (!variant) return soldOut({ title: product.title }, meant);
  return boughtLine(product, asked, variant, {
    size: named(variant.size, sizes, 'size'),
    color: named(variant.color, colors, 'colour'),
  });
}

/** Says beside what was taken that nobody chose it. */
function named(taken: string | null, known: string[], what: string): string | null {
  return taken && known.length > 1 ? `${taken} (${what} not given by the shopper)` : taken;
}
