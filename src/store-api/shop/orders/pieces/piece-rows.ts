import type { Kysely } from 'kysely';
import type { PieceState } from './piece-states.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Database } from '../../../base/db/schema.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { DELIVERED, PROCESSING, SHIPPED } from '#contract/order-status.ts';

interface OrderName {
  storeId: string;
  orderId: string;
}

const BATCH = 500;
/** What is only said of a piece that was sent in exchange. */
const AS_BOUGHT = { replaces: null, variant_id: null, size: null, sku: null };
const OF_STATUS: Partial<Record<number, PieceState>> = {
  [PROCESSING]: 'ordered',
  [SHIPPED]: 'sent',
  [DELIVERED]: 'delivered',
};

/** Writes the pieces of an order that is paid, or to be paid on delivery; those that it has stay. */
export async function writePieces(
  trx: Trx,
  { storeId, orderId }: OrderName,
  { state, parcel = null }: { state: PieceState; parcel?: number | null },
): Promise<void> {
  const items = await trx
    .selectFrom('order_items')
    .select(['position', 'quantity', 'taken'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
  const rows = items.flatMap(({ position, quantity, taken }) =>
    Array.from({ length: quantity }, (_, piece): PieceRow => {
      const takes = taken === null ? null : Number(piece < taken);
      return { ...AS_BOUGHT, store_id: storeId, order_id: orderId, line: position, piece, state, parcel, taken: takes };
    }),
  );
  for (let at = 0; at < rows.length; at += BATCH)
    await trx
      .insertInto('order_pieces')
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * The pieces of an order whose row this transaction has locked. Where an older program that still runs has moved the
 * order on, they are written now, by its status.
 */
export async function piecesOfLocked(trx: Trx, order: OrderName & { status: number }): Promise<PieceRow[]> {
  const found = await findPieces(trx, order.storeId, [order.orderId]);
  const state = OF_STATUS[order.status];
  if (found.length > 0 || state === undefined) return found;
  const last = await trx
    .selectFrom('parcels')
    .select(({ fn }) => fn.max('position').as('parcel'))
    .where('store_id', '=', order.storeId)
    .where('order_id', '=', order.orderId)
    .executeTakeFirst();
  await writePieces(trx, order, { state, parcel: last?.parcel ?? null });
  return findPieces(trx, order.storeId, [order.orderId]);
}

/** By line and place in it; none of an order that waits for its payment. */
export function findPieces(db: Kysely<Database>, storeId: string, orderIds: readonly string[]): Promise<PieceRow[]> {
  return db
    .selectFrom('order_pieces')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds)
    .orderBy('line')
    .orderBy('piece')
    .execute();
}

/** How many of each line, by its position. */
export function countByLine(pieces: readonly Pick<PieceRow, 'line'>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { line } of pieces) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
