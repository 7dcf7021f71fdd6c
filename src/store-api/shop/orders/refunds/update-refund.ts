import type { Selectable, Updateable } from 'kysely';
import { announceRefund } from './announce-refund.ts';
import type { RefundRow } from '../../../base/db/rows/refund-row.ts';
import type { Trx } from '../../../base/db/transact.ts';

/** Changes what is kept of a refund. The row of its order must be locked by this transaction. */
export async function updateRefund(
  trx: Trx,
  { store_id, id }: Pick<Selectable<RefundRow>, 'store_id' | 'id'>,
  values: Updateable<RefundRow>,
): Promise<void> {
  const changed = await trx
    .updateTable('refunds')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .returning(['order_id', 'updated_at'])
    .executeTakeFirst();
  if (!changed) return;
  const order = { storeId: store_id, orderId: changed.order_id, at: changed.updated_at };
  announceRefund(trx, order, { id, state: values.state });
}
