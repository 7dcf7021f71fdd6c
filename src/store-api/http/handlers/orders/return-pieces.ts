import { changeOrderOf } from './change-order.ts';
import { ownOrder } from './own-order.ts';
import { handle } from '../handler-context.ts';
import { askReturn } from '../../../shop/order-changes/shopper/ask-return.ts';
import { returnPiecesOnServer } from '#contract/endpoints/orders/return-pieces.ts';

/** POST /orders/{id}/returns (capability `orderChanges`): the order with the return that is asked for. */
export const returnPieces = handle(returnPiecesOnServer, async (context) =>
  changeOrderOf(context, { endpoint: 'returnPieces', ...(await ownOrder(context)) }, (trx, input) =>
    askReturn(trx, { ...input, ...context.body }),
  ),
);
