import type { PieceName } from '../pieces/paid-for-pieces.ts';

interface NamedPiece extends PieceName {
  /** The number of the return with which it came back. */
  return?: number | undefined;
}

/** The pieces that a refund is for, as it keeps them; of those that came back also the number of their return. */
export function piecesText(pieces: readonly PieceName[], returnNumber?: number): string {
  return JSON.stringify(pieces.map(({ line, piece }): NamedPiece => ({ line, piece, return: returnNumber })));
}

export function piecesIn({ pieces }: { pieces?: string | null | undefined }): NamedPiece[] {
  return JSON.parse(pieces ?? '[]') as NamedPiece[];
}

/** The number of the return that a refund is for; undefined where it is for something else. */
export function returnNumberIn(refund: { pieces?: string | null | undefined }): number | undefined {
  return piecesIn(refund)[0]?.return;
}

export function isSamePiece(one: PieceName): (other: PieceName) => boolean {
  return ({ line, piece }) => one.line === line && one.piece === piece;
}
