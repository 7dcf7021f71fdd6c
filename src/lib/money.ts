import { toPaise, toRupees } from './minor-units.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';

export interface Money {
  currency: string;
  locale: string;
  /** The store says that its prices include taxes. */
  taxIncluded?: boolean;
}

/**
 * Whole and fractional amounts with at most two decimals: `₹1,299`, `₹1,299.5` (docs/behaviour.md section 9,
 * docs/decisions D1).
 */
export function formatMoney(
  amount: number,
  { currency, locale }: Money = { currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE },
): string {
  return formatter(locale, currency).format(Number.isFinite(amount) ? amount : 0);
}

/** What lines come to: summed in paise, which do not drift, then rupees again. */
export function sumMoney(lines: { price: number; quantity: number }[]): number {
  return toRupees(lines.reduce((total, line) => total + toPaise(line.price) * line.quantity, 0));
}

const made = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let found = made.get(key);
  if (!found) made.set(key, (found = make(locale, currency)));
  return found;
}

function make(locale: string, currency: string): Intl.NumberFormat {
  const options = { style: 'currency', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const;
  try {
    return new Intl.NumberFormat(locale, { ...options, currency });
  } catch {
    return new Intl.NumberFormat(DEFAULT_LOCALE, { ...options, currency: DEFAULT_CURRENCY });
  }
}
