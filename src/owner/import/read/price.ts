import { readAmountText } from '#lib/minor-units.ts';

/** Ten crore rupees. */
const MAX_PAISE = 10_000_000_000;

/** Paise, or what is wrong with the text. `1299`, `1299.5` and `1299.50` are read digit by digit, without floats. */
export function readPaise(text: string): number | string {
  if (/^\d{1,12}\.\d{3,}$/.test(text)) return `has more than two decimals: '${text.slice(0, 40)}'`;
  if (/^[1-9]\d{0,2},\d{3}$/.test(text)) {
    const [whole, point] = [text.replace(',', ''), text.replace(',', '.')];
    return `may mean ${whole} or, as other countries write it, ${point}: write ${whole} or ${text}.00, not '${text}'`;
  }
  const paise = readAmountText(text);
  if (paise === undefined) return `must be an amount such as 1299 or 1299.50, not '${text.slice(0, 40)}'`;
  return paise > MAX_PAISE ? 'is more than ten crore rupees' : paise;
}

/** `12,50` and `1.299,00` as `12.50` and `1299.00`; anything that may mean something else stays. */
export function withDecimalPoint(text: string): string {
  return /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
}

/** `1 299`, `1’299.00` and `12,34,567` without what stands between thousands; `1,299` alone only beside a currency. */
export function withoutGroups(text: string, hasCurrency: boolean): string {
  if (/^\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,2})?$/.test(text)) return text.replace(/[ \u00a0\u202f'’]/g, '');
  const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/.test(text);
  return isGrouped && (hasCurrency || /,.*[,.]/.test(text)) ? text.replaceAll(',', '') : text;
}

export interface VariantPrice {
  regular: number;
  discounted: number | null;
}

/** A `compareAt` above `price` means a sale; any other is ignored (docs/behaviour.md 11.catalogue-file.price). */
export function toVariantPrice(price: number, compareAt: number | undefined): VariantPrice {
  return compareAt !== undefined && compareAt > price
    ? { regular: compareAt, discounted: price }
    : { regular: price, discounted: null };
}
