import type { LinePieces } from '#contract/orders/cancelled-pieces.ts';

/** How many pieces of each line there are among these. */
export function toLinePieces(pieces: readonly { line: number }[]): LinePieces[] {
  return [...Map.groupBy(pieces, ({ line }) => line)].map(([line, own]) => ({ line, quantity: own.length }));
}
