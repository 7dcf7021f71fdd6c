import { countByLine } from './piece-rows.ts';
import { mayChange, type PieceActor, pieceTransition, type PieceTransition } from './piece-states.ts';
import { recordChanges, productTags } from '../../../base/db/changes.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { returnStock, takeStockAgain } from '../../stock/stock-rows.ts';
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
  at: string;
}

/**
 * Changes the state of pieces as the table says, and their stock with it. The order's row must be locked by this
 * transaction, and whoever calls has said in words what the table does not allow. @throws StartError in one line where
 * pieces are to be sent again and there are none left
 */
export async function movePieces(trx: Trx, { storeId, orderId, name, by, pieces, parcel, at }: Move): Promise<void> {
  const { to, by: actors, stock } = pieceTransition(name);
  const wrong = pieces.find(({ state }) => !mayChange(name, state));
  if (wrong || !actors.includes(by))
    throw new Error(`${by} may not ${name} a piece that is ${wrong?.state ?? 'there'}`);
  if (stock === 'returned') await returnPieces(trx, { storeId, orderId, pieces, at });
  const counted = stock === 'taken again' ? await takeAgain(trx, { storeId, orderId, pieces, at }) : undefined;
  for (const [line, own] of Map.groupBy(pieces, (piece) => piece.line))
    await trx
      .updateTable('order_pieces')
      .set({
        state: to,
        ...(parcel !== undefined && { parcel }),
        ...(counted && { taken: Number(counted.has(line)) }),
      })
      .where('store_id', '=', storeId)
      .where('order_id', '=', orderId)
      .where('line', '=', line)
      .where(
        'piece',
        'in',
        own.map(({ piece }) => piece),
      )
      .execute();
}

type Stocked = Pick<Move, 'storeId' | 'orderId' | 'pieces' | 'at'>;

async function returnPieces(trx: Trx, { storeId, orderId, pieces, at }: Stocked): Promise<void> {
  const counts = countByLine(pieces.filter(({ taken }) => taken !== 0));
  await recordChanges(trx, storeId, productTags(await returnStock(trx, storeId, orderId, counts)), at);
}

/** The lines that took stock. */
async function takeAgain(trx: Trx, { storeId, orderId, pieces, at }: Stocked): Promise<ReadonlySet<number>> {
  const { gone, counted, missing } = await takeStockAgain(trx, storeId, orderId, countByLine(pieces));
  if (missing)
    throw new StartError(
      `There is not enough of ${lineName(missing)} left to send it again. Nothing was changed: \
without --resend its money is given back.`,
    );
  await recordChanges(trx, storeId, productTags(gone), at);
  return counted;
}
