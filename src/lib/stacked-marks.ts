/** More marks on one letter than any script has; Unicode's own limit for texts that are read as they come (UAX 15, 13). */
const STACKED = /(\p{M}{30})\p{M}+/gu;

/** The text with at most 30 marks in a row: normalising sorts them, in a time that grows with the square of their number. */
export function withoutStackedMarks(text: string): string {
  return text.replace(STACKED, '$1');
}
