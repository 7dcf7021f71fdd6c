import { percentOf, percentWithin, shareOf } from '../exact.ts';
import type { Taxes } from '../request.ts';
import type { TaxTerms } from '../terms.ts';
import type { Supply } from './supply.ts';

/**
 * The unit in which a tax is worked out and rounded: one half of a tax that has halves, else all of it. Inside the
 * state each half has its name, across it the one name has both, so that what is paid does not depend on the state.
 */
export function unitOfTax({ included, halves }: TaxTerms, amount: number, rate: number): number {
  return shareOf(amount, included ? percentWithin(rate) : percentOf(rate), halves === undefined ? 1 : 2);
}

/** The names that a tax has at a place. */
export function namesOfTax({ name, halves }: TaxTerms, { inside }: Supply): readonly string[] {
  if (halves === undefined) return [name];
  return inside ? [halves.central, halves.state] : [halves.across];
}

/** An amount before tax, and the taxes of so many units on it. No piece holds more tax than it costs. */
export function taxed(tax: TaxTerms, supply: Supply, amount: number, unit: number): { base: number; tax: Taxes } {
  const units = tax.halves === undefined ? 1 : 2;
  const names = namesOfTax(tax, supply);
  const each = (units / names.length) * (tax.included ? Math.min(unit, Math.floor(amount / units)) : unit);
  return {
    base: tax.included ? amount - names.length * each : amount,
    tax: Object.fromEntries(names.map((name) => [name, each])),
  };
}
