import { chosenParcel } from './chosen-parcel.ts';
import { change, mail, type OpenOrder, type PiecesInput, withOrder } from './open-order.ts';
import { parcelsOnTheirWay, piecesIn } from './parcels-on-their-way.ts';
import { statusName } from '../../orders/order-status.ts';
import { endParcel } from '../../orders/parcels.ts';
import { StartError } from '#environment.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';

interface Loss extends PiecesInput {
  /** Which: see chosen-parcel.ts. */
  parcel?: string | undefined;
  /** What was in it is sent again; else its money goes back. */
  resend: boolean;
}

/**
 * A parcel was lost on its way. What was in it is sent again, from stock that is taken anew, or what was paid for it is
 * due back. The shopper is told. Returns the pieces, as they were. @throws StartError in one line where no such parcel
 * is on its way, or not enough is left to send again
 */
export async function loseParcel(db: Db, input: Loss): Promise<PieceRow[]> {
  return withOrder(db, input, async (order) => {
    const { trx, storeId, orderId, at } = order;
    const of = chosenParcel(order, input.parcel, { among: parcelsOnTheirWay(order), refusal: notOnItsWay(order) });
    const pieces = piecesIn(order, of);
    await endParcel(trx, { storeId, orderId, position: of.position }, { outcome: 'lost', at });
    const name = input.resend ? 'resend' : 'lose';
    const changed = await change(order, name, { pieces, of, ...(input.resend && { parcel: null }), input });
    await mail(order, name, { pieces, changed, input });
    return pieces;
  });
}

function notOnItsWay({ orderId, status, isPickedUp }: OpenOrder): StartError {
  return new StartError(
    `Order ${orderId} is ${statusName(status, isPickedUp)}: none of its parcels is on its way. Nothing was changed.`,
  );
}
