import { type Answer, ok, refuse } from '#backends/serving/answer.ts';
import { readText } from '#backends/serving/body.ts';
import type { RequestContext } from '../app-context.ts';
import type { Store } from '../../shop/stores/store-of-host.ts';
import { settle } from '../../shop/payments/settle.ts';
import { settleReport } from '../../shop/refunds/settle-report.ts';

/**
 * POST /payments/callback/{gateway}: a webhook of the gateway's server. 403 when it is unsigned, changed or stale, 404
 * when it is about no attempt of a store whose account signed it. A genuine one about something else is answered 200,
 * so that the gateway does not send it again. It may come to any host: the store of that host is tried first.
 */
export async function receiveCallback(context: RequestContext, gatewayId: string): Promise<Answer> {
  const { app, request, text } = context;
  const rawBody = await readText(request, text);
  if (typeof rawBody !== 'string') return rawBody;
  let isKnown = false;
  let genuine: Answer | undefined;
  for await (const store of storesOf(context)) {
    const gateway = app.gatewaysOf(store).byId(gatewayId);
    isKnown ||= gateway !== undefined;
    const event = gateway?.verifyCallback(rawBody, request.headers, app.now());
    if (!event) continue;
    const answer =
      event === 'not-ours'
        ? ok({ success: true, changed: false })
        : 'about' in event
          ? await settleReport(app, { storeId: store.id, gatewayId }, event)
          : await settle(app, { storeId: store.id, gatewayId }, event);
    if (event !== 'not-ours' && answer.status !== 404) return answer;
    // An account may give back money of payments that were made elsewhere.
    genuine ??= event !== 'not-ours' && 'about' in event ? ok({ success: true, changed: false }) : answer;
  }
  if (!isKnown) return refuse(404, 'not-found', text.providerNotFound);
  return genuine ?? refuse(403, 'bad-signature', text.badSignature);
}

async function* storesOf({ app, store }: RequestContext): AsyncIterable<Store> {
  yield store;
  for (const other of await app.stores.all()) if (other.id !== store.id) yield other;
}
