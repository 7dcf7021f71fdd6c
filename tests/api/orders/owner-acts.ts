import type { Db } from '#store-api/base/db/open-database.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { deliverParcels } from '#store-api/shop/order-changes/parcels/deliver-parcels.ts';
import { shipOrder } from '#store-api/shop/order-changes/parcels/ship-order.ts';

export type OwnerAct = 'confirm' | 'ship' | 'deliver' | 'cancel';

/** What an owner does with a whole order, as the commands do. */
export async function ownerAct(
  db: Db,
  name: OwnerAct,
  {
    storeId = 'main',
    force,
    ...given
  }: { storeId?: string; orderId: string; note?: string | undefined; force?: boolean; now?: () => Date },
): Promise<void> {
  const input = { storeId, now: () => new Date(), ...given, mailFrom: undefined };
  if (name === 'ship') await shipOrder(db, input);
  else if (name === 'deliver') await deliverParcels(db, input);
  else await changeOrder(db, { ...input, action: name, force });
}
