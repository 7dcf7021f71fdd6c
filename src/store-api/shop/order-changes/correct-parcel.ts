import { chosenParcel } from './parcels/chosen-parcel.ts';
import { type PiecesInput, withOrder } from './parcels/open-order.ts';
import { shipmentOf } from './shipment.ts';
import type { Db } from '../../base/db/open-database.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { statusName } from '../orders/order-status.ts';
import { OWNER_CAUSES, withNote } from '../orders/owner-notes.ts';
import { parcelName, replaceParcel } from '../orders/parcels.ts';
import { addOrderEvent } from '../orders/set-order-status.ts';
import { StartError } from '#environment.ts';
import { CANCELLED } from '#contract/order-status.ts';

interface Correction extends PiecesInput {
  /** Which: see parcels/chosen-parcel.ts. */
  parcel?: string | undefined;
  /** The right number. */
  tracking: string;
  /** Left out, the parcel stays with its carrier. */
  carrier?: string | undefined;
}

/** What a correction has changed: names of the parcel, '' where it had none. */
export interface Corrected {
  before: string;
  after: string;
  isChanged: boolean;
  isMailed: boolean;
}

/**
 * Gives a parcel that has left another number, or the one that was forgotten (docs/decisions D399): the one that was
 * sent last, unless another is named. The history says so without the number, which an erasure would not find there; a
 * shopper whose parcel is on its way is told. @throws StartError in one line when nothing was sent, or its carrier is
 * not known
 */
export async function correctParcel(db: Db, input: Correction): Promise<Corrected> {
  return withOrder(db, input, async (order) => {
    const { trx, store, storeId, orderId, status, parcels, at } = order;
    const { tracking, note } = input;
    const last = parcels.at(-1);
    if (!last && order.isPickedUp)
      throw new StartError(`Order ${orderId} is picked up: it has no tracking number. Nothing was changed.`);
    if (!last || status === CANCELLED)
      throw new StartError(
        `Order ${orderId} is ${statusName(status)}: its number is given when it leaves, by orders ship. Nothing was changed.`,
      );
    const sent = input.parcel ? chosenParcel(order, input.parcel, { among: parcels }) : last;
    const shipment = shipmentOf(store.settings, { tracking, carrier: input.carrier ?? sent.carrier });
    const isChanged = shipment.trackingNumber !== sent.trackingNumber || shipment.carrier !== sent.carrier;
    const names = { before: parcelName(sent), after: parcelName(shipment) };
    if (!isChanged) return { ...names, isChanged, isMailed: false };
    await replaceParcel(trx, { storeId, orderId, position: sent.position }, shipment);
    await addOrderEvent(trx, { storeId, orderId, status, cause: withNote(OWNER_CAUSES.tracking, note), at });
    const isMailed = sent.outcome === undefined;
    if (isMailed)
      await notifyOfChange(trx, input, store, orderId, 'tracking', note, { about: { parcel: sent.position } });
    return { ...names, isChanged, isMailed };
  });
}
