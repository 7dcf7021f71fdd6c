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

/** Sums rupee amounts without float drift: in paise, then back. */
export function sumMoney(lines: { price: number; quantity: number }[]): number {
  return lines.reduce((total, line) => total + Math.round(line.price * 100) * line.quantity, 0) / 100;
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
