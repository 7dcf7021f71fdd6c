import { creditCalledOff } from './parcels/documents-of-change.ts';
import { isWithdrawn } from './returns/is-withdrawn.ts';
import type { ActingLink } from '../orders/acting-link.ts';
import { DUE, type OrderState } from '../orders/collect.ts';
import { notifyOfChange } from './notify-of-change.ts';
import type { NotifyContext } from '../orders/notify/notify-customer.ts';
import { notifyStoreOfCancelled } from '../orders/notify/notify-store.ts';
import { findOrder } from '../orders/order-rows.ts';
import { changePieces } from '../orders/pieces/change-pieces.ts';
import { mailOf } from '../orders/pieces/piece-transitions.ts';
import { scheduleUnneeded } from '../payments/attempts/unneeded-attempts.ts';
import { supersede } from '../payments/attempts/attempt.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import { withoutPieces } from '../pricing/stored-totals.ts';
import { creditBeyondKept } from '../refunds/credit-given-back.ts';
import { noteMoneyDue } from '../refunds/note-money-due.ts';
import { withdrawalAt } from '../stores/return-terms.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import type { Trx } from '../../base/db/transact.ts';
import { CANCELLED } from '#contract/order-status.ts';

/** An order that is paid, or to be paid on delivery, and whose row is locked. */
interface LockedOrder extends OrderState {
  store: Store;
  orderId: string;
  at: string;
}

interface CallingOff {
  /** Those that may be. */
  pieces: readonly PieceRow[];
  by: 'shopper' | 'owner';
  /** The owner's, for the history and the mail. */
  note?: string | undefined;
  link?: ActingLink | undefined;
}

interface CalledOff {
  /** Nothing of the order is left. */
  isWhole: boolean;
  /** The numbers of the refunds that are due by it. */
  refunds: readonly number[];
}

/**
 * Calls off pieces of an order, for its shopper or its owner: their stock comes back, and what was paid for them is due
 * back; what is to be paid on delivery becomes less. The shopper is mailed, and the store where its shopper did it.
 */
export async function callOff(
  trx: Trx,
  app: NotifyContext,
  { store, orderId, status, collect, at }: LockedOrder,
  { pieces, by, note, link }: CallingOff,
): Promise<CalledOff> {
  const order = { storeId: store.id, orderId, at };
  const name = by === 'shopper' ? 'callOff' : 'cancel';
  const isUnpaid = collect === DUE;
  const now = await changePieces(trx, { ...order, status, name, by, pieces, note, link });
  const isWhole = now === CANCELLED;
  if (isUnpaid && !isWhole) await collectLess(trx, store, order, pieces);
  const withdrawn = await isWithdrawn(trx, store, orderId);
  const { refunds, amountPaise: duePaise } = isUnpaid
    ? { refunds: [], amountPaise: 0 }
    : await noteMoneyDue(trx, order, { pieces, status: now, why: 'cancelled', isWithdrawn: withdrawn });
  const credited = await creditCalledOff({ trx, store, orderId, at }, { isWithdrawn: withdrawn });
  const documents = [...credited, ...(await creditBeyondKept({ trx, store, orderId, at }))];
  await scheduleUnneeded(trx, store.id, orderId, at);
  const withdrawal = by === 'shopper' ? withdrawalAt(store, at) : {};
  const about = { ...(!isWhole && { cancelled: pieces }), ...withdrawal };
  const news = mailOf(name, { isWhole, isUnpaid });
  if (news) await notifyOfChange(trx, app, store, orderId, news, note, { about: { ...about, duePaise }, documents });
  if (by === 'shopper') await notifyStoreOfCancelled(trx, app, store, orderId, { ...about, duePaise });
  return { isWhole, refunds };
}

/**
 * The order comes to less from now on, which everybody reads from its total; delivery and fee stay (docs/decisions
 * D591). Pages at gateways that ask for its total of before are not the ones by which it is paid.
 */
async function collectLess(
  trx: Trx,
  store: Store,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: string },
  pieces: readonly PieceRow[],
): Promise<void> {
  const parts = await findOrder(trx, storeId, orderId);
  if (!parts) return;
  const names = pieces.map(({ line, piece }) => [line, piece] as const);
  await trx
    .updateTable('orders')
    .set({ ...withoutPieces(termsOf(store), parts.order, parts.items, names), updated_at: at })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .execute();
  await supersede(trx, { storeId, orderId, at });
}
