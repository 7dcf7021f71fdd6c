import { type Answer, ok } from '#backends/serving/answer.ts';
import { handle } from './handler-context.ts';
import { transact } from '../../base/db/transact.ts';
import { lockOwnOrder } from '../../shop/payments/attempts/own-order.ts';
import { giveReference } from '../../shop/payments/references/give-reference.ts';
import { paymentReferenceOnServer } from '#contract/endpoints/payments/payment-reference.ts';

/** POST /payments/reference (capability `paymentReference`): `{success}`, for the user's own order. */
export const paymentReference = handle(paymentReferenceOnServer, async ({ app, store, text, user, body }) => {
  const { orderId, reference } = body;
  const at = app.now().toISOString();
  const answer = await transact<Answer>(app.db, async (trx) => {
    const own = await lockOwnOrder(trx, { storeId: store.id, by: { userId: user.id }, orderId }, at, text);
    if ('body' in own) return own;
    return (await giveReference(trx, app, { store, orderId, reference, at }, text)) ?? ok({ success: true });
  });
  app.outbox.trigger();
  return answer;
});
