import type { PricingLine, StatedTax, Taxes } from '../request.ts';
import { spread } from '../spread.ts';
import { sumOf } from '../sum.ts';
import type { TaxTerms } from '../terms.ts';
import { bandRate } from './band-rate.ts';
import { ratesAt } from './rates-at.ts';
import { taxed, taxStatedAt, unitOfTax } from './stated-tax.ts';
import type { Supply } from './supply.ts';
import { taxClassOf } from './tax-class.ts';

export interface TaxedPiece {
  taxClass: string | undefined;
  rate: number;
  base: number;
  tax: Taxes;
  deliveryTaxed: boolean;
}

/** The tax of a line's pieces by what they cost after discounts. */
export function taxOfLine(
  tax: TaxTerms,
  supply: Supply,
  day: string,
  line: PricingLine,
  left: readonly number[],
): TaxedPiece[] {
  const taxClass = taxClassOf(tax, line);
  const holding = taxClass && ratesAt(taxClass, supply.place, day);
  const pieces = left.map((amount) => ({ amount, rate: holding ? bandRate(holding, amount, tax) : 0 }));
  const stated = taxStatedAt(tax, supply);
  const units = unitsOf(stated, pieces);
  return pieces.map(({ amount, rate }, piece) => ({
    taxClass: taxClass?.name,
    rate,
    ...taxed(stated, amount, units[piece] ?? 0),
    deliveryTaxed: holding?.deliveryTaxed ?? false,
  }));
}

/** Worked out and rounded once for all pieces that share a rate, then spread over them. */
function unitsOf(tax: StatedTax, pieces: readonly { amount: number; rate: number }[]): number[] {
  const units = pieces.map(() => 0);
  for (const rate of new Set(pieces.map((piece) => piece.rate))) {
    const amounts = pieces.map((piece) => (piece.rate === rate ? piece.amount : 0));
    const shares = spread(unitOfTax(tax, sumOf(amounts), rate), amounts);
    pieces.forEach((piece, position) => {
      if (piece.rate === rate) units[position] = shares[position] ?? 0;
    });
  }
  return units;
}
