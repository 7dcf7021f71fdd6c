import * as z from 'zod/mini';
import { toCents } from '../catalog/choices.ts';
import { totalPartsIn } from '#backends/serving/total-part-texts.ts';
import { optionalNumber } from '#contract/lenient.ts';
import type { TotalPart } from '#contract/totals.ts';
import { sumMoney } from '#lib/money.ts';
import { shopLanguage } from '#translations/shop-language.ts';

/** What Medusa says of a cart and of an order, in major units; taxes and discounts stand in the lines' own totals. */
export const totalsFields = {
  total: z.optional(optionalNumber),
  shipping_total: z.optional(optionalNumber),
  tax_total: z.optional(optionalNumber),
  discount_total: z.optional(optionalNumber),
};
/** The same in the words of Medusa's query. */
export const TOTALS_FIELDS = Object.keys(totalsFields).join(',');

type MedusaTotals = { [Name in keyof typeof totalsFields]?: number | undefined };

/** The contract's totals of lines at what one of each costs there; none where Medusa says no total. */
export function toTotals(
  lines: readonly { price: number; quantity: number }[],
  { total, shipping_total: shipping = 0, tax_total: taxes = 0, discount_total: discount = 0 }: MedusaTotals,
): { subtotal: number; parts: TotalPart[]; total: number | undefined } {
  const subtotal = sumMoney(lines);
  if (total === undefined) return { subtotal, parts: [], total };
  const text = totalPartsIn(shopLanguage());
  const named: TotalPart[] = [
    { kind: 'discount', label: text.discount, amount: -toCents(discount), included: true },
    { kind: 'shipping', label: text.shipping, amount: toCents(shipping) },
    { kind: 'tax', label: text.taxes, amount: toCents(taxes), included: true },
  ];
  const rest = toCents(total - subtotal - toCents(shipping));
  return { subtotal, parts: [...named, restOf(rest)].filter(({ amount }) => amount !== 0), total: toCents(total) };
}

/** What Medusa has no total for: cents of a line that its pieces do not share evenly, gift cards, store credit. */
function restOf(amount: number): TotalPart {
  const text = totalPartsIn(shopLanguage());
  if (Math.abs(amount) < 1) return { kind: 'rounding', label: text.rounding, amount };
  return amount < 0 ? { kind: 'discount', label: text.credit, amount } : { kind: 'fee', label: text.fees, amount };
}
