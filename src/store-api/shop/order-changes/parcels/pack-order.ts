import { change, leftOf, type OpenOrder, type PiecesInput, withOrder } from './open-order.ts';
import { chosenPieces, type LineChoice } from '../../orders/pieces/chosen-pieces.ts';
import { mayChange } from '../../orders/pieces/piece-transitions.ts';
import { statusName } from '../../orders/order-status.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { StartError } from '#environment.ts';

interface Packing extends PiecesInput {
  lines: readonly LineChoice[];
}

/**
 * Pieces lie in a parcel that has not left, or do so no more: from then on their order's address stays. Nobody has to
 * say it. Returns how many. @throws StartError in one line where there are none
 */
export async function packOrder(db: Db, input: Packing, name: 'pack' | 'unpack' = 'pack'): Promise<number> {
  return withOrder(db, input, async (order) => {
    const able = leftOf(order).filter(({ state }) => mayChange(name, state));
    if (able.length === 0) throw refusalOf(order, name);
    const pieces = chosenPieces(able, input.lines, order.orderId);
    await change(order, name, { pieces, input });
    return pieces.length;
  });
}

function refusalOf({ orderId, status, isPickedUp }: OpenOrder, name: 'pack' | 'unpack'): StartError {
  const done = name === 'pack' ? 'to be packed' : 'packed';
  return new StartError(
    `Order ${orderId} is ${statusName(status, isPickedUp)}: nothing of it is ${done}. Nothing was changed.`,
  );
}
