import { STARTED, SUCCEEDED, SUPERSEDED } from '../attempts/attempt.ts';
import { announcePaid } from '../announce-paid.ts';
import { BANK_TRANSFER } from '../bank-transfer/transfer.ts';
import { addPaymentByHand, OWNER } from './payment-by-hand.ts';
import { referenceOfOrder } from '../references/reference-of-order.ts';
import { UPI } from '../upi.ts';
import type { Trx } from '../../../base/db/transact.ts';

const OWN = { provider: OWNER, method: '' };
const TRANSFER = { provider: BANK_TRANSFER, method: BANK_TRANSFER };

/**
 * After the owner has confirmed an order by hand: its last UPI attempt counts as the one that paid, one that was chosen
 * after a bank transfer where it waited for that; else that transfer, or a payment by the owner's word. Gives its id.
 * What the bank calls it, if the shopper has said that, is its transaction. Attempts at other gateways stay open and
 * get `confirmed_at`, because what those report later may be the payment that the owner saw.
 */
export async function settleManually(
  trx: Trx,
  { storeId, orderId, byTransfer, at }: { storeId: string; orderId: string; byTransfer: boolean; at: string },
): Promise<string> {
  const last = await trx
    .selectFrom('payments')
    .select('id')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('provider', '=', UPI)
    .where('status', 'in', byTransfer ? [STARTED] : [STARTED, SUPERSEDED])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const reference = last ? await referenceOfOrder(trx, storeId, orderId) : null;
  if (last)
    await trx
      .updateTable('payments')
      .set({ status: SUCCEEDED, transaction_id: reference, next_query_at: null, updated_at: at })
      .where('store_id', '=', storeId)
      .where('id', '=', last.id)
      .execute();
  const id = last?.id ?? (await addPaymentByHand(trx, { storeId, orderId, ...(byTransfer ? TRANSFER : OWN), at }));
  await trx
    .updateTable('payments')
    .set({ confirmed_at: at })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('provider', '!=', UPI)
    .where('status', '!=', SUCCEEDED)
    .execute();
  announcePaid(trx, { storeId, orderId, at }, id);
  return id;
}
