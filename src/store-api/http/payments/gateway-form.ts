import { readText } from '#backends/serving/body.ts';
import type { RequestContext } from '../app-context.ts';
import { STARTED } from '../../shop/payments/attempts/attempt.ts';
import { returnUrl } from './addresses.ts';
import { findAttempt, type AttemptRecord } from '../../shop/payments/attempts/attempt-record.ts';
import { formPage } from './form-page.ts';
import { isPageOpen } from '../../shop/payments/reconcile/query-schedule.ts';
import { pageOfLink } from './page-of-link.ts';
import { seeOther } from './see-other.ts';
import { readReference } from '../../shop/payments/signature.ts';
import { withQuery } from '#lib/urls.ts';

/**
 * POST /payments/enter/{gateway}: takes the shop's form (docs/behaviour.md 4.payment.post) and redirects to
 * the page of `showForm` by GET, so that the browser's back button does not ask to send a form again. Of the form only
 * the reference is used.
 */
export async function receiveForm({ request, text: says }: RequestContext): Promise<Response> {
  const text = await readText(request, says);
  const reference = typeof text === 'string' ? new URLSearchParams(text).get('data[reference]') : null;
  return seeOther(reference ? withQuery(new URL(request.url).pathname, { reference }) : '/orders');
}

/** GET /payments/enter/{gateway}?reference=: the gateway's own form for an open attempt; else 303 to /orders. */
export async function showForm(context: RequestContext, gatewayId: string): Promise<Response> {
  const { app, store, request } = context;
  const gateway = app.gatewaysOf(store).byId(gatewayId);
  const [id = '', use] = (
    readReference(app.secret, store.id, new URL(request.url).searchParams.get('reference') ?? '') ?? ''
  ).split('.');
  const record = use === 'enter' ? await findAttempt(app.db, id) : undefined;
  if (!gateway?.form || record?.attempt.storeId !== store.id) return seeOther('/orders');
  const page = await pageOfLink(context, id);
  if (!isOpen(record, gatewayId, app.now())) return seeOther(page ?? '/orders');
  const form = gateway.form(record.attempt, {
    store,
    buyer: record.buyer,
    returnTo: returnUrl(context, gatewayId, id),
  });
  return formPage(form, store.language);
}

function isOpen({ attempt, gatewayId, status, isNeeded }: AttemptRecord, requested: string, now: Date): boolean {
  return gatewayId === requested && status === STARTED && isNeeded && isPageOpen(attempt.startedAt, now);
}
