import { type Guard, guard } from './guard.ts';

/** Of parcels, of what lies ready, and of the stock of both. */
export const PARCEL_GUARDS: readonly Guard[] = [
  guard(
    'a parcel that is named is on its way',
    'order-changes/parcels/chosen-parcel.ts',
    'if (!among.includes(named))',
    'if (named === undefined)',
  ),
  guard(
    'what is fetched is not sent',
    'order-changes/parcels/ship-order.ts',
    'if (order.isPickedUp)',
    'if (order.orderId === "")',
  ),
  guard(
    'what is sent does not lie ready',
    'order-changes/parcels/ready-order.ts',
    'if (!order.isPickedUp)',
    'if (order.orderId === "")',
  ),
  guard(
    'something is left to lie ready',
    'order-changes/parcels/ready-order.ts',
    'if (status !== PROCESSING || pieces.length === 0) throw nothingToSend(order);',
    'if (status === -1) throw nothingToSend(order);',
  ),
  guard(
    'something is left to be sent',
    'order-changes/parcels/ship-order.ts',
    'if (status !== PROCESSING || left.length === 0) throw nothingToSend(order);',
    'if (status === -1) throw nothingToSend(order);',
  ),
  guard(
    'what is paid on delivery goes in one parcel',
    'order-changes/parcels/ship-order.ts',
    'collect === DUE && pieces.length < left.length',
    'collect === DUE && pieces.length < 0',
  ),
  guard(
    'what is packed leaves alone',
    'orders/pieces/pieces-to-leave.ts',
    'packed.length > 0 ?',
    'packed.length < 0 ?',
  ),
  guard(
    'something is left to be packed',
    'order-changes/parcels/pack-order.ts',
    'if (able.length === 0) throw',
    'if (able.length < 0) throw',
  ),
  guard(
    'nothing that was collected is refused',
    'order-changes/parcels/refuse-parcel.ts',
    'if (collect === COLLECTED) throw',
    'if (collect === "") throw',
  ),
  guard(
    'what was refused is not to be collected',
    'order-changes/parcels/refuse-parcel.ts',
    'if (collect === DUE) await setCollect',
    'if (collect === "") await setCollect',
  ),
  guard(
    'no more pieces than there are',
    'orders/pieces/chosen-pieces.ts',
    'own.length === 0 || own.length < (count ?? 1)',
    'own.length < 0',
  ),
  guard(
    'an address stays when something is packed',
    'order-changes/address/correct-address.ts',
    'if (!isOpen || isPacked)',
    'if (!isOpen)',
  ),
  guard(
    'an address stays when all has left',
    'order-changes/address/correct-address.ts',
    'if (!isOpen || isPacked)',
    'if (isOpen && isPacked)',
  ),
  guard(
    'stock of a piece comes back where it was taken',
    'orders/pieces/move-pieces.ts',
    'pieces.filter(({ taken }) => taken !== 0)',
    'pieces.filter(({ taken }) => taken !== -1)',
  ),
  guard(
    'stock of a whole order comes back where it has no pieces',
    'orders/set-order-status.ts',
    'if ((await findPieces(trx, storeId, [orderId])).length === 0)',
    'if ((await findPieces(trx, storeId, [orderId])).length > -1)',
  ),
  guard('no more is sold than there is', 'stock/stock-rows.ts', "      .where('stock', '>=', quantity)\n"),
  guard(
    'no more is sent again than there is',
    'orders/pieces/move-pieces.ts',
    'if (missing)',
    'if (missing && orderId === "")',
  ),
];
