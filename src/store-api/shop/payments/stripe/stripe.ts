import type * as z from 'zod/mini';
import { callGateway, GatewayError } from '../call-gateway.ts';
import type { Attempt, StartInput, PaymentState, Gateway, PaymentEvent } from '../gateway.ts';
import { parseJson } from '../parse-json.ts';
import { PAGE_OPEN_MS } from '../reconcile/query-schedule.ts';
import { isSigned } from '../signature.ts';
import { readStripeRefund, stripeRefunds } from './stripe-refunds.ts';
import { CheckoutSession, StripeEvent } from './stripe-shapes.ts';

const STRIPE = 'stripe';
/** The version of Stripe's API; later versions have the same fields of those that are read here. */
const VERSION = '2024-06-20';

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  url: string;
}

/** Stripe Checkout: one session for each attempt, open for an hour, with the order's total as its only line. */
export function stripe({ secretKey, webhookSecret, url }: StripeAccount): Gateway {
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': VERSION };
  async function find(
    { id, reference }: Attempt,
    signal: AbortSignal,
    { method = 'GET', path = '' } = {},
  ): Promise<PaymentState> {
    // Without a reference no session was sent to the shopper, so nothing can be paid.
    if (!reference) return { state: 'failed' };
    const session = await callGateway(
      `${url}/v1/checkout/sessions/${encodeURIComponent(reference)}${path}`,
      { method, headers, signal },
      CheckoutSession,
    );
    return session.client_reference_id === id ? paymentOf(session) : { state: 'failed' };
  }

  return {
    id: STRIPE,
    brands: ['visa', 'mastercard'],
    origins: [],
    methods: ({ currency }) => (hasTwoDecimals(currency) ? [{ value: STRIPE, label: (text) => text.stripe }] : []),
    fields: () => [],
    async start(attempt, input) {
      const session = await callGateway(
        `${url}/v1/checkout/sessions`,
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': attempt.id },
          body: sessionForm(attempt, input).toString(),
          signal: input.signal,
        },
        CheckoutSession,
      );
      if (!session.url) throw new GatewayError('the session has no address');
      return { redirectUrl: session.url, reference: session.id };
    },
    verifyCallback(rawBody, sent, now) {
      if (!isSigned(webhookSecret, rawBody, sent.get('stripe-signature'), now)) return undefined;
      const json = parseJson(rawBody);
      return readStripeRefund(json) ?? readEvent(json);
    },
    query: (attempt, { signal }) => find(attempt, signal),
    // Only an open session can be expired; the state of any other is queried.
    end: (attempt, { signal }) =>
      find(attempt, signal, { method: 'POST', path: '/expire' }).catch((error: unknown) => {
        if (error instanceof GatewayError) return find(attempt, signal);
        throw error;
      }),
    ...stripeRefunds({
      url,
      headers,
      findPayment: async (attempt, signal) => {
        const payment = await find(attempt, signal);
        return payment.state === 'succeeded' ? payment.transactionId : undefined;
      },
    }),
  };
}

function sessionForm(
  { id, orderId, orderName, amountPaise, currency }: Attempt,
  { store, buyer, returnTo, now }: StartInput,
): URLSearchParams {
  return new URLSearchParams({
    mode: 'payment',
    client_reference_id: id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amountPaise),
    'line_items[0][price_data][product_data][name]': `${store.name}, order ${orderName}`.slice(0, 250),
    customer_email: buyer.email,
    success_url: returnTo,
    cancel_url: `${returnTo}&left=1`,
    expires_at: String(Math.floor((now.getTime() + PAGE_OPEN_MS) / 1000)),
    'metadata[attempt]': id,
    'payment_intent_data[metadata][attempt]': id,
    'payment_intent_data[metadata][order]': orderId,
  });
}

/** Which events end an attempt. A completed session that is not paid yet waits for its async_payment event. */
function readEvent(json: unknown): PaymentEvent | 'not-ours' {
  const read = StripeEvent.safeParse(json);
  if (!read.success) return 'not-ours';
  const { id: eventId, type, data } = read.data;
  const {
    client_reference_id: attemptId,
    payment_status,
    amount_total: amountPaise,
    currency,
    payment_intent,
  } = data.object;
  if (attemptId === null || amountPaise === null || currency === null) return 'not-ours';
  const event = { eventId, attemptId, amountPaise, currency: currency.toUpperCase() };
  if (['checkout.session.completed', 'checkout.session.async_payment_succeeded'].includes(type))
    return payment_status === 'paid'
      ? { ...event, outcome: 'succeeded', transactionId: payment_intent ?? undefined }
      : 'not-ours';
  return ['checkout.session.async_payment_failed', 'checkout.session.expired'].includes(type)
    ? { ...event, outcome: 'failed' }
    : 'not-ours';
}

function paymentOf({
  status,
  payment_status,
  amount_total,
  currency,
  payment_intent,
}: z.output<typeof CheckoutSession>): PaymentState {
  if (status === 'complete' && payment_status === 'paid' && amount_total !== null && currency !== null)
    return {
      state: 'succeeded',
      amountPaise: amount_total,
      currency: currency.toUpperCase(),
      transactionId: payment_intent ?? undefined,
    };
  return { state: status === 'expired' ? 'failed' : 'pending' };
}

/** Orders hold hundredths; Stripe takes the currency's own smallest unit. */
function hasTwoDecimals(currency: string): boolean {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;
  } catch {
    return false;
  }
}
