import type { DeliveryPlan } from './plan-deliveries.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { MailContext } from '#store-api/shop/mail/mail-context.ts';
import { deliverParcels } from '#store-api/shop/order-changes/parcels/deliver-parcels.ts';
import { orderNames } from '#store-api/shop/orders/order-name.ts';
import { StartError } from '#environment.ts';

/**
 * Says of each parcel of the plan that it has arrived, one order at a time: what has changed meanwhile is told, and the
 * others go on. Lines for the owner.
 */
export async function applyDeliveries(
  db: Db,
  { arrived }: Pick<DeliveryPlan, 'arrived'>,
  input: MailContext & { storeId: string; note?: string | undefined },
): Promise<string[]> {
  const refused: string[] = [];
  for (const { orderId, trackingNumber, at } of arrived)
    await deliverParcels(db, {
      ...{ ...input, orderId, by: 'courier’s file' },
      ...{ parcel: trackingNumber, deliveredAt: at },
    }).catch(async (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      const [name = orderId] = await orderNames(db, input.storeId, [orderId]);
      refused.push(error.message.replaceAll(orderId, name));
    });
  return [`${arrived.length - refused.length} delivered.`, ...refused];
}
