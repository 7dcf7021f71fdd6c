import { callOff } from './call-off.ts';
import { type PiecesInput, withOrder } from './parcels/open-order.ts';
import { moneyText } from '../orders/refunds/refund-causes.ts';
import { findOrder } from '../orders/order-rows.ts';
import { statusName } from '../orders/order-status.ts';
import { chosenPieces, type LineChoice } from '../orders/pieces/chosen-pieces.ts';
import { isSamePiece, piecesIn } from '../orders/refunds/refund-pieces.ts';
import { readLedger, standingRefunds } from '../refunds/ledger.ts';
import { toCollect } from '../orders/to-collect.ts';
import { standsOf } from '../orders/pieces/piece-states.ts';
import { mayChange } from '../orders/pieces/piece-transitions.ts';
import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import type { Db } from '../../base/db/open-database.ts';
import { StartError } from '#environment.ts';
import { PENDING } from '#contract/order-status.ts';

interface Cancelling extends PiecesInput {
  lines: readonly LineChoice[];
}

interface CancelledLines {
  pieces: number;
  /** Nothing of the order is left. */
  isWhole: boolean;
  /** How many of its pieces are still to be sent, or made ready. */
  left: number;
  /** What is still to be collected on delivery, such as `1998.00 INR`. */
  toCollect: string | undefined;
  /** The numbers of the refunds that are due by it. */
  refunds: readonly number[];
}

/**
 * Calls off pieces of an order for its owner, of each line the last ones that are not packed; those first for which
 * money was given back already. @throws StartError in one line where there are not so many, or the order waits for its
 * payment
 */
export async function cancelLines(db: Db, { lines, ...input }: Cancelling): Promise<CancelledLines> {
  return withOrder(db, input, async ({ trx, ...order }) => {
    const { store, orderId, status, isPickedUp } = order;
    const now = statusName(status, isPickedUp);
    if (status === PENDING)
      throw new StartError(`Order ${orderId} is ${now}: it can only be cancelled as a whole. Nothing was changed.`);
    const able = order.pieces.filter(({ state }) => mayChange('callOff', state));
    if (able.length === 0)
      throw new StartError(
        `Order ${orderId} is ${now}: nothing of it waits to be packed. What is packed can be cancelled after \
orders unpack. Nothing was changed.`,
      );
    const given = standingRefunds(await readLedger(trx, store.id, orderId)).flatMap(piecesIn);
    const isGiven = (piece: PieceRow) => Number(given.some(isSamePiece(piece)));
    const lastFirst = able.toReversed().toSorted((one, other) => isGiven(other) - isGiven(one));
    const pieces = chosenPieces(lastFirst, lines, orderId);
    const done = await callOff(trx, input, order, { pieces, by: 'owner', note: input.note, link: input.link });
    const parts = await findOrder(trx, store.id, orderId);
    const due = parts && toCollect(parts.order);
    return {
      ...done,
      pieces: pieces.length,
      left: parts?.pieces.filter(({ state }) => standsOf(state) === 'to send').length ?? 0,
      toCollect: due === undefined ? undefined : moneyText({ amountPaise: due, currency: parts?.order.currency ?? '' }),
    };
  });
}
