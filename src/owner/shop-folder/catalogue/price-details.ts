import type { ChangeDetail } from '../folder-change.ts';
import type { VariantRow } from '#store-api/base/db/schema.ts';
import { priceToPay } from '#contract/price.ts';
import { toRupees } from '#lib/minor-units.ts';

type Price = (variant: VariantRow) => number | null;

/** What is paid, and the price before a sale: once where it is the same for all choices that change. */
export function priceDetails(
  before: readonly VariantRow[],
  after: readonly VariantRow[],
  amount: (paise: number) => string,
): ChangeDetail[] {
  const toPay: Price = (one) => priceToPay(figure(one.regular_paise), nullable(one.discounted_paise));
  const beforeSale: Price = (one) => (one.discounted_paise === null ? null : figure(one.regular_paise));
  return [...changed('price', toPay), ...changed('price before the sale', beforeSale)];

  function changed(field: string, priceOf: Price): ChangeDetail[] {
    const old = new Map(before.map((one) => [one.id, one]));
    const pairs = after.flatMap((now) => {
      const was = old.get(now.id);
      const [from, to] = [was && priceOf(was), priceOf(now)];
      return was === undefined || from === to ? [] : [{ now, ...texts(from ?? null, to) }];
    });
    const [first] = pairs;
    if (first === undefined) return [];
    const isOne = pairs.every(({ from, to }) => from === first.from && to === first.to);
    if (isOne) return [{ field, from: first.from, to: first.to }];
    return pairs.map(({ now, from, to }) => ({ field: `${field} of ${choiceName(now)}`, from, to }));
  }

  function texts(from: number | null, to: number | null): { from: string; to: string } {
    return { from: from === null ? 'none' : amount(from), to: to === null ? 'none' : amount(to) };
  }
}

function nullable(paise: unknown): number | null {
  return paise === null ? null : figure(paise);
}

/** PostgreSQL may give a whole number as text. */
export function figure(stored: unknown): number {
  return Number(stored);
}

export function choiceName({ size, color, sku }: VariantRow): string {
  return [size, color].filter(Boolean).join(' ') || (sku ?? 'the only choice');
}

/** Amounts as the shop writes them, without its currency. */
export function amounts(locale: string): (paise: number) => string {
  const [whole, exact] = [0, 2].map(
    (digits) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return (paise) => (paise % 100 === 0 ? whole : exact)?.format(toRupees(paise)) ?? '';
}
