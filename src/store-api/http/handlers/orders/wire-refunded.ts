import type { Db } from '../../../base/db/open-database.ts';
import type { OrderParts } from '../../../shop/orders/order-rows.ts';
import { type Ledger, readLedgers, refundedOf } from '../../../shop/refunds/ledger.ts';
import type { WireOrder } from '#contract/order.ts';
import { toRupees } from '#lib/minor-units.ts';

/** What of these orders went back and what is on its way, by order, on the wire: nothing where there is none. */
export async function wireRefunded(
  db: Db,
  storeId: string,
  orders: readonly OrderParts[],
): Promise<(order: OrderParts) => Pick<WireOrder, 'refunded' | 'refundPending'>> {
  if (orders.length === 0) return () => ({});
  const ids = orders.map(({ order }) => order.id);
  const ledgers = await readLedgers(db, storeId, ids);
  return (parts) => toWireRefunded(parts, ledgers.get(parts.order.id));
}

export function toWireRefunded(
  { order }: OrderParts,
  ledger: Ledger | undefined,
): Pick<WireOrder, 'refunded' | 'refundPending'> {
  if (!ledger) return {};
  const { refunded, underway } = refundedOf(ledger, order);
  return {
    ...(refunded > 0 && { refunded: toRupees(refunded) }),
    ...(underway > 0 && { refundPending: toRupees(underway) }),
  };
}
