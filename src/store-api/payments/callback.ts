import { type Answer, refuse } from '../answer.ts';
import { readText } from '../body.ts';
import { transact } from '../db/transact.ts';
import type { Visit } from '../shop.ts';
import { settle } from './settle.ts';

/** POST /payments/callback/{provider}: from the gateway's server. Unsigned, changed or stale: 403, nothing happens. */
export async function receiveCallback({ shop, store, request }: Visit, provider: string): Promise<Answer> {
  if (provider !== shop.payments.id) return refuse(404, 'not-found', 'There is no such payment provider.');
  const rawBody = await readText(request);
  if (typeof rawBody !== 'string') return rawBody;
  const now = shop.now();
  const event = shop.payments.readCallback(rawBody, request.headers, now);
  if (!event) return refuse(403, 'bad-signature', 'This callback is not signed by the payment provider.');
  return transact<Answer>(shop.db, (trx) => settle(trx, { storeId: store.id, event, at: now.toISOString() }));
}
