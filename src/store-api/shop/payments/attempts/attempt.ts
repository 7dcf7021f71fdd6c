import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { randomId } from '../../../base/db/random-id.ts';
import { isOnDelivery, mayBePaid } from '../../orders/collect.ts';
import type { Asker } from '../../order-links/asker.ts';
import { isBeingChecked } from '../../orders/hold.ts';
import { orderName } from '../../orders/order-name.ts';
import { termsOf } from '../../pricing/pricing-terms.ts';
import { withFee } from '../../pricing/stored-totals.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { firstQuery } from '../reconcile/query-schedule.ts';
import type { Attempt, Buyer } from '../gateway.ts';
import { buyerOf } from './attempt-record.ts';
import { lockOwnOrder } from './own-order.ts';
import { refuseAmount } from './price-changed.ts';
import { toPaise } from '#lib/minor-units.ts';

/**
 * Payment statuses; `superseded` by a later attempt of the same order, `mismatched` when money of another amount or
 * currency came: the owner looks into it.
 */
export const STARTED = 'started';
export const SUCCEEDED = 'succeeded';
export const FAILED = 'failed';
export const SUPERSEDED = 'superseded';
export const MISMATCHED = 'mismatched';

export interface AttemptInput {
  store: Store;
  by: Asker;
  orderId: string;
  /** Gateway of the order's currency. */
  providerOf: (currency: string) => string;
  method: string;
  /** What the shopper was shown, in rupees, where the client says so. */
  expectedTotal: number | undefined;
  at: string;
}

/** An attempt, and who pays. */
export interface StartedAttempt {
  attempt: Attempt;
  buyer: Buyer;
}

/**
 * Adds an attempt, the order's one active one: earlier unfinished ones are superseded. 404 for an unknown order and for
 * another user's, 409 for one that is not to be paid any more (reliability P1-P3) and for another amount than the
 * shopper was shown. The order's row is locked first, so that parallel requests run one after the other.
 */
export async function startAttempt(
  trx: Trx,
  { store, by, orderId, providerOf, method, expectedTotal, at }: AttemptInput,
  text: RefusalTexts,
): Promise<StartedAttempt | Answer> {
  const storeId = store.id;
  const order = await lockOwnOrder(trx, { storeId, by, orderId }, at, text);
  if ('body' in order) return order;
  if (!mayBePaid(order)) return refuse(409, 'not-payable', text.notPayable);
  if (isBeingChecked(order)) return refuse(409, 'being-checked', text.beingChecked);
  // Paid now, an order that was to be paid on delivery has no fee for that.
  const totals = isOnDelivery(order) ? withFee(termsOf(store), order, []) : order;
  if (expectedTotal !== undefined && toPaise(expectedTotal) !== totals.total_paise)
    return refuseAmount(trx, order, totals, text);
  await supersede(trx, { storeId, orderId, at });
  const id = randomId('pay');
  const row = {
    store_id: storeId,
    id,
    order_id: orderId,
    provider: providerOf(order.currency),
    method,
    status: STARTED,
    amount_paise: totals.total_paise,
    reference: null,
  };
  await trx
    .insertInto('payments')
    .values({ ...row, transaction_id: null, answer: '', next_query_at: firstQuery(at), created_at: at, updated_at: at })
    .execute();
  return {
    attempt: {
      id,
      storeId,
      orderId,
      orderName: orderName(order),
      amountPaise: totals.total_paise,
      currency: order.currency,
      method,
      startedAt: at,
      reference: null,
    },
    buyer: buyerOf(order),
  };
}

/** Another way to pay was chosen. */
export async function supersede(
  trx: Trx,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: string },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: SUPERSEDED, updated_at: at })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('status', '=', STARTED)
    .execute();
}
