import { type Answer, ok, refuse } from '../http/answer.ts';
import { readText } from '../http/body.ts';
import type { RequestContext } from '../http/app-context.ts';
import { settle } from './settle.ts';

/**
 * POST /payments/callback/{gateway}: a webhook of the gateway's server. 403 when it is unsigned, changed or stale. A
 * genuine one about no attempt of this shop is answered 200, so that the gateway does not send it again.
 */
export async function receiveCallback({ app, request }: RequestContext, gatewayId: string): Promise<Answer> {
  const gateway = app.payments.byId(gatewayId);
  if (!gateway) return refuse(404, 'not-found', 'There is no such payment provider.');
  const rawBody = await readText(request);
  if (typeof rawBody !== 'string') return rawBody;
  const event = gateway.verifyCallback(rawBody, request.headers, app.now());
  if (!event) return refuse(403, 'bad-signature', 'This callback is not signed by the payment provider.');
  return event === 'not-ours' ? ok({ success: true, changed: false }) : settle(app, gateway.id, event);
}
