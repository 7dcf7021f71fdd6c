import { toRupees } from '#lib/minor-units.ts';

/** Writes paise as the store writes numbers: without decimals where the amount is whole. */
export function amounts(locale: string): (paise: number) => string {
  const [whole, exact] = [0, 2].map(
    (digits) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return (paise) => (paise % 100 === 0 ? whole : exact)?.format(toRupees(paise)) ?? '';
}
