import type { RequestContext } from '../app-context.ts';
import { transact } from '../../base/db/transact.ts';
import type { Asker } from '../../shop/order-links/asker.ts';
import { lockOwnOrder } from '../../shop/payments/attempts/own-order.ts';
import { giveReference } from '../../shop/payments/references/give-reference.ts';
import { type Answer, ok } from '#backends/serving/answer.ts';

interface Told {
  by: Asker;
  orderId: string;
  reference: string;
}

/** What the bank calls a payment, for an order of whoever asks. */
export async function referenceOf(
  { app, store, text }: Pick<RequestContext, 'app' | 'store' | 'text'>,
  { by, orderId, reference }: Told,
): Promise<Answer> {
  const at = app.now().toISOString();
  const answer = await transact<Answer>(app.db, async (trx) => {
    const order = await lockOwnOrder(trx, { storeId: store.id, by, orderId }, at, text);
    if ('body' in order) return order;
    return (await giveReference(trx, app, { store, order, reference, at }, text)) ?? ok({ success: true });
  });
  app.outbox.trigger();
  return answer;
}
