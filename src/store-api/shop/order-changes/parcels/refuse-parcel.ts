import { chosenParcel } from './chosen-parcel.ts';
import { change, mail, type OpenOrder, type PiecesInput, withOrder } from './open-order.ts';
import { parcelsOnTheirWay, piecesIn } from './parcels-on-their-way.ts';
import { setCollect } from './set-collect.ts';
import { COLLECTED, DUE, REFUSED } from '../../orders/collect.ts';
import { endParcel } from '../../orders/parcels.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { StartError } from '#environment.ts';

interface Refusal extends PiecesInput {
  /** Which: see chosen-parcel.ts. */
  parcel?: string | undefined;
}

/**
 * A parcel came back, since nobody took it: its stock comes back. One that was to be paid on delivery counts when that
 * is offered to its customer again; what was paid for another is due back. @throws StartError in one line where no such
 * parcel is on its way
 */
export async function refuseParcel(db: Db, input: Refusal): Promise<void> {
  await withOrder(db, input, async (order) => {
    const { trx, storeId, orderId, collect, at } = order;
    if (collect === COLLECTED) throw new StartError(`Order ${orderId} is paid already.`);
    const of = chosenParcel(order, input.parcel, { among: parcelsOnTheirWay(order), refusal: notOnItsWay(order) });
    const pieces = piecesIn(order, of);
    await endParcel(trx, { storeId, orderId, position: of.position }, { outcome: 'refused', at });
    const changed = await change(order, 'refuse', { pieces, of, input });
    if (collect === DUE) await setCollect(trx, { storeId, orderId }, REFUSED);
    await mail(order, 'refuse', { pieces, of: of.position, changed, input });
  });
}

function notOnItsWay({ orderId, isPickedUp }: OpenOrder): StartError {
  if (isPickedUp)
    return new StartError(
      `Order ${orderId} is picked up: orders cancel takes back what nobody came for. Nothing was changed.`,
    );
  return new StartError(`Order ${orderId} is not on its way: nobody can have refused it. Nothing was changed.`);
}
