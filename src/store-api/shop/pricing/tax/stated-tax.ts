import { percentOf, percentWithin, shareOf } from '../exact.ts';
import type { StatedTax, Taxes } from '../request.ts';
import type { TaxTerms } from '../terms.ts';
import type { Supply } from './supply.ts';

export function taxStatedAt({ name, halves, included }: TaxTerms, { inside }: Supply): StatedTax {
  if (halves === undefined) return { included, names: [name], units: 1 };
  return { included, names: inside ? [halves.central, halves.state] : [halves.across], units: 2 };
}

/** What one unit of a tax is. */
export function unitOfTax({ included, units }: StatedTax, amount: number, rate: number): number {
  return shareOf(amount, included ? percentWithin(rate) : percentOf(rate), units);
}

/** An amount before tax, and the taxes of so much a unit on it. No piece holds more tax than it costs. */
export function taxed(
  { included, names, units }: StatedTax,
  amount: number,
  unit: number,
): { base: number; tax: Taxes } {
  const each = (units / names.length) * (included ? Math.min(unit, Math.floor(amount / units)) : unit);
  return {
    base: included ? amount - names.length * each : amount,
    tax: Object.fromEntries(names.map((name) => [name, each])),
  };
}
