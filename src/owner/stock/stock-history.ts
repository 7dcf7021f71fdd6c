import type { Db } from '#store-api/base/db/open-database.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';
import { figureText } from './figure-text.ts';
import { findVariant } from './find-variant.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { orderName } from '#store-api/shop/orders/order-name.ts';
import type { PieceState } from '#store-api/shop/orders/pieces/piece-states.ts';
import { CANCELLED } from '#contract/order-status.ts';
import { formatMinute } from '#lib/days.ts';

interface Entry {
  at: string;
  /** The order among entries of the same time. */
  order: number;
  text: string;
  change: { before: number | null; after: number | null; cause: string } | { by: number; cause: string };
}

/** Pieces in these states have given back what they took. */
const RETURNED: readonly PieceState[] = ['cancelled', 'refused'];

/**
 * Every recorded change of one variant's stock, newest first: what the owner and imports set, what orders took and
 * returned, and what their pieces did, in the shop's time, as JSON in UTC. @throws StartError for an unknown SKU
 */
export async function stockHistory(
  db: Db,
  { storeId, sku, json = false }: { storeId: string; sku: string; json?: boolean | undefined },
): Promise<string[]> {
  const variant = await findVariant(db, storeId, sku);
  const set = await db
    .selectFrom('stock_changes as change')
    .leftJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'change.store_id').onRef('orders.id', '=', 'change.order_id'),
    )
    .selectAll('change')
    .select('orders.number')
    .where('change.store_id', '=', storeId)
    .where('change.variant_id', '=', variant.id)
    .orderBy('seq')
    .execute();
  const recorded = new Set(set.map(({ order_id }) => order_id));
  const moves = await db
    .selectFrom('order_items as item')
    .innerJoin('order_events as event', (join) =>
      join.onRef('event.store_id', '=', 'item.store_id').onRef('event.order_id', '=', 'item.order_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'item.store_id').onRef('orders.id', '=', 'item.order_id'),
    )
    .select(['orders.id', 'orders.number', 'event.at', 'event.status', 'item.quantity', 'item.taken'])
    .select((eb) => {
      const pieces = eb
        .selectFrom('order_pieces as piece')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('piece.store_id', '=', 'item.store_id')
        .whereRef('piece.order_id', '=', 'item.order_id')
        .whereRef('piece.line', '=', 'item.position');
      return [
        pieces.as('pieces'),
        pieces
          .where('piece.state', 'in', RETURNED)
          .where('piece.replaces', 'is', null)
          .where((of) => of.or([of('piece.taken', 'is', null), of('piece.taken', '!=', 0)]))
          .as('returned'),
      ];
    })
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
    ...set.map(({ at, seq, stock_before, stock_after, cause, order_id, number }) =>
      order_id === null
        ? {
            at,
            order: seq,
            change: { before: stock_before, after: stock_after, cause },
            text: `${figureText(stock_before)} -> ${figureText(stock_after)}  ${stripped(cause)}`,
          }
        : moveBy((stock_after ?? 0) - (stock_before ?? 0), { id: order_id, number, cause, at, order: seq }),
    ),
    ...moves.flatMap(({ id, number, at, status, quantity, taken, pieces, returned }) => {
      // Orders from before migration 0010 have no record of what they took.
      const took = taken ?? quantity;
      const placed = { id, number, cause: 'ordered', at, order: 0 };
      const cancelled = { ...placed, cause: 'cancelled' };
      if (status !== CANCELLED) return took === 0 ? [] : [moveBy(-took, placed)];
      // What pieces return is recorded since migration 0040; before it they tell what came back by the end.
      const back = Number(pieces) === 0 ? took : Number(returned);
      return back === 0 || recorded.has(id) ? [] : [moveBy(back, cancelled)];
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

/** What an order took, or gave back. */
function moveBy(
  by: number,
  { id, number, cause, at, order }: { id: string; number: string | null; cause: string; at: string; order: number },
): Entry {
  const text = `${by > 0 ? '+' : ''}${by}  ${stripped(cause)}: ${orderName({ id, number })}`;
  return { at, order, change: { by, cause: `${cause}: ${id}` }, text };
}
