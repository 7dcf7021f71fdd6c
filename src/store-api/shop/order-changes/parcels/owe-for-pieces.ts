import { findOrder } from '../../orders/order-rows.ts';
import { owedForPieces } from '../../orders/pieces/paid-for-pieces.ts';
import { REFUND_CAUSES } from '../../orders/refund-causes.ts';
import { addOrderEvent } from '../../orders/set-order-status.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { CANCELLED } from '#contract/order-status.ts';

interface OrderName {
  storeId: string;
  orderId: string;
  at: string;
}

/**
 * Records that what was paid for these pieces of an order goes back. Here and in oweForCancelled alone pieces meet
 * money. `status` is the order's by now.
 */
export async function oweForPieces(
  trx: Trx,
  { storeId, orderId, at }: OrderName,
  { pieces, status, why }: { pieces: readonly PieceRow[]; status: number; why: 'parcelLost' | 'parcelRefused' },
): Promise<void> {
  const parts = await findOrder(trx, storeId, orderId);
  const amountPaise = parts ? owedForPieces(parts, pieces) : 0;
  if (!parts || amountPaise === 0) return;
  const cause = REFUND_CAUSES[why]({ amountPaise, currency: parts.order.currency });
  await addOrderEvent(trx, { storeId, orderId, status, cause, at });
}

/** The same of an order that was cancelled: all of it, or what is not owed for a parcel already. */
export async function oweForCancelled(trx: Trx, { storeId, orderId, at }: OrderName): Promise<void> {
  const parts = await findOrder(trx, storeId, orderId);
  if (!parts) return;
  const { order, pieces } = parts;
  const amountPaise = owedForPieces(
    parts,
    pieces.filter(({ state }) => state === 'cancelled'),
  );
  const isAll = pieces.every(({ state }) => state === 'cancelled');
  const cause = isAll
    ? REFUND_CAUSES.cancelled
    : REFUND_CAUSES.restCancelled({ amountPaise, currency: order.currency });
  await addOrderEvent(trx, { storeId, orderId, status: CANCELLED, cause, at });
}
