import type { Db } from '../../../base/db/open-database.ts';
import { orderName } from '../../../shop/orders/order-name.ts';
import { picksOf } from '../../../shop/orders/picking/picks.ts';
import { readAddress } from '../../../shop/orders/stored-address.ts';
import { ordersToPack } from '../../../shop/owner-links/orders-to-pack.ts';
import type { Store } from '../../../shop/stores/store-of-host.ts';
import type { OwnerDay } from '#contract/owner/owner-page.ts';

/** What is to be packed now, as `orders print --picking` has it. */
export async function toOwnerDay(db: Db, store: Store): Promise<OwnerDay> {
  const orders = await ordersToPack(db, store.id);
  return {
    picks: picksOf(orders).map(({ title, sku, size, color, quantity, orders: of }) => ({
      ...{ title, quantity },
      ...{ sku: sku ?? undefined, size: size ?? undefined, color: color ?? undefined },
      orders: of.map(({ number, quantity: count }) => ({ place: number, quantity: count })),
    })),
    orders: orders.map(({ order, lines }) => {
      const { fullName, city } = readAddress(order.shipping);
      return {
        number: orderName(order),
        ...{ name: fullName, city },
        createdAt: order.created_at,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      };
    }),
  };
}
