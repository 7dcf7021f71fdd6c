import type { Totals } from './totals.ts';

/** What rows are called; a label is the part's own. */
export interface TotalWords {
  subtotal: string;
  includes: (label: string) => string;
  /** In place of an amount of 0 for delivery; left out where a number must stand. */
  free?: string;
  total: string;
}

/** A name and the amount beside it, as mails, slips, files and commands print them. */
export interface TotalRow {
  name: string;
  amount: string;
}

/**
 * What stands below the lines: the total alone, where it is the sum of them; else the subtotal and each part above it.
 * `write` makes text of paise.
 */
export function totalRows(
  { subtotal, parts, total }: Totals,
  words: TotalWords,
  write: (paise: number) => string,
): TotalRow[] {
  const last = { name: words.total, amount: write(total) };
  if (parts.length === 0) return [last];
  return [
    { name: words.subtotal, amount: write(subtotal) },
    ...parts.map(({ kind, label, amount, included }) => ({
      name: included ? words.includes(label) : label,
      amount: (kind === 'shipping' && amount === 0 ? words.free : undefined) ?? write(amount),
    })),
    last,
  ];
}
