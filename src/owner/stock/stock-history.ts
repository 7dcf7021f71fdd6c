import type { Db } from '#store-api/base/db/open-database.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { figureText } from './figure-text.ts';
import { findVariant } from './find-variant.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import { CANCELLED } from '#contract/order-status.ts';
import { formatMinute } from '#lib/days.ts';

interface Entry {
  at: string;
  /** The order among entries of the same time. */
  order: number;
  text: string;
  change: { before: number | null; after: number | null; cause: string } | { by: number; cause: string };
}

/**
 * Every recorded change of one variant's stock, newest first: what the owner and imports set, what orders took and
 * returned, in the shop's time, as JSON in UTC. @throws StartError for an unknown SKU
 */
export async function stockHistory(
  db: Db,
  { storeId, sku, json = false }: { storeId: string; sku: string; json?: boolean | undefined },
): Promise<string[]> {
  const variant = await findVariant(db, storeId, sku);
  const set = await db
    .selectFrom('stock_changes')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('variant_id', '=', variant.id)
    .orderBy('seq')
    .execute();
  const moves = await db
    .selectFrom('order_items as item')
    .innerJoin('order_events as event', (join) =>
      join.onRef('event.store_id', '=', 'item.store_id').onRef('event.order_id', '=', 'item.order_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'item.store_id').onRef('orders.id', '=', 'item.order_id'),
    )
    .select(['orders.id', 'orders.number', 'event.at', 'event.status', 'item.quantity', 'item.taken'])
    .where('item.store_id', '=', storeId)
    .where('item.variant_id', '=', variant.id)
    .where((eb) =>
      eb.or([
        eb('event.position', '=', 0),
        eb.and([
          eb('event.status', '=', CANCELLED),
          eb.not(
            eb.exists(
              eb
                .selectFrom('order_events as earlier')
                .select('earlier.position')
                .whereRef('earlier.store_id', '=', 'event.store_id')
                .whereRef('earlier.order_id', '=', 'event.order_id')
                .whereRef('earlier.position', '<', 'event.position')
                .where('earlier.status', '=', CANCELLED),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  const entries: Entry[] = [
    ...set.map(({ at, seq, stock_before, stock_after, cause }) => ({
      at,
      order: seq,
      change: { before: stock_before, after: stock_after, cause },
      text: `${figureText(stock_before)} -> ${figureText(stock_after)}  ${stripped(cause)}`,
    })),
    ...moves.flatMap(({ at, status, quantity, taken, ...order }) => {
      // Orders from before migration 0010 have no record of what they took.
      const moved = (taken ?? quantity) * (status === CANCELLED ? 1 : -1);
      const what = status === CANCELLED ? 'cancelled' : 'ordered';
      const text = `${moved > 0 ? '+' : ''}${moved}  ${what}: ${orderName(order)}`;
      return moved === 0 ? [] : [{ at, order: 0, change: { by: moved, cause: `${what}: ${order.id}` }, text }];
    }),
  ];
  entries.sort((one, other) => (one.at === other.at ? other.order - one.order : one.at < other.at ? 1 : -1));
  if (json)
    return [
      escaped(
        JSON.stringify(
          entries.map(({ at, change }) => ({ at, ...change })),
          null,
          2,
        ),
      ),
    ];
  if (entries.length === 0) return ['Nothing is known of its stock before now.'];
  const { timeZone } = await dateStyleOf(db, storeId);
  return entries.map(({ at, text }) => `${formatMinute(at, timeZone)}  ${text}`);
}
