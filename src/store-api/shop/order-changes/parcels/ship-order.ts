import { change, leftOf, mail, nothingToSend, type PiecesInput, withOrder } from './open-order.ts';
import { type Sent, shipmentOf } from '../shipment.ts';
import { DUE } from '../../orders/collect.ts';
import { addParcel, numberOf } from '../../orders/parcels.ts';
import { chosenPieces, type LineChoice } from '../../orders/pieces/chosen-pieces.ts';
import { piecesToLeave } from '../../orders/pieces/pieces-to-leave.ts';
import { scheduleUnneeded } from '../../payments/attempts/unneeded-attempts.ts';
import { lookFirst } from '../../payments/references/look-first.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { StartError } from '#environment.ts';
import { counted } from '#lib/text/counted.ts';
import { PROCESSING } from '#contract/order-status.ts';

interface Shipping extends PiecesInput {
  /** What is in the parcel; none: what is packed, and where nothing is, all that is left. */
  lines?: readonly LineChoice[] | undefined;
  sent?: Sent | undefined;
}

/** The parcel that has left: its number, how many pieces are in it, and how many are still to be sent. */
interface Shipped {
  number: number;
  pieces: number;
  left: number;
}

/**
 * A parcel of an order has left: with what of it was packed alone, and with all that is left where nothing was
 * (docs/decisions D726), or with the pieces that are named. The shopper is mailed what is in it and what follows. What
 * is paid on delivery goes in one, since nobody could tell what to collect for which (docs/decisions D523), and not
 * while another payment of it is looked for (D733).
 * @throws StartError in one line where that cannot be, or its carrier is not known
 */
export async function shipOrder(db: Db, input: Shipping): Promise<Shipped> {
  return withOrder(db, input, async (order) => {
    if (order.isPickedUp)
      throw new StartError(
        `Order ${order.orderId} is picked up by its buyer: orders ready says that it can be. Nothing was changed.`,
      );
    lookFirst(order.orderId, order);
    const shipment = shipmentOf(order.store.settings, input.sent ?? {});
    const { trx, storeId, orderId, status, collect, at } = order;
    const left = packedFirst(leftOf(order));
    const lines = input.lines ?? [];
    if (status !== PROCESSING || left.length === 0) throw nothingToSend(order);
    const pieces = lines.length > 0 ? chosenPieces(left, lines, orderId) : piecesToLeave(left);
    if (collect === DUE && pieces.length < left.length)
      throw inOneParcel(orderId, lines.length > 0 ? 0 : left.length - pieces.length);
    const position = await addParcel(trx, { storeId, orderId, at }, shipment);
    const changed = await change(order, 'ship', { pieces, parcel: position, input });
    await scheduleUnneeded(trx, storeId, orderId, at);
    await mail(order, 'ship', { pieces, of: position, changed, input });
    return { number: numberOf({ position }), pieces: pieces.length, left: left.length - pieces.length };
  });
}

function inOneParcel(orderId: string, unpacked: number): StartError {
  const why =
    unpacked === 0
      ? ''
      : `, and ${counted(unpacked, 'piece')} of it ${unpacked === 1 ? 'is' : 'are'} not packed: \
orders pack, or orders cancel with --line`;
  return new StartError(
    `Order ${orderId} is to be paid on delivery, so it goes in one parcel${why}. Nothing was changed.`,
  );
}

function packedFirst(pieces: readonly PieceRow[]): PieceRow[] {
  return pieces.toSorted((one, other) => Number(other.state === 'packed') - Number(one.state === 'packed'));
}
