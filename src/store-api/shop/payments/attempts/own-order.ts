import { type Answer, refuse } from '#backends/serving/answer.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import { type Asker, mayAsk } from '../../order-links/asker.ts';
import type { Trx } from '../../../base/db/transact.ts';

/** Which order is to be paid, and who says so. */
export interface OwnOrder {
  storeId: string;
  by: Asker;
  orderId: string;
}

/**
 * Locks the order until this transaction ends; 404 for an unknown one and for another user's, and for a link that is
 * none to it.
 */
export async function lockOwnOrder(
  trx: Trx,
  { storeId, by, orderId }: OwnOrder,
  at: string,
  text: RefusalTexts,
): Promise<OrderRow | Answer> {
  const [order] = await trx
    .updateTable('orders')
    .set({ updated_at: at })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .returningAll()
    .execute();
  const isAsked = order && (await mayAsk(trx, by, { storeId, order, at }));
  return isAsked ? order : refuse(404, 'not-found', text.orderNotFound);
}
