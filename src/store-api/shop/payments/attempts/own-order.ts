import { type Answer, refuse } from '#backends/serving/answer.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { Trx } from '../../../base/db/transact.ts';

/** Whose order is to be paid. */
export interface OwnOrder {
  storeId: string;
  userId: string;
  orderId: string;
}

/** Locks the user's own order until this transaction ends; 404 for an unknown one and for another user's. */
export async function lockOwnOrder(
  trx: Trx,
  { storeId, userId, orderId }: OwnOrder,
  at: string,
  text: RefusalTexts,
): Promise<OrderRow | Answer> {
  const [order] = await trx
    .updateTable('orders')
    .set({ updated_at: at })
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .where('id', '=', orderId)
    .returningAll()
    .execute();
  return order ?? refuse(404, 'not-found', text.orderNotFound);
}
