import { changeOrderOf } from './change-order.ts';
import { ownOrder } from './own-order.ts';
import { handle } from '../handler-context.ts';
import { cancelPieces as cancel } from '../../../shop/order-changes/shopper/cancel-pieces.ts';
import { cancelPiecesOnServer } from '#contract/endpoints/orders/cancel-pieces.ts';

/** POST /orders/{id}/cancellations (capability `orderChanges`): the order without these pieces. */
export const cancelPieces = handle(cancelPiecesOnServer, async (context) =>
  changeOrderOf(context, { endpoint: 'cancelPieces', ...(await ownOrder(context)) }, (trx, input) =>
    cancel(trx, { ...input, ...context.body }),
  ),
);
