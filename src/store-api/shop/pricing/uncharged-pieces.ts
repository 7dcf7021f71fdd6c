import type { OrderPiece, Part } from './part.ts';

/** The pieces that were called off before the order was paid for, so that nothing is charged for them (D591). */
export function unchargedPieces(parts: readonly Part[]): readonly OrderPiece[] {
  return parts.flatMap(({ pieces = [] }) => pieces);
}

export function isUncharged(parts: readonly Part[]): (line: number, piece: number) => boolean {
  const names = new Set(unchargedPieces(parts).map(String));
  return (line, piece) => names.has(String([line, piece]));
}
