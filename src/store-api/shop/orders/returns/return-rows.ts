import type { Kysely } from 'kysely';
import { announceOrder } from '../announced-order.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { ReturnPieceRow, ReturnRow } from '../../../base/db/rows/return-rows.ts';
import type { Database } from '../../../base/db/schema.ts';
import type { Trx } from '../../../base/db/transact.ts';

/** What a return of an order asks for, and for which of its pieces. */
export interface OrderReturn extends ReturnRow {
  asked: ReturnPieceRow[];
}

/** The returns of these orders, by order, the first one first. */
export async function readReturns(
  db: Kysely<Database>,
  storeId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderReturn[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('returns')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  if (rows.length === 0) return new Map();
  const pieces = await db
    .selectFrom('return_pieces')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds)
    .orderBy('line')
    .orderBy('piece')
    .execute();
  const askedOf = ({ order_id, position }: ReturnRow) =>
    pieces.filter((piece) => piece.order_id === order_id && piece.return_position === position);
  const all = rows.map((row) => ({ ...row, asked: askedOf(row) }));
  return Map.groupBy(all, ({ order_id }) => order_id);
}

export interface NewReturn extends Pick<ReturnRow, 'store_id' | 'order_id' | 'kind' | 'fee_paise' | 'asked_at'> {
  asked: readonly Pick<
    ReturnPieceRow,
    'line' | 'piece' | 'reason' | 'note' | 'size' | 'variant_id' | 'held' | 'held_until'
  >[];
}

/** Adds a return, and gives its position. The order's row must be locked by this transaction. */
export async function addReturn(trx: Trx, { asked, ...row }: NewReturn): Promise<number> {
  const { position } = await trx
    .selectFrom('returns')
    .where('store_id', '=', row.store_id)
    .where('order_id', '=', row.order_id)
    .select(({ fn }) => fn.countAll<number>().as('position'))
    .executeTakeFirstOrThrow();
  const own = { store_id: row.store_id, order_id: row.order_id, return_position: position };
  await trx
    .insertInto('returns')
    .values({ ...row, position, decided_at: null, received_at: null, owner_note: null })
    .execute();
  await trx
    .insertInto('return_pieces')
    .values(asked.map((piece) => ({ ...piece, ...own, fit: null })))
    .execute();
  const order = { storeId: row.store_id, orderId: row.order_id, at: row.asked_at };
  const items = asked.map(({ line, reason, note, size }) => ({ line, quantity: 1, reason, note, size }));
  announceOrder(trx, 'return.asked', order, () => ({ return: { number: position + 1, kind: row.kind, items } }));
  return position;
}

/** Changes what is kept of a return. The order's row must be locked by this transaction. */
export async function updateReturn(
  trx: Trx,
  { store_id, order_id, position }: Pick<ReturnRow, 'store_id' | 'order_id' | 'position'>,
  change: Partial<Pick<ReturnRow, 'fee_paise' | 'decided_at' | 'received_at' | 'owner_note'>>,
): Promise<void> {
  await trx
    .updateTable('returns')
    .set(change)
    .where('store_id', '=', store_id)
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .execute();
}

/** The same of a piece of one. */
export async function updateReturnPiece(
  trx: Trx,
  { store_id, order_id, line, piece }: Pick<ReturnPieceRow, 'store_id' | 'order_id' | 'line' | 'piece'>,
  change: Partial<Pick<ReturnPieceRow, 'held' | 'held_until' | 'fit'>>,
): Promise<void> {
  await trx
    .updateTable('return_pieces')
    .set(change)
    .where('store_id', '=', store_id)
    .where('order_id', '=', order_id)
    .where('line', '=', line)
    .where('piece', '=', piece)
    .execute();
}

/** Those of an order's pieces that were asked back. */
export function piecesAsked<P extends Pick<PieceRow, 'line' | 'piece'>>(
  pieces: readonly P[],
  asked: readonly Pick<ReturnPieceRow, 'line' | 'piece'>[],
): P[] {
  return pieces.filter(({ line, piece }) => asked.some((one) => one.line === line && one.piece === piece));
}
