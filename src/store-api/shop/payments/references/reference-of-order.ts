import type { Db } from '../../../base/db/open-database.ts';
import type { Trx } from '../../../base/db/transact.ts';

/** By which its shopper says that an order was paid; null where nobody has said so. */
export async function referenceOfOrder(db: Db | Trx, storeId: string, orderId: string): Promise<string | null> {
  const { payment_reference } = await db
    .selectFrom('orders')
    .select('payment_reference')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return payment_reference;
}
