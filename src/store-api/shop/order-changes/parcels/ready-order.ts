import { change, leftOf, mail, nothingToSend, type PiecesInput, withOrder } from './open-order.ts';
import { scheduleUnneeded } from '../../payments/attempts/unneeded-attempts.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { StartError } from '#environment.ts';
import { PROCESSING } from '#contract/order-status.ts';

/**
 * An order lies ready to be picked up, as a whole (docs/decisions D571); the shopper is mailed. @throws StartError in
 * one line where it is sent, or that cannot be
 */
export async function readyOrder(db: Db, input: PiecesInput): Promise<void> {
  await withOrder(db, input, async (order) => {
    const { trx, storeId, orderId, status, at } = order;
    if (!order.isPickedUp)
      throw new StartError(`Order ${orderId} is sent: orders ship says that it has left. Nothing was changed.`);
    const pieces = leftOf(order);
    if (status !== PROCESSING || pieces.length === 0) throw nothingToSend(order);
    const changed = await change(order, 'ready', { pieces, input });
    await scheduleUnneeded(trx, storeId, orderId, at);
    await mail(order, 'ready', { pieces, changed, input });
  });
}
