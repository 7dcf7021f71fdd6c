import { toPaise, toRupees } from './minor-units.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';

export interface Money {
  currency: string;
  locale: string;
  /** The store says that its prices include taxes. */
  taxIncluded?: boolean;
  /** Lines may come to something else than their sum: only the store's quote tells (capability `parts`). */
  hasParts?: boolean;
}

/**
 * An amount with the decimals of its currency, two at most, or none where it is whole: `₹1,299`, `₹1,299.50`
 * (docs/behaviour.md 9.money, docs/decisions D1).
 */
export function formatMoney(
  amount: number,
  { currency, locale }: Money = { currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE },
): string {
  const shown = Number.isFinite(amount) ? amount : 0;
  return formatter(locale, currency, toPaise(shown) % 100 === 0).format(shown);
}

/** The sum of lines: added in paise, which do not drift, then rupees again. */
export function sumMoney(lines: readonly { price: number; quantity: number }[]): number {
  return toRupees(lines.reduce((total, line) => total + toPaise(line.price) * line.quantity, 0));
}

const made = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${Number(isWhole)}`;
  let found = made.get(key);
  if (!found) made.set(key, (found = make(locale, currency, isWhole)));
  return found;
}

function make(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  try {
    return formatOf(locale, currency, isWhole);
  } catch {
    return formatOf(DEFAULT_LOCALE, DEFAULT_CURRENCY, isWhole);
  }
}

function formatOf(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const withDigits = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  if (isWhole) return withDigits(0);
  const own = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (own.resolvedOptions().maximumFractionDigits ?? 2) > 2 ? withDigits(2) : own;
}
