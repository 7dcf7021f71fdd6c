import { toAccountOrders } from './wire-changes.ts';
import { type Answer, isRefusal, ok, refuse } from '#backends/serving/answer.ts';
import { transact } from '../../../base/db/transact.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { claimKey, readKey, storeAnswer } from '../../idempotency.ts';
import { findOrder } from '../../../shop/orders/order-rows.ts';
import type { ShopperInput } from '../../../shop/order-changes/shopper/order-of-shopper.ts';
import { mayCancel, returnTerms } from '../../../shop/stores/return-terms.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { RequestContext } from '../../app-context.ts';
import type { Asker } from '../../../shop/order-links/asker.ts';
import type { EndpointName } from '#contract/endpoint.ts';
import type { WireError } from '#contract/error.ts';

type ChangeContext = RequestContext & { bodyText: string };

/** Which order is to be changed, by which call, and who asks for it. */
interface AskedChange {
  endpoint: EndpointName;
  by: Asker;
  /** Whose order it is: an Idempotency-Key is one of theirs. */
  userId: string;
  orderId: string;
}

/**
 * A change that the buyer of an order asks for, in one transaction with its Idempotency-Key: answers the order as it
 * then is, and with a refusal (409) as it is.
 */
export async function changeOrderOf(
  context: ChangeContext,
  { endpoint, by, userId, orderId }: AskedChange,
  change: (trx: Trx, input: ShopperInput) => Promise<Answer | undefined>,
): Promise<Answer> {
  const { app, store, text, request, bodyText } = context;
  if (!mayCancel(store) && !returnTerms(store)) return refuse(404, 'not-found', text.nothingHere);
  const at = app.now().toISOString();
  // Where the order is in the address, it belongs to what a repeat has to have alike.
  const call = { storeId: store.id, userId, endpoint, body: `${orderId} ${bodyText}`, at };
  const key = readKey(request, call, text);
  if (isRefusal(key)) return key;
  const answer = await transact<Answer>(app.db, async (trx) => {
    const claim = key ? await claimKey(trx, key, text) : 'first';
    if (claim === 'running') return refuse(409, 'in-progress', text.changeInProgress);
    if (claim !== 'first') return claim;
    const refused = await change(trx, { store, by, orderId, app, text, at });
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
  return parts && (await toAccountOrders({ ...app, db }, store, [parts]))[0];
}

function isAboutOrder({ body }: Answer): boolean {
  return (body as WireError).code !== 'in-progress';
}
