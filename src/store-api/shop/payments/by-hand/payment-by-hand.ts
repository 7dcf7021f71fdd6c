import { SUCCEEDED } from '../attempts/attempt.ts';
import { randomId } from '../../../base/db/random-id.ts';
import type { Trx } from '../../../base/db/transact.ts';

/** In place of a gateway: the owner confirmed that the money has come (`orders confirm`). */
export const OWNER = 'owner';

/**
 * Adds the payment of an order whose money no gateway reports, and gives its id: the owner has all of it. The order's
 * row must be locked by this transaction, and its total be what is paid.
 */
export async function addPaymentByHand(
  trx: Trx,
  {
    storeId,
    orderId,
    provider,
    method,
    at,
  }: { storeId: string; orderId: string; provider: string; method: string; at: string },
): Promise<string> {
  const { total_paise } = await trx
    .selectFrom('orders')
    .select('total_paise')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const id = randomId('pay');
  const none = { reference: null, transaction_id: null, answer: '', next_query_at: null };
  const ofOrder = { store_id: storeId, order_id: orderId, amount_paise: total_paise };
  await trx
    .insertInto('payments')
    .values({
      ...none,
      ...ofOrder,
      ...{ id, provider, method, status: SUCCEEDED, created_at: at, updated_at: at },
    })
    .execute();
  return id;
}
