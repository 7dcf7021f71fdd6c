import { changeReturned, type OpenReturn, type ReturnInput } from './open-return.ts';
import { takeHeld } from '../../orders/returns/holds.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { ReturnPieceRow } from '../../../base/db/rows/return-rows.ts';

/**
 * For pieces that came back in exchange, what is wanted for each of them is to be sent, with its allocation
 * (docs/decisions D561): the order is Processing again. Gives those for which there is nothing left: their money goes
 * back.
 */
export async function sendInExchange(
  open: OpenReturn,
  { received, input }: { received: readonly PieceRow[]; input: ReturnInput },
): Promise<PieceRow[]> {
  const { order, made } = open;
  const exchanged: PieceRow[] = [];
  const left: PieceRow[] = [];
  for (const piece of received) {
    const asked = made.asked.find((one) => one.line === piece.line && one.piece === piece.piece);
    const taken = asked?.size == null ? undefined : await takeHeld(order.trx, asked, order.at);
    if (!asked || taken === undefined) left.push(piece);
    else {
      await addPiece(open, { piece, asked, taken });
      exchanged.push(piece);
    }
  }
  if (exchanged.length > 0)
    order.status = await changeReturned(open, 'exchange', { pieces: exchanged, input: { ...input, note: undefined } });
  return left;
}

async function addPiece(
  { order: { trx, storeId, orderId } }: OpenReturn,
  { piece, asked, taken }: { piece: PieceRow; asked: ReturnPieceRow; taken: number },
): Promise<void> {
  const { last } = await trx
    .selectFrom('order_pieces')
    .select(({ fn }) => fn.max('piece').as('last'))
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('line', '=', piece.line)
    .executeTakeFirstOrThrow();
  const variant = await trx
    .selectFrom('variants')
    .select('sku')
    .where('store_id', '=', storeId)
    .where('id', '=', asked.variant_id)
    .executeTakeFirst();
  await trx
    .insertInto('order_pieces')
    .values({
      ...{ store_id: storeId, order_id: orderId, line: piece.line, piece: last + 1, state: 'ordered', parcel: null },
      ...{ taken, replaces: piece.piece, variant_id: asked.variant_id, size: asked.size, sku: variant?.sku ?? null },
    })
    .execute();
}
