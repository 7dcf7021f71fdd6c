import { includesTaxes, shipsFree } from './total-rows.ts';
import type { Totals } from './totals.ts';
import * as text from '../text.ts';
import type { Money } from '#lib/money.ts';

/** In one line below a cart's totals: what is free, and what is included. */
export function CartTerms({ totals, money, className }: { totals: Totals; money: Money; className: string }) {
  const taxes = includesTaxes(totals, money);
  return (
    <p className={`text-sm text-soft empty:hidden ${className}`}>
      {shipsFree(totals) ? text.shippingFree(taxes) : taxes && text.taxesIncluded}
    </p>
  );
}
