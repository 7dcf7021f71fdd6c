import type { PieceRow } from '../../../base/db/rows/piece-row.ts';

/** A line of an order, by what of it is to be fetched. */
export interface PickedLine {
  productId: string;
  sku: string | null;
  title: string;
  size: string | null;
  color: string | null;
  quantity: number;
}

type Pieces = readonly Pick<PieceRow, 'line' | 'state' | 'size' | 'sku'>[];

/** An order with what of it is still to be fetched: what is packed or sent is not. */
export function toBePicked<Order extends { lines: readonly PickedLine[]; pieces: Pieces }>(order: Order): Order {
  if (order.pieces.length === 0) return order;
  return {
    ...order,
    lines: linesOfPieces(
      order.lines,
      order.pieces.filter(({ state }) => state === 'ordered'),
    ),
  };
}

/** The lines of these pieces, by size where a piece is sent in another one. */
export function linesOfPieces<Line extends PickedLine>(lines: readonly Line[], pieces: Pieces): Line[] {
  return lines.flatMap((line, position) => {
    const own = pieces.filter((piece) => piece.line === position);
    return [...Map.groupBy(own, ({ size }) => size)].map(([size, some]) => ({
      ...line,
      ...(size !== null && { size, sku: some[0]?.sku ?? null }),
      quantity: some.length,
    }));
  });
}
