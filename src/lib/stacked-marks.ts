/** More combining marks on one letter than any script has: Unicode's limit for streams (UAX 15, 13). */
const STACKED = /(\p{M}{30})\p{M}+/gu;

/** The text with at most 30 combining marks in a row: normalising sorts them, in quadratic time. */
export function withoutStackedMarks(text: string): string {
  return text.replace(STACKED, '$1');
}
