import { type Answer, ok } from '../answer.ts';
import type { User, Visit } from '../shop.ts';

/** GET /payments/fields: the form of this shop's gateways, as a list. */
export async function paymentFields({ shop, store, user }: Visit & { user: User }): Promise<Answer> {
  return ok(shop.payments.fields(store, user));
}
