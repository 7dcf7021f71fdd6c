import { isRefusal } from '#backends/serving/answer.ts';
import { readText } from '#backends/serving/body.ts';
import type { RequestContext } from '../app-context.ts';
import { findAttempt, type AttemptRecord } from '../../shop/payments/attempts/attempt-record.ts';
import type { Gateway, PaymentReturn } from '../../shop/payments/gateway.ts';
import { settle } from '../../shop/payments/settle.ts';
import { pageOfLink } from './page-of-link.ts';
import { seeOther } from './see-other.ts';
import { readReference } from '../../shop/payments/signature.ts';
import { withQuery } from '#lib/urls.ts';

/** How often a returning browser may cause a query of one attempt. */
const MAX_QUERIES = 20;

/**
 * GET and POST /payments/return/{gateway}: the shopper's browser comes back. What the gateway signed is settled, else
 * the gateway is queried soon; nothing else in the request counts (reliability P7). Answers 303 to a page of the shop:
 * /order-success, which polls the order, or /payment for another attempt; of a payment that was begun by link to a page
 * of that.
 */
export async function receiveReturn(context: RequestContext, gatewayId: string): Promise<Response> {
  const { app, store, request } = context;
  const gateway = app.gatewaysOf(store).byId(gatewayId);
  const query = new URL(request.url).searchParams;
  const values = request.method === 'POST' ? await readForm(context) : query;
  const returned = gateway && values && gateway.verifyReturn?.(values, app.now());
  const [referenced, use] = (readReference(app.secret, store.id, query.get('reference') ?? '') ?? '').split('.');
  const id = returned?.attemptId ?? (use === 'return' ? referenced : undefined);
  const record = id ? await findAttempt(app.db, id) : undefined;
  if (!gateway || record?.gatewayId !== gateway.id || record.attempt.storeId !== store.id) return seeOther('/orders');
  const failed = await settleReturn(context, gateway, record, returned);
  const { id: attemptId, orderId } = record.attempt;
  const page = await pageOfLink(context, attemptId);
  if (page) return seeOther(failed ? withQuery(page, { result: 'declined' }) : page);
  if (failed) return seeOther(withQuery('/payment', { orderId, result: 'declined' }));
  return seeOther(withQuery(query.get('left') === '1' && !returned ? '/payment' : '/order-success', { orderId }));
}

/** Settles what the browser carries, or queries the gateway. True when the gateway reports that nothing was paid. */
async function settleReturn(
  { app, store }: RequestContext,
  gateway: Gateway,
  record: AttemptRecord,
  returned: PaymentReturn | undefined,
): Promise<boolean> {
  if (!returned?.event) {
    await querySoon(record);
    return false;
  }
  const answer = await settle(app, { storeId: store.id, gatewayId: gateway.id }, returned.event);
  return returned.event.outcome === 'failed' && !isRefusal(answer);

  async function querySoon({ attempt, nextQueryAt, queries, isNeeded }: AttemptRecord): Promise<void> {
    if (nextQueryAt === null || queries >= MAX_QUERIES || !isNeeded) return;
    await app.db
      .updateTable('payments')
      .set({ next_query_at: app.now().toISOString() })
      .where('store_id', '=', attempt.storeId)
      .where('id', '=', attempt.id)
      .where('next_query_at', '=', nextQueryAt)
      .execute();
    app.reconciler.trigger();
  }
}

async function readForm({ request, text: says }: RequestContext): Promise<URLSearchParams | undefined> {
  const text = await readText(request, says);
  return typeof text === 'string' ? new URLSearchParams(text) : undefined;
}
