import type { ProductFacets } from '#contract/product.ts';
import * as text from '../text.ts';

export interface Option {
  value: string;
  count: number;
}

/** The options of a filter: those of the facet, and those that are chosen though no product has them any more. */
export function optionsOf(named: ProductFacets['size'], chosen: string[]): Option[] {
  const known = named ?? [];
  return [
    ...known,
    ...chosen.filter((one) => !known.some(({ value }) => same(value, one))).map((value) => ({ value, count: 0 })),
  ];
}

/** A category stands in addresses in lower case. */
export function isChosen(chosen: string[], value: string): boolean {
  return chosen.some((one) => same(one, value));
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function countWords(count: number): string {
  return text.productCount(count);
}
