import type { Place, PricingLine, StatedTax } from '../request.ts';
import type { OfPieces } from '../sum.ts';
import type { PricingTerms, TaxTerms } from '../terms.ts';
import { taxStatedAt } from './stated-tax.ts';
import { supplyOf } from './supply.ts';
import { type TaxedPiece, taxOfLine } from './tax-of-line.ts';

export interface TaxedGoods {
  tax: StatedTax;
  lines: readonly PricingLine[];
  /** What the pieces cost after discounts. */
  left: OfPieces;
  pieces: readonly (readonly TaxedPiece[])[];
}

/** The tax that a store states: a registration of another kind states none. */
export function statedTax({ tax }: PricingTerms): TaxTerms | undefined {
  return tax?.registration === 'regular' ? tax : undefined;
}

/** The goods with their tax, where they are sent to a place or picked up; undefined: none is stated, or not yet. */
export function taxedGoods(
  terms: PricingTerms,
  { place, pickUp, day }: { place: Place | undefined; pickUp: boolean; day: string },
  lines: readonly PricingLine[],
  left: OfPieces,
): TaxedGoods | undefined {
  const tax = statedTax(terms);
  if (tax === undefined) return undefined;
  const supply = supplyOf(terms, tax, place, pickUp);
  if (supply === undefined) return undefined;
  const pieces = lines.map((line, position) => taxOfLine(tax, supply, day, line, left[position] ?? []));
  return { tax: taxStatedAt(tax, supply), lines, left, pieces };
}
