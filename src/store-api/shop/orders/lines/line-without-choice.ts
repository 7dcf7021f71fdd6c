import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { boughtLine, soldOut } from './bought-line.ts';
import type { BoughtLine, LineProblem, OrderedProduct } from './resolved-line.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import { unitPrice } from '../../pricing/unit-price.ts';
import type { ProductChoices } from '../../catalog/product-choices.ts';

/** The size that an order shows for a product without variants when only the map was sent. */
const SIZE_NOT_GIVEN = 'not given';

/**
 * Resolves a line of the `products` map, which holds neither size nor colour: among variants at the price the product
 * shows, the first with enough stock; its size and colour are marked as not given (docs/decisions D18). A line is one
 * variant: when none has enough stock the line is refused instead of split, since no shopper chose two sizes.
 */
export function resolveLineWithoutChoice(
  product: OrderedProduct,
  { sizes, colors }: ProductChoices,
  input: LineInput,
  text: RefusalTexts,
): BoughtLine | LineProblem {
  const { variants } = product;
  if (variants.length === 0)
    return boughtLine(product, input, undefined, { size: sizes.length > 0 ? SIZE_NOT_GIVEN : null });
  const candidates =
    variants.length === 1 ? variants : variants.filter((variant) => unitPrice(variant) === unitPrice(product));
  const variant = candidates.find(({ stock }) => stock === null || stock >= input.quantity);
  if (!variant) return soldOut({ title: product.title }, candidates, text);
  return boughtLine(product, input, variant, {
    size: named(variant.size, sizes, 'size'),
    color: named(variant.color, colors, 'color'),
  });
}

/** Marks a size or colour that the shopper did not choose. */
function named(value: string | null, known: string[], what: 'size' | 'color'): string | null {
  return value && known.length > 1 ? `${value} (${what} not given by the shopper)` : value;
}
