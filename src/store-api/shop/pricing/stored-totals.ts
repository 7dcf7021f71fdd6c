import { totalPartsIn } from '#backends/serving/total-part-texts.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import type { OrderPiece, Part, PricedLines } from './part.ts';
import type { Priced, TaxedShare } from './request.ts';
import { roundingOf } from './charges/rounding.ts';
import { sumOf } from './sum.ts';
import { taxBesideGoods } from './tax/tax-beside-goods.ts';
import { taxParts } from './tax/tax-parts.ts';
import type { PricingTerms } from './terms.ts';
import { addedUp, type Totals } from './totals.ts';
import { isUncharged, unchargedPieces } from './uncharged-pieces.ts';

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
  return rewritten(terms, order, { charged, cancelled: readParts(order.parts).filter(isOfCancelled) });
}

/**
 * The totals of an order of which these pieces are not paid for either, since they were called off: their own
 * allocations are taken off it, and nothing else moves (docs/decisions D591).
 */
export function withoutPieces(
  terms: PricingTerms,
  order: StoredPrices,
  lines: readonly { price_paise: number }[],
  calledOff: readonly OrderPiece[],
): StoredPrices {
  const before = readParts(order.parts);
  const pieces = [...unchargedPieces(before), ...calledOff];
  if (pieces.length === 0) return order;
  const kept = readPricing(order);
  const amount = -sumOf(pieces.map(([line, piece]) => worthOf(kept, lines[line]?.price_paise ?? 0, [line, piece])));
  const label = totalPartsIn(terms.language ?? shopLanguage()).cancelled;
  const charged = before.filter(({ kind }) => kind === 'fee');
  return rewritten(terms, order, { charged, cancelled: [{ kind: 'cancelled', label, amount, pieces }] });
}

/** What a piece adds to the total, without a tax that a part of it says. */
function worthOf(kept: KeptPricing | undefined, price: number, [line, piece]: OrderPiece): number {
  const { off = [], base, tax = {} } = kept?.lines[line]?.[piece] ?? {};
  return kept?.goodsRates || base === undefined ? price - sumOf(off) : base + sumOf(Object.values(tax));
}

function rewritten(
  terms: PricingTerms,
  order: StoredPrices,
  { charged, cancelled }: { charged: readonly Part[]; cancelled: readonly Part[] },
): StoredPrices {
  const before = readParts(order.parts);
  const kept = readPricing(order);
  const fee = taxBesideGoods(sumOf(charged.map(({ amount }) => amount)), kept?.goodsRates);
  const parts = [...cancelled, ...partsWithTax(before, kept, { fee, cancelled }), ...charged];
  const total = order.total_paise - addedUp([], before).total + addedUp([], parts).total;
  const rounding = roundingOf(terms, total);
  return {
    ...stored([...parts, ...rounding], addedUp([], rounding).total + total),
    pricing: kept?.goodsRates ? JSON.stringify({ ...kept, fee }) : order.pricing,
  };
}

function isOfCancelled({ kind }: Part): boolean {
  return kind === 'cancelled';
}

/** The parts between what was called off and the fee, with the tax of this fee in them, and of what is paid for. */
function partsWithTax(
  parts: readonly Part[],
  kept: KeptPricing | undefined,
  { fee, cancelled }: { fee: readonly TaxedShare[]; cancelled: readonly Part[] },
): Part[] {
  const others = parts.filter((part) => part.kind !== 'fee' && part.kind !== 'rounding' && !isOfCancelled(part));
  if (!kept?.goodsRates) return others;
  const isLeft = isUncharged(cancelled);
  const pieces = kept.lines.flatMap((own, line) => own.filter((_, piece) => !isLeft(line, piece)));
  return [
    ...others.filter(({ kind }) => kind !== 'tax'),
    ...taxParts(kept.goodsRates, [...pieces, ...kept.delivery, ...fee]),
  ];
}
