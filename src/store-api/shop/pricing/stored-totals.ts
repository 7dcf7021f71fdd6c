import { totalPartsIn } from '#backends/serving/total-part-texts.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import type { Part, PricedLines } from './part.ts';
import type { Priced } from './request.ts';
import { roundingOf } from './rounding.ts';
import { sumOf } from './sum.ts';
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

/** What stays of an order's prices beside its totals: the pieces of its lines, and the taxes of its delivery. */
export type KeptPricing = Pick<Priced, 'lines' | 'delivery'>;

/** Null where its totals are the sum of its lines, and no tax is stated, not even one of 0 per cent. */
export function storedPricing({ parts, lines, delivery }: Priced): { pricing: string | null } {
  const kept: KeptPricing = { lines, delivery };
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

/** The totals of an order with this fee in place of the one it has; nothing else of it is worked out again (D425). */
export function withFee(terms: PricingTerms, { total_paise, parts }: StoredTotals, fee: readonly Part[]): StoredTotals {
  const known = readParts(parts);
  const kept = known.filter(({ kind }) => kind !== 'fee' && kind !== 'rounding');
  const amountOf = (some: readonly Part[]) => sumOf(some.map(({ amount }) => amount));
  const total = total_paise - amountOf(known.filter((part) => !kept.includes(part))) + amountOf(fee);
  const rounding = roundingOf(terms, total);
  return stored([...kept, ...fee, ...rounding], total + amountOf(rounding));
}
