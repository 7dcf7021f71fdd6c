import type { OfPieces } from '../sum.ts';

/** Buy some, get some: of every `buy` + `get` pieces the cheapest `get` of all cost nothing, at ties the first. */
export function freePieces({ buy, get }: { buy: number; get: number }, left: OfPieces): number[][] {
  const pieces = left.flat();
  const free = Math.floor(pieces.length / (buy + get)) * get;
  const cheapest = [...pieces.entries()].sort(([, one], [, other]) => one - other).slice(0, free);
  const positions = new Set(cheapest.map(([position]) => position));
  let position = 0;
  return left.map((line) => line.map((amount) => (positions.has(position++) ? amount : 0)));
}
