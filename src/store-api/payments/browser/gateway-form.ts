import { readText } from '../../http/body.ts';
import type { RequestContext } from '../../http/app-context.ts';
import { PENDING } from '../../orders/order-status.ts';
import { STARTED } from '../attempts/attempt.ts';
import { returnUrl } from './addresses.ts';
import { findAttempt, type AttemptRecord } from '../attempts/attempt-record.ts';
import { formPage } from './form-page.ts';
import { isPageOpen } from '../reconcile/query-schedule.ts';
import { seeOther } from './see-other.ts';
import { readReference } from '../signature.ts';
import { withQuery } from '#lib/urls.ts';

/**
 * POST /payments/enter/{gateway}: where the shop's form arrives (docs/behaviour.md section 4, redirect_post). Only the
 * reference in it means anything. Leads on to a page of its own address, so that going back asks nobody to send a form
 * again.
 */
export async function receiveForm({ request }: RequestContext): Promise<Response> {
  const text = await readText(request);
  const reference = typeof text === 'string' ? new URLSearchParams(text).get('data[reference]') : null;
  return seeOther(reference ? withQuery(new URL(request.url).pathname, { reference }) : '/orders');
}

/** GET /payments/enter/{gateway}?reference=: the gateway's own form, for an attempt that is open; else the way to the orders. */
export async function showForm(context: RequestContext, gatewayId: string): Promise<Response> {
  const { app, store, request } = context;
  const gateway = app.payments.byId(gatewayId);
  const [id = '', use] = (
    readReference(app.secret, store.id, new URL(request.url).searchParams.get('reference') ?? '') ?? ''
  ).split('.');
  const known = use === 'enter' ? await findAttempt(app.db, id) : undefined;
  if (!gateway?.form || !known || !isOpen(known, gatewayId, app.now())) return seeOther('/orders');
  const form = gateway.form(known.attempt, {
    store,
    buyer: known.buyer,
    returnTo: returnUrl(context, gatewayId, id),
  });
  return formPage(form);
}

function isOpen({ attempt, gatewayId, status, orderStatus }: AttemptRecord, asked: string, now: Date): boolean {
  return gatewayId === asked && status === STARTED && orderStatus === PENDING && isPageOpen(attempt.startedAt, now);
}
