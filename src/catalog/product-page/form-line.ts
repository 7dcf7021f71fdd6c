import type { FormProduct } from './form-product.ts';
import { costOf, variantOf } from '../variant.ts';
import type { CartLine } from '#cart/line.ts';
import { chosenLine, type Choice } from '#cart/sellable.ts';

/**
 * The line of BuyForm's fields until its island is hydrated; undefined while a size is missing, or may come in another
 * colour than the one that the form holds.
 */
export function formLine(product: FormProduct, form: HTMLFormElement): CartLine | undefined {
  const choice = readChoice(form);
  return product.variants[0] && !variantOf(product, choice) ? undefined : lineOf(product, choice, form);
}

/** The line of a choice, with the quantity of the form. */
export function lineOf(product: FormProduct, choice: Choice, form: HTMLFormElement): CartLine | undefined {
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
