import { callOff } from './call-off.ts';
import type { ActingLink } from '../orders/acting-link.ts';
import { isToTransfer } from '../orders/collect.ts';
import { isPickedUp } from '../orders/delivery/stored-delivery.ts';
import { payBeforeDelivery } from '../orders/pay-before-delivery.ts';
import { piecesOfLocked } from '../orders/pieces/piece-rows.ts';
import { standsOf } from '../orders/pieces/piece-states.ts';
import { mayChange } from '../orders/pieces/piece-transitions.ts';
import { lockOrderState, moveOrder } from '../orders/set-order-status.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { refuse } from '#backends/serving/answer.ts';
import type { Db } from '../../base/db/open-database.ts';
import { scheduleUnneeded } from '../payments/attempts/unneeded-attempts.ts';
import { findOpenAttempts } from '../payments/attempts/open-attempts.ts';
import { noteSurplus } from '../payments/note-surplus.ts';
import { settleManually } from '../payments/by-hand/settle-manually.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { issueReceipt } from '../documents/issue-receipt.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { OWNER_CAUSES, withNote } from '../orders/owner-notes.ts';
import { creditBeyondKept } from '../refunds/credit-given-back.ts';
import { StartError } from '#environment.ts';
import { CANCELLED, PROCESSING, SHIPPED } from '#contract/order-status.ts';
import { statusName } from '../orders/order-status.ts';

/**
 * The owner's actions on a whole order: the status it then has (docs/decisions D17), the cause in its history, the mail
 * to send. Those on its pieces stand in parcels/.
 */
const ACTIONS = {
  confirm: { to: PROCESSING, cause: OWNER_CAUSES.confirm, news: 'paid' },
  cancel: { to: CANCELLED, cause: OWNER_CAUSES.cancel, news: 'cancelled' },
} as const;

type OrderAction = keyof typeof ACTIONS;

export interface ChangeOrderInput {
  storeId: string;
  orderId: string;
  action: OrderAction;
  /** For the history and the mail, such as a reason. */
  note?: string | undefined;
  /** Confirm although the order may still be paid at a gateway. */
  force?: boolean | undefined;
  /** By which the owner does it, where that is no command. */
  link?: ActingLink | undefined;
  now: () => Date;
  mailFrom: string | undefined;
}

/**
 * Changes an order as the owner says, mails the shopper, and returns its stock when it is cancelled; for a cancelled
 * order that was paid a refund is recorded as due. @throws StartError in one line when its status or what was sent of
 * it does not allow the change, or when it is to be confirmed and may still be paid at a gateway (confirm-order.ts).
 */
export async function changeOrder(db: Db, input: ChangeOrderInput): Promise<void> {
  const { storeId, orderId, action, note, link } = input;
  const { to, cause, news } = ACTIONS[action];
  const store = await findStoreById(db, storeId);
  const at = input.now().toISOString();
  const result = await transact(db, async (trx) => {
    const state = await lockOrderState(trx, storeId, orderId);
    if (!store || state === undefined) return refuse(404, 'not-found', `There is no order ${orderId}.`);
    await link?.check(trx);
    const before = state.status;
    const isFetched = isPickedUp(state);
    const change = { orderId, cause: withNote(cause, note, link), at };
    const isPaidInstead = action === 'confirm' && (await payBeforeDelivery(trx, { ...change, store }));
    if (action === 'cancel' && (before === PROCESSING || (isFetched && before === SHIPPED))) {
      const pieces = await piecesToCancel(trx, { storeId, orderId, status: before });
      await callOff(trx, input, { ...state, store, orderId, at }, { pieces, by: 'owner', note, link });
      return undefined;
    }
    const isMoved = isPaidInstead || (await moveOrder(trx, { ...change, storeId, to }));
    if (!isMoved)
      return refuse(
        409,
        'wrong-status',
        before === to
          ? `Order ${orderId} is ${statusName(to)} already.`
          : `Order ${orderId} is ${statusName(before, isFetched)}: it cannot become ${statusName(to)}.`,
      );
    const open = action === 'confirm' && !input.force ? await findOpenAttempts(trx, storeId, orderId, input.now()) : [];
    if (open.length > 0) return refuse(409, 'payment-open', stillPayable(orderId, open));
    const paymentId =
      action === 'confirm'
        ? await settleManually(trx, { storeId, orderId, byTransfer: isToTransfer(state), at })
        : undefined;
    await scheduleUnneeded(trx, storeId, orderId, at);
    const documents =
      paymentId === undefined
        ? await creditBeyondKept({ trx, store, orderId, at })
        : await issueReceipt(trx, store, { orderId, paymentId, at });
    await notifyOfChange(trx, input, store, orderId, news, note, { documents });
    if (paymentId !== undefined) await noteSurplus(trx, input, { store, orderId, paymentId, at });
    return undefined;
  });
  if (result) throw new StartError((result.body as { error: string }).error);
}

/** All that is left of an order of which nothing is on its way or has arrived. @throws StartError where something is */
async function piecesToCancel(
  trx: Trx,
  order: { storeId: string; orderId: string; status: number },
): Promise<PieceRow[]> {
  const all = await piecesOfLocked(trx, order);
  const pieces = all.filter(({ state }) => standsOf(state) !== 'gone');
  if (pieces.length === 0 || !pieces.every(({ state }) => mayChange('cancel', state)))
    throw new StartError(
      `A parcel of order ${order.orderId} has left: it cannot be cancelled as a whole; --line cancels what is not \
packed. Nothing was changed.`,
    );
  return pieces;
}

function stillPayable(orderId: string, open: { id: string; provider: string }[]): string {
  const attempts = open.map(({ id, provider }) => `${provider} (${id})`).join(', ');
  return `Order ${orderId} may still be paid at ${attempts}, which does not say yet that it is. \
Nothing is changed: try again later, or with --force if its money has come another way.`;
}
