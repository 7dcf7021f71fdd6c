import { type Answer, ok, refuse } from '../http/answer.ts';
import type { User, RequestContext } from '../http/app-context.ts';

/** GET /payments/fields: the form of this shop's gateways, as a list. */
export async function paymentFields({ payments, store, user }: RequestContext & { user: User }): Promise<Answer> {
  if (payments.all.length === 0)
    return refuse(503, 'no-gateway', 'This shop cannot take payments yet. Please contact us.');
  return ok(payments.fields(store, user));
}
