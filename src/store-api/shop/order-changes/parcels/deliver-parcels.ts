import { chosenParcel } from './chosen-parcel.ts';
import { change, leftOf, mail, type OpenOrder, type PiecesInput, withOrder } from './open-order.ts';
import { statusName } from '../../orders/order-status.ts';
import { endParcel, numberOf, type Parcel } from '../../orders/parcels.ts';
import { mayChange, type PieceTransition } from '../../orders/pieces/piece-transitions.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { DELIVERED } from '#contract/order-status.ts';
import { StartError } from '#environment.ts';

interface Delivery extends PiecesInput {
  /** Which: see chosen-parcel.ts. Absent: all that are on their way. */
  parcel?: string | undefined;
  /** When, ISO 8601, where that is not now. */
  deliveredAt?: string | undefined;
}

/** After this nobody needs to be told that something has arrived. */
const NEWS_MS = 3 * 24 * 60 * 60_000;

/** What was done: an order was picked up, or so many parcels have arrived; and what of the order has not. */
interface Delivered {
  parcels: number;
  /** Of the parcel that has arrived, where it is one. */
  number?: number | undefined;
  isPickedUp: boolean;
  /** Parcels. */
  onTheirWay: number;
  /** Pieces that are still to be sent. */
  left: number;
}

/**
 * A parcel has arrived, or all that are on their way; the shopper is mailed once for each. What is picked up was, also
 * before it was said to be ready. @throws StartError in one line where nothing is on its way
 */
export async function deliverParcels(db: Db, input: Delivery): Promise<Delivered> {
  return withOrder(db, input, async (order) => {
    const parts = onTheirWay(order);
    const isNamed = (input.parcel ?? '') !== '';
    if (isNamed || parts.length === 0) {
      const among = parts.flatMap(({ of }) => of ?? []);
      const named = chosenParcel(order, input.parcel, { among, refusal: refusalOf(order) });
      return deliver(
        order,
        input,
        parts.filter(({ of }) => of === named),
      );
    }
    return deliver(order, input, parts);
  });
}

function transitionOf({ isPickedUp }: OpenOrder): PieceTransition {
  return isPickedUp ? 'pickUp' : 'deliver';
}

/** What is on its way, by parcel; of an older program some may be in none. */
function onTheirWay(order: OpenOrder): { of: Parcel | undefined; pieces: PieceRow[] }[] {
  const { pieces, parcels } = order;
  const able = pieces.filter(({ state }) => mayChange(transitionOf(order), state));
  return [...Map.groupBy(able, ({ parcel }) => parcel)].map(([position, own]) => ({
    of: parcels.find((parcel) => parcel.position === position),
    pieces: own,
  }));
}

async function deliver(order: OpenOrder, input: Delivery, parts: ReturnType<typeof onTheirWay>): Promise<Delivered> {
  const { trx, storeId, orderId, isPickedUp, at } = order;
  const name = transitionOf(order);
  let status = order.status;
  for (const { of, pieces } of parts) {
    const deliveredAt = input.deliveredAt ?? at;
    const changed = await change({ ...order, status }, name, { pieces, ...(of && { of }), input });
    status = changed.status;
    if (of)
      await endParcel(trx, { storeId, orderId, position: of.position }, { outcome: 'delivered', at: deliveredAt });
    if (Date.parse(at) - Date.parse(deliveredAt) <= NEWS_MS)
      await mail(order, name, { pieces, of: of?.position, changed, input });
  }
  const [only, ...others] = parts;
  return {
    parcels: parts.length,
    ...(only?.of && others.length === 0 && { number: numberOf(only.of) }),
    isPickedUp,
    onTheirWay: onTheirWay(order).length - parts.length,
    left: leftOf(order).length,
  };
}

function refusalOf(order: OpenOrder): StartError {
  const { orderId, status, isPickedUp } = order;
  const now = statusName(status, isPickedUp);
  if (status === DELIVERED) return new StartError(`Order ${orderId} is ${now} already.`);
  return leftOf(order).length > 0 && order.parcels.length > 0
    ? new StartError(`Order ${orderId} is ${now}: none of its parcels is on its way.`)
    : new StartError(`Order ${orderId} is ${now}: it cannot become ${statusName(DELIVERED, isPickedUp)}.`);
}
