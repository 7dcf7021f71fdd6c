import type { OrderPayment } from './order-record.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { PaymentRow } from '#store-api/base/db/rows/payment-rows.ts';
import { OWNER_CAUSES } from '#store-api/shop/orders/owner-notes.ts';
import { SUCCEEDED } from '#store-api/shop/payments/attempts/attempt.ts';

/** In place of a gateway: the owner confirmed that the money has come (`orders confirm`). */
export const OWNER = 'owner';

/** By order: what paid it, the first that succeeded or the owner's word. A later one is money to return. */
export async function readPayments(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderPayment>> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'order_id', 'provider', 'method', 'transaction_id', 'reference', 'updated_at'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .where('status', '=', SUCCEEDED)
    .orderBy('updated_at', 'desc')
    .execute();
  const paid = new Map<string, OrderPayment>(
    rows.map((row) => [
      row.order_id,
      { gateway: row.provider, method: row.method, reference: referenceOf(row), at: row.updated_at },
    ]),
  );
  for (const { order_id, at } of await readConfirmations(db, storeId, ids)) {
    const first = paid.get(order_id);
    // Plain UPI's attempt succeeds by that word, at the same time.
    if (!first || first.at > at) paid.set(order_id, { gateway: OWNER, method: '', reference: '', at });
  }
  return paid;
}

/** The payment's name at the gateway; for plain UPI the attempt's id, which stands in the account. */
export function referenceOf({
  id,
  transaction_id,
  reference,
}: Pick<PaymentRow, 'id' | 'transaction_id' | 'reference'>): string {
  return transaction_id ?? reference ?? id;
}

function readConfirmations(db: Db, storeId: string, ids: readonly string[]) {
  return db
    .selectFrom('order_events')
    .select(['order_id', 'at'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .where('cause', 'like', `${OWNER_CAUSES.confirm}%`)
    .execute();
}
