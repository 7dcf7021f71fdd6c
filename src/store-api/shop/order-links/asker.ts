import type { LinkPurpose } from './link-purpose.ts';
import { readLink } from './read-link.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import type { Trx } from '../../base/db/transact.ts';

/** Who asks for something to be done to an order: the account that bought it, or whoever has a link to it. */
export type Asker = { userId: string } | { token: string; purpose: readonly LinkPurpose[] };

/**
 * May that be asked of this order? Its row is locked, so that a link that is revoked meanwhile does nothing any more.
 */
export async function mayAsk(
  trx: Trx,
  by: Asker,
  { storeId, order, at }: { storeId: string; order: Pick<OrderRow, 'id' | 'user_id'>; at: string },
): Promise<boolean> {
  if ('userId' in by) return order.user_id === by.userId;
  const link = await readLink(trx, { storeId, ...by, at });
  return link?.orderId === order.id;
}
