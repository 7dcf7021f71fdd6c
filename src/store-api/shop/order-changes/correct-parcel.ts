import { transact } from '../../base/db/transact.ts';
import type { Db } from '../../base/db/open-database.ts';
import { shipmentOf } from './shipment.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { notifyCustomer } from '../orders/notify-customer.ts';
import { statusName } from '../orders/order-status.ts';
import { OWNER_CAUSES, withNote } from '../orders/owner-notes.ts';
import { parcelName, readParcels, replaceLastParcel } from '../orders/parcels.ts';
import { addOrderEvent, lockOrder } from '../orders/set-order-status.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { StartError } from '#environment.ts';
import { DELIVERED, SHIPPED } from '#contract/order-status.ts';

interface Correction extends MailContext {
  storeId: string;
  orderId: string;
  /** The right number. */
  tracking: string;
  /** Left out, the parcel stays with its carrier. */
  carrier?: string | undefined;
  note?: string | undefined;
}

/** What a correction has changed: names of the parcel, '' where it had none. */
export interface Corrected {
  before: string;
  after: string;
  isChanged: boolean;
  isMailed: boolean;
}

/**
 * Gives the parcel that was sent last another number, or the one that was forgotten (docs/decisions D399). The history
 * says so without the number, which an erasure would not find there; a shopper whose order is on its way is told.
 * @throws StartError in one line when the order was not sent, or its carrier is not known
 */
export async function correctParcel(db: Db, input: Correction): Promise<Corrected> {
  const { storeId, orderId, tracking, note } = input;
  const store = await findStoreById(db, storeId);
  const corrected = await transact<Corrected>(db, async (trx) => {
    const status = await lockOrder(trx, storeId, orderId);
    const sent = (await readParcels(trx, storeId, [orderId])).get(orderId)?.at(-1);
    if (!store || status === undefined) throw new StartError(`There is no order ${orderId}.`);
    if (!sent || (status !== SHIPPED && status !== DELIVERED))
      throw new StartError(
        `Order ${orderId} is ${statusName(status)}: its number is given when it leaves, by orders ship. Nothing was changed.`,
      );
    const shipment = shipmentOf(store.settings, { tracking, carrier: input.carrier ?? sent.carrier });
    const isChanged = shipment.trackingNumber !== sent.trackingNumber || shipment.carrier !== sent.carrier;
    const names = { before: parcelName(sent), after: parcelName(shipment) };
    if (!isChanged) return { ...names, isChanged, isMailed: false };
    const at = input.now().toISOString();
    await replaceLastParcel(trx, { storeId, orderId }, shipment);
    await addOrderEvent(trx, { storeId, orderId, status, cause: withNote(OWNER_CAUSES.tracking, note), at });
    const isMailed = status === SHIPPED;
    if (isMailed) await notifyCustomer(trx, input, store, orderId, 'tracking', note);
    return { ...names, isChanged, isMailed };
  });
  // Whatever refuses here throws.
  return corrected as Corrected;
}
