import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { OrderedProduct, BoughtLine, LineProblem } from './resolved-line.ts';
import { boughtLine, soldOut } from './bought-line.ts';
import { resolveLineWithoutChoice } from './line-without-choice.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import {
  openChoices,
  type ProductChoices,
  productChoices,
  spelled,
  variantsOf,
} from '../../catalog/product-choices.ts';

/**
 * The line to buy, or why it can't be sold. A missing size or colour is filled in only where there is just one
 * (docs/decisions D27).
 */
export function resolveLine(product: OrderedProduct, input: LineInput, text: RefusalTexts): BoughtLine | LineProblem {
  const known = productChoices(product);
  if (!input.choice) return resolveLineWithoutChoice(product, known, input, text);
  const size = spelled(known.sizes, input.choice.size);
  const color = spelled(known.colors, input.choice.color);
  const fitting = variantsOf(product.variants, { size, color });
  const stocked = fitting.filter(({ stock }) => stock === null || stock >= input.quantity);
  const wrong = wrongChoice(product, known, input.choice, text);
  if (wrong)
    return fitting.length > 0 && fitting.every(({ stock }) => stock === 0)
      ? soldOut({ title: product.title, size, color }, fitting, text)
      : wrong;
  if (fitting.length > 0 && stocked.length === 0) return soldOut({ title: product.title, size, color }, fitting, text);
  const [variant] = stocked;
  return boughtLine(product, input, variant, { size: size ?? variant?.size, color: color ?? variant?.color });
}

function wrongChoice(
  product: OrderedProduct,
  known: ProductChoices,
  choice: NonNullable<LineInput['choice']>,
  text: RefusalTexts,
): LineProblem | undefined {
  const { sizes, colors } = known;
  const { title } = product;
  const size = spelled(sizes, choice.size);
  const color = spelled(colors, choice.color);
  const open = openChoices(product.variants, known, { size, color });
  const sizeWanted = sizes.length > 0 && !size;
  const colorWanted = colors.length > 0 && !color && (choice.color !== undefined || colors.length > 1);
  const choices = { ...(sizeWanted && { size: open.size }), ...(colorWanted && { color: open.color }) };
  if (sizeWanted)
    return {
      problem: 'choice',
      text: choice.size ? text.noSuchSize(title, choice.size) : text.sizeMissing(title),
      choices,
    };
  if (colorWanted)
    return {
      problem: 'choice',
      text: choice.color ? text.noSuchChoice(title, choice.color) : text.colorMissing(title),
      choices,
    };
  if (product.variants.length === 0 || variantsOf(product.variants, { size, color }).length > 0) return undefined;
  return {
    problem: 'choice',
    text: text.noSuchChoice(title, [size, color].filter(Boolean).join(', ')),
    choices: open,
  };
}
