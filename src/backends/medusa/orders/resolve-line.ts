import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { type Choice, choicesOf, valuesOf } from '../catalog/choices.ts';
import type { MedusaProduct } from '../catalog/product.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';

/** A requested line: the variant to buy, or why it cannot be sold, with a sentence for the shopper. */
export interface ResolvedLine {
  input: LineInput;
  result: { choice: Choice } | LineProblem;
}

export interface LineProblem {
  problem: 'gone' | 'choice' | 'sold-out';
  text: string;
  left?: number;
  choices?: { size?: string[]; color?: string[] };
}

/**
 * A missing size or colour is filled in only where there is just one; a line of the `products` map, which holds
 * neither, gets the cheapest variant that can be had (docs/decisions D18, D27).
 */
export function resolveLine(product: MedusaProduct | undefined, input: LineInput): ResolvedLine['result'] {
  const all = product ? choicesOf(product) : [];
  const { title = '' } = product ?? {};
  if (all.length === 0) return { problem: 'gone', text: shopRefusals().productUnavailable };
  const { choice } = input;
  if (!choice) {
    const cheapestFirst = all.toSorted((one, other) => one.price - other.price);
    return orSoldOut(cheapestFirst, input, title);
  }
  const fitting = all.filter((one) => fits(one, all, choice, 'size') && fits(one, all, choice, 'color'));
  const name = [title, choice.size, choice.color].filter(Boolean).join(', ');
  return fitting.length > 0 ? orSoldOut(fitting, input, name) : wrongChoice(all, choice, title);
}

type Asked = NonNullable<LineInput['choice']>;

function wrongChoice(all: Choice[], { size, color }: Asked, title: string): LineProblem {
  const open = (part: 'size' | 'color', asked: string | undefined) => {
    const values = valuesOf(all, part);
    const isChosen = asked ? values.some((one) => isSame(one, asked)) : values.length < 2;
    return isChosen ? {} : { [part]: values };
  };
  const missing = { ...open('size', size), ...open('color', color) };
  const choices = Object.keys(missing).length > 0 ? missing : { size: valuesOf(all, 'size') };
  const [part = ''] = Object.keys(missing);
  const says = shopRefusals();
  const isLeftOut = (part === 'size' && !size) || (part === 'color' && !color);
  const text = isLeftOut
    ? says[part === 'size' ? 'sizeMissing' : 'colorMissing'](title)
    : says.noSuchChoice(title, [size, color].filter(Boolean).join(', '));
  return { problem: 'choice', text, choices };
}

function orSoldOut(choices: Choice[], { quantity }: LineInput, name: string): ResolvedLine['result'] {
  const choice = choices.find(({ left }) => left >= quantity);
  if (choice) return { choice };
  const says = shopRefusals();
  const left = Math.max(...choices.map((one) => one.left));
  return { problem: 'sold-out', text: left > 0 ? says.onlyLeft(left, name) : says.soldOut(name), left };
}

/** Does the variant have what was asked for? What was left out is its own where the product has no other. */
function fits(variant: Choice, all: Choice[], asked: Asked, part: 'size' | 'color'): boolean {
  const values = valuesOf(all, part);
  const wanted = asked[part];
  return wanted === undefined ? values.length < 2 : values.length === 0 || isSame(variant[part] ?? '', wanted);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
