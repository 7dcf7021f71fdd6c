import * as z from 'zod/mini';
import { toCents } from '../catalog/choices.ts';
import { chosenField } from './chosen.ts';
import { totalPartsIn } from '#backends/serving/total-part-texts.ts';
import { list, optionalFlag, optionalNumber, optionalText, text } from '#contract/lenient.ts';
import type { TotalPart } from '#contract/totals.ts';
import { sumMoney } from '#lib/money.ts';
import { shopLanguage } from '#translations/shop-language.ts';

/** What Medusa says of a line and of a delivery alike, in major units and in fractions of them. */
const charged = {
  /** Before discounts, with tax. */
  original_total: z.optional(optionalNumber),
  /** Before discounts, without tax. */
  subtotal: z.optional(optionalNumber),
  /** What is left of it, with tax. */
  total: z.optional(optionalNumber),
  tax_total: z.optional(optionalNumber),
  tax_lines: z.optional(list(z.object({ description: z.optional(optionalText), total: z.optional(optionalNumber) }))),
};

/** The fields of a line that its money is worked out from. */
export const lineFields = {
  ...charged,
  quantity: z.number(),
  unit_price: z.optional(optionalNumber),
  is_tax_inclusive: z.optional(optionalFlag),
  metadata: chosenField,
};
type Line = z.output<z.ZodMiniObject<typeof lineFields>>;

/** How something is delivered, and for how much. */
export const methodsField = z.optional(
  list(z.object({ ...charged, name: z.optional(optionalText), shipping_option_id: z.optional(text) })),
);
type Method = NonNullable<z.output<typeof methodsField>>[number];

/** Of a cart and of an order, in the words of Medusa's query. */
export const TOTALS_FIELDS = [
  'total',
  '*items,items.original_total,items.subtotal,items.total,items.tax_total,items.metadata',
  '*items.tax_lines,items.tax_lines.total',
  '*shipping_methods,shipping_methods.original_total,shipping_methods.subtotal,shipping_methods.total',
  'shipping_methods.tax_total,*shipping_methods.tax_lines,shipping_methods.tax_lines.total',
].join(',');

export interface MedusaTotals {
  total?: number | undefined;
  items?: readonly Line[] | undefined;
  shipping_methods?: readonly Method[] | undefined;
}

/**
 * Is tax added to the prices that were shown? Medusa adds it to a price that does not include it; the catalogue shows
 * such a price with its country's tax, where that is known (choices.ts), and then it is in the price.
 */
export function addsTax(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.every((line) => line.is_tax_inclusive === false && line.metadata?.taxed !== true);
}

/** What one of the line costs before discounts. */
export function unitPrice(line: Line, isAdded: boolean): number {
  return toCents(before(line, isAdded) / Math.max(1, line.quantity));
}

/**
 * The contract's totals of a cart or an order; none where Medusa says no total. `open`: where it goes is not known, so
 * neither delivery nor a tax that is added is in it.
 */
export function toTotals(
  { total, items = [], shipping_methods: methods = [] }: MedusaTotals,
  { open = false } = {},
): { subtotal: number; parts: TotalPart[]; total: number | undefined } {
  const says = totalPartsIn(shopLanguage());
  const isAdded = addsTax(items);
  const counted = open ? [] : methods;
  const subtotal = sumMoney(items.map((line) => ({ price: unitPrice(line, isAdded), quantity: line.quantity })));
  if (total === undefined) return { subtotal, parts: [], total };
  const adding = [
    { kind: 'discount', label: says.discount, amount: discounted(items, isAdded) },
    { kind: 'shipping', label: counted[0]?.name ?? says.shipping, amount: sum(counted, (one) => before(one, isAdded)) },
    { kind: 'shipping-discount', label: says.discount, amount: discounted(counted, isAdded) },
    ...(isAdded && !open ? taxParts([...items, ...counted]) : []),
  ];
  const included = isAdded ? [] : taxParts([...items, ...counted]).map((part) => ({ ...part, included: true }));
  const parts = [...inCents(adding, subtotal), ...inCents(included, 0)];
  const left = open ? total - sum(methods, (one) => one.total) - (isAdded ? taxOf(items) : 0) : total;
  const rest = toCents(toCents(left) - subtotal - sum(parts, ({ amount, included: isIn }) => (isIn ? 0 : amount)));
  return {
    subtotal,
    parts: [...parts, restOf(rest)].filter(({ amount }) => amount !== 0),
    total: toCents(left),
  };
}

/** In cents, so that with what is `before` them the parts come to no more and no less than their fractions do. */
function inCents(parts: readonly TotalPart[], before: number): TotalPart[] {
  let exact = before;
  return parts.map((part) => {
    const told = toCents(exact);
    exact += part.amount;
    return { ...part, amount: toCents(toCents(exact) - told) };
  });
}

/** One part for each name of a tax. */
function taxParts(charges: readonly (Line | Method)[]): TotalPart[] {
  const { taxes } = totalPartsIn(shopLanguage());
  const byName = new Map<string, number>();
  for (const { tax_lines: lines = [], tax_total: whole = 0 } of charges) {
    const named = lines.map(({ description = taxes, total = 0 }) => [description, total] as const);
    for (const [name, amount] of named.length > 0 ? named : [[taxes, whole] as const])
      byName.set(name, (byName.get(name) ?? 0) + amount);
  }
  return [...byName].map(([label, amount]) => ({ kind: 'tax', label, amount }));
}

function taxOf(items: readonly Line[]): number {
  return sum(items, (one) => one.tax_total);
}

/** What Medusa names no part for: cents of a line that its pieces do not share evenly, gift cards, store credit. */
function restOf(amount: number): TotalPart {
  const says = totalPartsIn(shopLanguage());
  if (Math.abs(amount) < 1) return { kind: 'rounding', label: says.rounding, amount };
  return amount < 0 ? { kind: 'discount', label: says.credit, amount } : { kind: 'fee', label: says.fees, amount };
}

type Charged = Partial<Line> | Method;

/** Before discounts; a field that Medusa leaves out is what it would be without taxes and discounts. */
function before(charge: Charged, isAdded: boolean): number {
  const { unit_price: price = 0, quantity = 1 } = 'quantity' in charge ? charge : {};
  const plain = charge.total ?? price * quantity;
  return (isAdded ? charge.subtotal : charge.original_total) ?? plain;
}

function discounted(charges: readonly Charged[], isAdded: boolean): number {
  const after = (one: Charged) =>
    one.total === undefined ? before(one, isAdded) : one.total - (isAdded ? (one.tax_total ?? 0) : 0);
  return sum(charges, (one) => after(one) - before(one, isAdded));
}

function sum<T>(of: readonly T[], amount: (one: T) => number | undefined): number {
  return of.reduce((total, one) => total + (amount(one) ?? 0), 0);
}
