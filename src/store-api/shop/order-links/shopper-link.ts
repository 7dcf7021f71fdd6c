import { SHOPPER } from './link-purpose.ts';
import { makeLink } from './make-link.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { daysLater } from '#lib/days.ts';

/** Longer than anything that its buyer may do to an order after the last mail about it. */
const GOOD_FOR_DAYS = 60;

/**
 * The address of a page that shows an order and does what its buyer may do to it, without a sign-in: for a mail to the
 * order's own address, and nobody else. Undefined where no address of the shop could be trusted when it was placed.
 */
export async function shopperLink(
  trx: Trx,
  { storeId, order, at }: { storeId: string; order: Pick<OrderRow, 'id' | 'origin'>; at: string },
): Promise<string | undefined> {
  if (!order.origin) return undefined;
  const expiresAt = daysLater(at, GOOD_FOR_DAYS);
  const token = await makeLink(trx, { storeId, orderId: order.id, purpose: SHOPPER, at, expiresAt });
  return `${order.origin}/orders/open/${token}`;
}
