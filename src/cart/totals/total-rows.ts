import type { Totals } from './totals.ts';
import * as text from '../text.ts';
import { isShippingFree } from '#contract/shipping/shipping-free.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** A name and what stands beside it. */
export interface TotalRow {
  name: string;
  value: string;
}

/** What a screen says of totals beside their parts. */
export interface Says {
  /** The name of the last amount; without one Subtotal as long as it is no other, as in a cart. */
  name?: string;
  /** The subtotal, also where it is the total. */
  subtotal?: boolean;
  /** That shipping is free. */
  shipping?: boolean;
  /** That the prices include taxes. */
  taxes?: boolean;
}

/** The parts as the store names them, in its order, what else there is to say, and the last amount. */
export function rowsOf(totals: Totals, money: Money, { name, subtotal, shipping, taxes }: Says): TotalRow[] {
  const { parts, total, soFar = totals.subtotal } = totals;
  const isCut = total === undefined && soFar !== totals.subtotal;
  const row = (name: string, amount: number): TotalRow => ({ name, value: formatMoney(amount, money) });
  return [
    isCut || (total !== undefined && (subtotal || hasParts(totals))) ? row(text.subtotal, totals.subtotal) : [],
    parts.map(({ kind, label, amount, included, says }) => ({
      name: included ? text.includes(label) : label,
      value: says ?? (kind === 'shipping' && amount === 0 ? text.free : formatMoney(amount, money)),
    })),
    shipping && shipsFree(totals) ? { name: text.shipping, value: text.free } : [],
    taxes && includesTaxes(totals, money) ? { name: text.taxes, value: text.included } : [],
    total === undefined
      ? row(isCut ? text.beforeShipping : text.subtotal, soFar)
      : row(name ?? (hasParts(totals) ? text.total : text.subtotal), total),
  ].flat();
}

/** Does it come to something else than its lines, or does a part stand in them? */
export function hasParts({ subtotal, parts, total = subtotal }: Totals): boolean {
  return parts.length > 0 || total !== subtotal;
}

/** Where a part names a tax, that says it all. */
export function includesTaxes({ parts }: Totals, { taxIncluded = false }: Money): boolean {
  return taxIncluded && !parts.some(({ kind }) => kind === 'tax');
}

/** Not said of totals that only the store can tell, before it has. */
export function shipsFree({ parts, total }: Totals): boolean {
  return total !== undefined && isShippingFree(parts);
}
