import type { FormProduct } from './form-product.ts';
import { costOf } from '../variant.ts';
import type { CartLine } from '#cart/line.ts';
import { chosenLine, type Choice } from '#cart/sellable.ts';

/** The line of BuyForm's fields, which are uncontrolled; undefined while a size is missing. */
export function formLine(product: FormProduct, form: HTMLFormElement): CartLine | undefined {
  const choice = readChoice(form);
  return chosenLine(product, choice, Number(new FormData(form).get('quantity')), costOf(product, choice));
}

/** Marks these as chosen. */
export function writeChoice(form: HTMLFormElement, choice: Choice): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = radio.value === choice[radio.name as keyof Choice];
}

export function readChoice(form: HTMLFormElement): Choice {
  const { size = '', color = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return { size, color };
}
