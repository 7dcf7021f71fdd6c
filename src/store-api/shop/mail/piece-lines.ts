import type { QuantityLine } from './order-news.ts';

/** Pieces by what they are, below a heading where there is one. */
export function quantities(heading: string, lines: readonly QuantityLine[]): string[] {
  if (lines.length === 0) return [];
  return [
    [...(heading === '' ? [] : [heading]), ...lines.map(({ what, quantity }) => `${quantity} x ${what}`)].join('\n'),
  ];
}
