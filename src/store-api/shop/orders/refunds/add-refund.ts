import type { Selectable } from 'kysely';
import { announceRefund } from './announce-refund.ts';
import { addOrderEvent } from '../set-order-status.ts';
import { firstState, type Money, refundCause, type RefundReason } from './refund-causes.ts';
import type { RefundRow } from '../../../base/db/rows/refund-row.ts';
import { randomId } from '../../../base/db/random-id.ts';
import type { Trx } from '../../../base/db/transact.ts';

export interface NewRefund extends Money {
  storeId: string;
  orderId: string;
  paymentId: string | null;
  reason: RefundReason;
  at: string;
}

type More = Partial<
  Pick<
    Selectable<RefundRow>,
    'state' | 'note' | 'said' | 'pieces' | 'reference' | 'asked_at' | 'next_query_at' | 'settled_at'
  >
>;

/** Adds a refund to an order, whose row must be locked by this transaction. Returns its id and number. */
export async function addRefund(
  trx: Trx,
  { storeId, orderId, paymentId, amountPaise, currency, reason, at }: NewRefund,
  more: More = {},
): Promise<{ id: string; number: number }> {
  const { last } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [id, position] = [randomId('ref'), (last ?? 0) + 1];
  await trx
    .insertInto('refunds')
    .values({
      ...{ store_id: storeId, id, order_id: orderId, position, payment_id: paymentId },
      ...{ amount_paise: amountPaise, currency, reason, state: firstState(reason), created_at: at, updated_at: at },
      ...more,
    })
    .execute();
  announceRefund(trx, { storeId, orderId, at }, { id, state: more.state });
  return { id, number: position };
}

/** The same, and it stands in the order's history, by the words that are returned. */
export async function noteRefund(
  trx: Trx,
  { status, due, ...refund }: NewRefund & { status: number; due?: Money | undefined },
): Promise<string> {
  const { storeId, orderId, reason, at } = refund;
  const cause = refundCause({ ...refund, state: firstState(reason), due });
  await addRefund(trx, refund);
  await addOrderEvent(trx, { storeId, orderId, status, cause, at });
  return cause;
}
