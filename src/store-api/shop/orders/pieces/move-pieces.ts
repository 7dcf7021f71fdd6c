import { countByLine } from './piece-rows.ts';
import { mayChange, type PieceActor, pieceTransition, type PieceTransition } from './piece-transitions.ts';
import { recordChanges, productTags } from '../../../base/db/changes.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { returnPieceStock, returnStock } from '../../stock/stock-rows.ts';
import { takeStockAgain } from '../../stock/take-again.ts';
import { lineName } from '../../catalog/line-name.ts';
import { StartError } from '#environment.ts';

interface Move {
  storeId: string;
  orderId: string;
  name: PieceTransition;
  by: PieceActor;
  pieces: readonly PieceRow[];
  /** The position of the parcel in which they are from now on; absent: they stay in theirs. */
  parcel?: number | null | undefined;
  /** As the histories of the order and of its stock say it. */
  cause: string;
  at: string;
}

/**
 * Changes the state of pieces as the table says, and their stock with it. The order's row must be locked by this
 * transaction, and whoever calls has said in words what the table does not allow. @throws StartError in one line where
 * pieces are to be sent again and there are none left
 */
export async function movePieces(trx: Trx, move: Move): Promise<void> {
  const { storeId, orderId, name, by, pieces, parcel } = move;
  const { to, by: actors, stock } = pieceTransition(name);
  const wrong = pieces.find(({ state }) => !mayChange(name, state));
  if (wrong || !actors.includes(by))
    throw new Error(`${by} may not ${name} a piece that is ${wrong?.state ?? 'there'}`);
  if (stock === 'returned') await returnPieces(trx, move);
  const counted = stock === 'taken again' ? await takeAgain(trx, move) : undefined;
  const changed = { state: to, ...(parcel !== undefined && { parcel }) };
  const alike = Map.groupBy(pieces, (piece) => `${piece.line} ${String(counted?.has(piece))}`);
  for (const own of alike.values())
    await trx
      .updateTable('order_pieces')
      .set({ ...changed, ...(counted && { taken: Number(own.some((piece) => counted.has(piece))) }) })
      .where('store_id', '=', storeId)
      .where('order_id', '=', orderId)
      .where('line', '=', own[0]?.line ?? -1)
      .where(
        'piece',
        'in',
        own.map(({ piece }) => piece),
      )
      .execute();
}

async function returnPieces(trx: Trx, { storeId, orderId, pieces, cause, at }: Move): Promise<void> {
  const taking = pieces.filter(({ taken }) => taken !== 0);
  const asBought = taking.filter(({ variant_id }) => variant_id === null);
  const available = await returnStock(trx, storeId, orderId, { counts: countByLine(asBought), cause, at });
  for (const { line, piece, variant_id } of taking)
    if (variant_id !== null)
      available.push(
        ...(await returnPieceStock(trx, {
          storeId,
          orderId,
          of: { table: 'order_pieces', line, piece },
          why: { cause, at },
        })),
      );
  await recordChanges(trx, storeId, productTags(available), at);
}

/** Those that took stock. */
async function takeAgain(trx: Trx, { storeId, orderId, pieces, cause, at }: Move): Promise<ReadonlySet<PieceRow>> {
  const { gone, counted, missing } = await takeStockAgain(trx, { storeId, orderId, cause, at }, pieces);
  if (missing)
    throw new StartError(
      `There is not enough of ${lineName(missing)} left to send it again. Nothing was changed: \
without --resend its money is given back.`,
    );
  await recordChanges(trx, storeId, productTags(gone), at);
  return counted;
}
