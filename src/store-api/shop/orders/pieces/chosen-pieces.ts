import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { StartError } from '#environment.ts';

/** Some pieces of a line, as the owner names them: the line by its number, from 1. Without a number of pieces all. */
export interface LineChoice {
  line: number;
  count?: number | undefined;
}

/**
 * The pieces that are meant, of those that may be: all of them, or of each named line as many as it says, the first
 * ones first. @throws StartError in one line where there are not so many
 */
export function chosenPieces(left: readonly PieceRow[], chosen: readonly LineChoice[], orderId: string): PieceRow[] {
  if (chosen.length === 0) return [...left];
  const counts = new Map<number, number | undefined>();
  for (const { line, count } of chosen) {
    if (counts.has(line)) throw new StartError(`Line ${line} is named twice. Nothing was changed.`);
    counts.set(line, count);
  }
  return [...counts].flatMap(([line, count]) => {
    const own = left.filter((piece) => piece.line === line - 1);
    if (own.length === 0 || own.length < (count ?? 1))
      throw new StartError(
        `Order ${orderId} has ${own.length === 0 ? 'nothing' : `only ${own.length}`} of line ${line} left for that: \
orders show has its lines. Nothing was changed.`,
      );
    return own.slice(0, count);
  });
}
