import { changePieces } from '../pieces/change-pieces.ts';
import { mayChange } from '../pieces/piece-states.ts';
import { piecesOfReturn, readReturns } from './return-rows.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';

/**
 * The money of pieces that came back is with the shopper: `isPaid` tells which. Others are left alone. The order's row
 * must be locked by this transaction.
 */
export async function markRefunded(
  trx: Trx,
  order: { storeId: string; orderId: string; status: number; at: string },
  isPaid: (piece: Pick<PieceRow, 'line' | 'piece'>, returnNumber: number) => boolean,
): Promise<void> {
  const returns = (await readReturns(trx, order.storeId, [order.orderId])).get(order.orderId) ?? [];
  for (const one of returns) {
    const returnNumber = one.position + 1;
    const own = (await piecesOfReturn(trx, one)).filter(
      (piece) => mayChange('refund', piece.state) && isPaid(piece, returnNumber),
    );
    if (own.length > 0) await changePieces(trx, { ...order, name: 'refund', by: 'owner', pieces: own, returnNumber });
  }
}
