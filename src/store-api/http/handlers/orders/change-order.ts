import type { HandlerContext } from '../handler-context.ts';
import { toAccountOrders } from './wire-changes.ts';
import { type Answer, isRefusal, ok, refuse } from '#backends/serving/answer.ts';
import { transact } from '../../../base/db/transact.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { claimKey, readKey, storeAnswer } from '../../idempotency.ts';
import { findOrderId } from '../../../shop/orders/find-order-id.ts';
import { findOrder } from '../../../shop/orders/order-rows.ts';
import type { ShopperInput } from '../../../shop/order-changes/shopper/order-of-shopper.ts';
import { mayCancel, returnTerms } from '../../../shop/stores/return-terms.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { cancelPiecesOnServer } from '#contract/endpoints/orders/cancel-pieces.ts';
import type { returnPiecesOnServer } from '#contract/endpoints/orders/return-pieces.ts';
import type { WireError } from '#contract/error.ts';

type ChangeContext = HandlerContext<typeof cancelPiecesOnServer> | HandlerContext<typeof returnPiecesOnServer>;

/**
 * A change that the buyer of an order asks for, in one transaction with its Idempotency-Key: answers the order as it
 * then is, and with a refusal (409) as it is.
 */
export async function changeOrderOf(
  context: ChangeContext,
  endpoint: 'cancelPieces' | 'returnPieces',
  change: (trx: Trx, input: ShopperInput) => Promise<Answer | undefined>,
): Promise<Answer> {
  const { app, store, text, user, request, bodyText } = context;
  if (!mayCancel(store) && !returnTerms(store)) return refuse(404, 'not-found', text.nothingHere);
  const at = app.now().toISOString();
  const orderId = (await findOrderId(app.db, store.id, context.id)) ?? context.id;
  // The order is in the address, and belongs to what a repeat has to have alike.
  const call = { storeId: store.id, userId: user.id, endpoint, body: `${orderId} ${bodyText}`, at };
  const key = readKey(request, call, text);
  if (isRefusal(key)) return key;
  const answer = await transact<Answer>(app.db, async (trx) => {
    const claim = key ? await claimKey(trx, key, text) : 'first';
    if (claim === 'running') return refuse(409, 'in-progress', text.changeInProgress);
    if (claim !== 'first') return claim;
    const refused = await change(trx, { store, userId: user.id, orderId, app, text, at });
    if (refused) return refused;
    const done = ok(await orderNow(trx, context, orderId));
    if (key) await storeAnswer(trx, key, done);
    return done;
  });
  if (answer.status === 409 && isAboutOrder(answer))
    return { ...answer, body: { ...(answer.body as WireError), order: await orderNow(app.db, context, orderId) } };
  app.outbox.trigger();
  app.reconciler.trigger();
  return answer;
}

async function orderNow(db: Db, { app, store }: ChangeContext, orderId: string): Promise<unknown> {
  const parts = await findOrder(db, store.id, orderId);
  return parts && (await toAccountOrders(db, store, [parts], app.now()))[0];
}

function isAboutOrder({ body }: Answer): boolean {
  return (body as WireError).code !== 'in-progress';
}
