import type { OpenOrder } from './open-order.ts';
import type { Parcel } from '../../orders/parcels.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';

/** Those with pieces that neither have arrived nor are gone. */
export function parcelsOnTheirWay(order: Pick<OpenOrder, 'pieces' | 'parcels'>): Parcel[] {
  return order.parcels.filter((parcel) => piecesIn(order, parcel).length > 0);
}

/** The pieces of a parcel that are on their way in it. */
export function piecesIn({ pieces }: Pick<OpenOrder, 'pieces'>, { position }: Parcel): PieceRow[] {
  return pieces.filter(({ state, parcel }) => state === 'sent' && parcel === position);
}
