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
  const { parts, total, open = [] } = totals;
  const row = (name: string, amount: number): TotalRow => ({ name, value: formatMoney(amount, money) });
  const later = (name: string): TotalRow => ({ name, value: text.atCheckout });
  return [
    total !== undefined && (subtotal || hasParts(totals)) ? row(text.subtotal, totals.subtotal) : [],
    parts.map(({ label, amount, included }) => row(included ? text.includes(label) : label, amount)),
    open.includes('shipping') ? later(text.shipping) : [],
    open.includes('tax') && !money.taxIncluded ? later(text.taxes) : [],
    shipping && shipsFree(totals) ? { name: text.shipping, value: text.free } : [],
    taxes && includesTaxes(totals, money) ? { name: text.taxes, value: text.included } : [],
    total === undefined
      ? row(subtotal || !name ? text.subtotal : name, totals.subtotal)
      : row(name ?? (hasParts(totals) ? text.total : text.subtotal), total),
  ].flat();
}

/** Does it come to something else than its lines, or does a part stand in them? */
function hasParts({ subtotal, parts, total = subtotal }: Totals): boolean {
  return parts.length > 0 || total !== subtotal;
}

/** Is there more to say than the last amount? */
export function saysMore(totals: Totals): boolean {
  return hasParts(totals) || (totals.open?.length ?? 0) > 0;
}

/** Where a part names a tax, that says it all. */
export function includesTaxes({ parts }: Totals, { taxIncluded = false }: Money): boolean {
  return taxIncluded && !parts.some(({ kind }) => kind === 'tax');
}

/** Not said of totals that only the store can tell, before it has. */
export function shipsFree({ parts, total }: Totals): boolean {
  return total !== undefined && isShippingFree(parts);
}
