import { totalPartsIn } from '#backends/serving/total-part-texts.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import type { Part, PricedLines } from './part.ts';
import type { Priced, TaxedShare } from './request.ts';
import { roundingOf } from './charges/rounding.ts';
import { sumOf } from './sum.ts';
import { taxBesideGoods } from './tax/tax-beside-goods.ts';
import { taxParts } from './tax/tax-parts.ts';
import type { PricingTerms } from './terms.ts';
import { addedUp, type Totals } from './totals.ts';

/** An order's totals in its row: its lines make the subtotal. */
export interface StoredTotals {
  total_paise: number;
  /** JSON of the parts; null: none. */
  parts: string | null;
}

export function toStored({ parts, total }: Totals): StoredTotals {
  return stored(parts, total);
}

function stored(parts: readonly Part[], total: number): StoredTotals {
  return { total_paise: total, parts: parts.length === 0 ? null : JSON.stringify(parts) };
}

/**
 * What stays of an order's prices beside its totals: the pieces of its lines, the taxes of its delivery and of a fee,
 * and what a fee that comes later is taxed by; orders from before that was kept have a fee without tax.
 */
export type KeptPricing = Pick<Priced, 'lines' | 'delivery' | 'goodsRates'> & Partial<Pick<Priced, 'fee'>>;

/** An order's totals with what is kept beside them. */
export type StoredPrices = StoredTotals & { pricing: string | null };

/** Null where its totals are the sum of its lines, and no tax is stated, not even one of 0 per cent. */
export function storedPricing({ parts, lines, delivery, fee, goodsRates }: Priced): { pricing: string | null } {
  const kept: KeptPricing = { lines, delivery, ...(fee.length > 0 && { fee }), goodsRates };
  const isPlain = parts.length === 0 && lines.flat().every(({ rate }) => rate === undefined);
  return { pricing: isPlain ? null : JSON.stringify(kept) };
}

export function readPricing({ pricing }: { pricing: string | null }): KeptPricing | undefined {
  return pricing === null ? undefined : (JSON.parse(pricing) as KeptPricing);
}

/** What an order came to when it was placed: its total is the stored one, and a part says what its row does not. */
export function storedTotals({ total_paise: total, parts }: StoredTotals, lines: PricedLines): Totals {
  const known = addedUp(lines, readParts(parts));
  if (known.total === total) return known;
  const rest: Part = { kind: 'rounding', label: totalPartsIn(shopLanguage()).adjustment, amount: total - known.total };
  return { ...known, parts: [...known.parts, rest], total };
}

export function readParts(parts: string | null): Part[] {
  return parts === null ? [] : (JSON.parse(parts) as Part[]);
}

/**
 * The totals of an order with this fee in place of the one it has, and with the tax of it; of its goods and its
 * delivery nothing is worked out again (docs/decisions D425, D553).
 */
export function withFee(terms: PricingTerms, order: StoredPrices, charged: readonly Part[]): StoredPrices {
  const before = readParts(order.parts);
  const kept = readPricing(order);
  const fee = taxBesideGoods(sumOf(charged.map(({ amount }) => amount)), kept?.goodsRates);
  const parts = [...partsWithTax(before, kept, fee), ...charged];
  const total = order.total_paise - addedUp([], before).total + addedUp([], parts).total;
  const rounding = roundingOf(terms, total);
  return {
    ...stored([...parts, ...rounding], addedUp([], rounding).total + total),
    pricing: kept?.goodsRates ? JSON.stringify({ ...kept, fee }) : order.pricing,
  };
}

/** The parts before fee and rounding, with the tax of this fee in them. */
function partsWithTax(parts: readonly Part[], kept: KeptPricing | undefined, fee: readonly TaxedShare[]): Part[] {
  const others = parts.filter(({ kind }) => kind !== 'fee' && kind !== 'rounding');
  if (!kept?.goodsRates) return others;
  return [
    ...others.filter(({ kind }) => kind !== 'tax'),
    ...taxParts(kept.goodsRates, [...kept.lines.flat(), ...kept.delivery, ...fee]),
  ];
}
