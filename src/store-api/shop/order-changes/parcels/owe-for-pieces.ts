import { findOrder, type OrderParts } from '../../orders/order-rows.ts';
import { owedForPieces, owedForReturned } from '../../orders/pieces/paid-for-pieces.ts';
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

interface Due {
  /** Of which the money goes back, as many as the change was about; they have their states already. */
  pieces: readonly PieceRow[];
  /** The order's, by now. */
  status: number;
  why: 'cancelled' | 'parcelLost' | 'parcelRefused' | ReturnedFor;
}

/** They came back, as a return of the order. */
interface ReturnedFor {
  number: number;
  /** What its way back costs the shopper. */
  feePaise: number;
  /** What the delivery cost goes back with the last of the order. */
  withDelivery: boolean;
}

/**
 * Records that what was paid for these pieces of an order goes back, and gives how much that is. Here alone pieces meet
 * money.
 */
export async function oweForPieces(trx: Trx, { storeId, orderId, at }: OrderName, due: Due): Promise<number> {
  const { status } = due;
  const parts = await findOrder(trx, storeId, orderId);
  const amountPaise = parts ? amountOf(parts, due) : 0;
  if (!parts || amountPaise === 0) return 0;
  await addOrderEvent(trx, { storeId, orderId, status, cause: causeOf(parts, due, amountPaise), at });
  return amountPaise;
}

function amountOf(parts: OrderParts, { pieces, why }: Due): number {
  if (typeof why === 'string') return owedForPieces(parts, pieces);
  return Math.max(0, owedForReturned(parts, pieces, why) - why.feePaise);
}

function causeOf({ order, pieces: all }: OrderParts, { pieces, status, why }: Due, amountPaise: number): string {
  const owed = { amountPaise, currency: order.currency };
  if (typeof why !== 'string') return REFUND_CAUSES.returned(owed, why.number, why.feePaise);
  if (why !== 'cancelled') return REFUND_CAUSES[why](owed);
  if (pieces.length === all.length) return REFUND_CAUSES.cancelled;
  return status === CANCELLED ? REFUND_CAUSES.restCancelled(owed) : REFUND_CAUSES.piecesCancelled(owed);
}
