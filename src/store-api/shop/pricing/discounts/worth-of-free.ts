import { type OfPieces, sumOf } from '../sum.ts';

/** Buy some, get some: of every `buy` + `get` pieces the cheapest `get` of all cost nothing. What these come to. */
export function worthOfFree({ buy, get }: { buy: number; get: number }, left: OfPieces): number {
  const pieces = left.flat();
  const free = Math.floor(pieces.length / (buy + get)) * get;
  return sumOf(pieces.toSorted((one, other) => one - other).slice(0, free));
}
