import type { Totals } from './totals.ts';
import * as text from '../text.ts';
import { isShippingFree } from '#contract/shipping-free.ts';
import { formatMoney, type Money } from '#lib/money.ts';

/** A name and what stands beside it. */
export interface TotalRow {
  name: string;
  value: string;
}

/** What a screen says of totals beside their parts and the last amount. */
export interface Says {
  /** The subtotal, also where it is the total. */
  subtotal?: boolean;
  /** That shipping is free. */
  shipping?: boolean;
  /** That the prices include taxes. */
  taxes?: boolean;
}

/** What stands above the last amount: the parts as the store names them, in its order. */
export function rowsAbove(
  totals: Totals,
  money: Money,
  { subtotal = false, shipping = false, taxes = false }: Says,
): TotalRow[] {
  const rows: (TotalRow | false)[] = [
    (subtotal || hasParts(totals)) && { name: text.subtotal, value: formatMoney(totals.subtotal, money) },
    ...totals.parts.map(({ label, amount, included }) => ({
      name: included ? text.includes(label) : label,
      value: formatMoney(amount, money),
    })),
    shipping && shipsFree(totals) && { name: text.shipping, value: text.free },
    taxes && includesTaxes(totals, money) && { name: text.taxes, value: text.included },
  ];
  return rows.filter((row) => row !== false);
}

/** The same in words, in one line; '' where there is nothing to say. */
export function termsOf(totals: Totals, money: Money): string {
  const taxes = includesTaxes(totals, money);
  if (shipsFree(totals)) return text.shippingFree(taxes);
  return taxes ? text.taxesIncluded : '';
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
function shipsFree({ parts, total }: Totals): boolean {
  return total !== undefined && isShippingFree(parts);
}
