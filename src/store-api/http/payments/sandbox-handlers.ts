import { randomId } from '../../base/db/random-id.ts';
import type { RequestContext } from '../app-context.ts';
import { orderName } from '../../shop/orders/order-name.ts';
import { STARTED } from '../../shop/payments/attempts/attempt.ts';
import {
  SANDBOX,
  SIGNATURE_HEADER,
  type SandboxCallback,
  type SandboxMode,
} from '../../shop/payments/sandbox/sandbox-bank.ts';
import { decisionPage, messagePage } from './sandbox-page.ts';
import { pageOfLink } from './page-of-link.ts';
import { seeOther } from './see-other.ts';
import { readReference, signCallback } from '../../shop/payments/signature.ts';
import { readText } from '#backends/serving/body.ts';
import { pageHost } from '#backends/serving/cross-site.ts';
import { API_PREFIX } from '#config.ts';
import { withQuery } from '#lib/urls.ts';
import { PENDING } from '#contract/order-status.ts';

const CLOSED = 'This payment is no longer open. Please go back to the shop.';
const OUTCOMES: Record<string, SandboxCallback['outcome']> = { approve: 'succeeded', decline: 'failed' };

/** GET /sandbox-bank/{pay,app,scan}?reference=: the bank's page for an open attempt; else 410. */
export async function showBankPage(context: RequestContext): Promise<Response> {
  const found = await openAttempt(context, new URL(context.request.url).searchParams.get('reference') ?? '');
  if (!found) return messagePage(CLOSED, 410);
  const { name: storeName, locale } = context.store;
  const order = orderName({ id: found.orderId, number: found.number });
  return decisionPage({ ...found, order, storeName, locale }, context.pageOrigin);
}

/** POST /sandbox-bank/pay: takes the shop's redirect_post form; only the reference in it is used. */
export async function receiveBankForm({ request, text: says }: RequestContext): Promise<Response> {
  const text = await readText(request, says);
  const reference = typeof text === 'string' ? new URLSearchParams(text).get('data[reference]') : null;
  return reference ? seeOther(withQuery('/sandbox-bank/pay', { reference })) : messagePage(CLOSED, 410);
}

/**
 * POST /sandbox-bank/decide: reports approve and decline to the shop by a signed webhook (`send`); abandon reports
 * nothing, as a closed window would. Then the shopper is sent back.
 */
export async function receiveDecision(
  context: RequestContext,
  send: (callback: Request) => Promise<Response>,
): Promise<Response> {
  const text = await readText(context.request, context.text);
  const form = new URLSearchParams(typeof text === 'string' ? text : '');
  const found = await openAttempt(context, form.get('reference') ?? '');
  if (!found) return messagePage(CLOSED, 410);
  const decision = form.get('decision') ?? '';
  const outcome = OUTCOMES[decision];
  if (outcome) {
    const answer = await send(callbackOf(context, found, outcome));
    if (!answer.ok) return messagePage('The bank could not reach the shop. Please try again.', 502);
  }
  return found.mode === 'scan'
    ? messagePage(SCAN_MESSAGES[decision] ?? NOTHING_PAID)
    : seeOther(await returnTo(context, decision, found));
}

const NOTHING_PAID = 'Nothing was paid. You can go back to the shop.';
const SCAN_MESSAGES: Record<string, string> = {
  approve: 'Payment approved. You can go back to the shop.',
  decline: 'Payment declined. You can go back to the shop.',
  abandon: NOTHING_PAID,
};

interface OpenAttempt {
  id: string;
  mode: SandboxMode;
  reference: string;
  orderId: string;
  number: string | null;
  amountPaise: number;
  currency: string;
}

async function openAttempt(
  { app, store, payments }: RequestContext,
  reference: string,
): Promise<OpenAttempt | undefined> {
  const [id, mode] = readReference(app.secret, store.id, reference)?.split('.') ?? [];
  if (!id || !mode || !payments.byId(SANDBOX)) return undefined;
  const found = await app.db
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'payments.store_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .where('payments.store_id', '=', store.id)
    .where('payments.id', '=', id)
    .where('payments.status', '=', STARTED)
    .where('orders.status', '=', PENDING)
    .select([
      'payments.order_id as orderId',
      'payments.amount_paise as amountPaise',
      'orders.number',
      'orders.currency',
    ])
    .executeTakeFirst();
  return found && { ...found, id, mode: mode as SandboxMode, reference };
}

function callbackOf(
  { app, request }: RequestContext,
  attempt: OpenAttempt,
  outcome: SandboxCallback['outcome'],
): Request {
  const now = app.now();
  const event: SandboxCallback = {
    eventId: randomId('evt'),
    attemptId: attempt.id,
    outcome,
    amountPaise: attempt.amountPaise,
    currency: attempt.currency,
    at: now.toISOString(),
  };
  const body = JSON.stringify(event);
  const { origin, host } = new URL(request.url);
  return new Request(`${origin}${API_PREFIX}/payments/callback/sandbox`, {
    method: 'POST',
    headers: {
      host: request.headers.get('host') ?? host,
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signCallback(app.secret, body, now),
    },
    body,
  });
}

/** The pages may be on another host than this bank (`api.` before theirs); then the URL is absolute. */
async function returnTo(context: RequestContext, decision: string, { id, orderId }: OpenAttempt): Promise<string> {
  const { origin, pageOrigin } = context;
  const { host } = new URL(origin);
  const base = pageHost(host) === host ? '' : pageOrigin;
  const page = await pageOfLink(context, id);
  if (page) return base + (decision === 'decline' ? withQuery(page, { result: 'declined' }) : page);
  if (decision === 'approve') return base + withQuery('/order-success', { orderId });
  if (decision === 'decline') return base + withQuery('/payment', { orderId, result: 'declined' });
  return `${base}/orders`;
}
