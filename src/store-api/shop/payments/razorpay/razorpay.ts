import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { callGateway, GatewayError } from '../call-gateway.ts';
import type { Attempt, Buyer, PaymentState, Gateway, PaymentEvent } from '../gateway.ts';
import { parseJson } from '../parse-json.ts';
import { PAGE_OPEN_MS } from '../reconcile/query-schedule.ts';
import { isHmac } from '../signature.ts';
import { razorpayRefunds, readRazorpayRefund } from './razorpay-refunds.ts';
import { PaymentLink, RazorpayEvent } from './razorpay-shapes.ts';

const RAZORPAY = 'razorpay';

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  url: string;
}

/**
 * Razorpay payment links: one link for each attempt, open for an hour. A payment that fails on the link's page can be
 * repeated there, so only the end of the link counts (payment_link.paid, .expired, .cancelled).
 */
export function razorpay({ keyId, keySecret, webhookSecret, url }: RazorpayAccount): Gateway {
  const headers = {
    authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    'content-type': 'application/json',
  };
  async function find(
    { id, reference }: Attempt,
    signal: AbortSignal,
    { method = 'GET', path = '' } = {},
  ): Promise<PaymentState> {
    // Without a reference no link was sent to the shopper, so nothing can be paid.
    if (!reference) return { state: 'failed' };
    const link = await callGateway(
      `${url}/v1/payment_links/${encodeURIComponent(reference)}${path}`,
      { method, headers, signal },
      PaymentLink,
    );
    return link.reference_id === id ? paymentOf(link) : { state: 'failed' };
  }

  return {
    id: RAZORPAY,
    brands: ['upi', 'rupay', 'visa', 'mastercard', 'bank'],
    origins: [],
    methods: ({ currency }) => (currency === 'INR' ? [{ value: RAZORPAY, label: (text) => text.razorpay }] : []),
    fields: () => [],
    async start({ id, orderId, orderName, amountPaise, currency }, { store, buyer, returnTo, now, signal }) {
      const body = JSON.stringify({
        amount: amountPaise,
        currency,
        accept_partial: false,
        reference_id: id,
        description: `${store.name}, order ${orderName}`.slice(0, 2048),
        customer: customerOf(buyer),
        notify: { sms: false, email: false },
        reminder_enable: false,
        // Razorpay's minimum is 15 minutes.
        expire_by: Math.floor((now.getTime() + PAGE_OPEN_MS) / 1000),
        callback_url: returnTo,
        callback_method: 'get',
        notes: { order: orderId },
      });
      const link = await callGateway(
        `${url}/v1/payment_links`,
        { method: 'POST', headers, body, signal },
        z.extend(PaymentLink, { short_url: z.string() }),
      );
      return { redirectUrl: link.short_url, reference: link.id };
    },
    verifyCallback(rawBody, sent) {
      if (!isHmac(webhookSecret, rawBody, sent.get('x-razorpay-signature'))) return undefined;
      const eventId = sent.get('x-razorpay-event-id') ?? createHash('sha256').update(rawBody).digest('hex');
      const json = parseJson(rawBody);
      return readRazorpayRefund(json) ?? readEvent(json, eventId.slice(0, 100));
    },
    verifyReturn(values) {
      const given = (name: string) => values.get(`razorpay_${name}`) ?? '';
      const signed = [
        given('payment_link_id'),
        given('payment_link_reference_id'),
        given('payment_link_status'),
        given('payment_id'),
      ].join('|');
      // The returning browser carries no amount, so there is no event and the link is queried.
      return isHmac(keySecret, signed, given('signature'))
        ? { attemptId: given('payment_link_reference_id') }
        : undefined;
    },
    query: (attempt, { signal }) => find(attempt, signal),
    // A link that is paid or has expired cannot be cancelled; its state is queried instead.
    end: (attempt, { signal }) =>
      find(attempt, signal, { method: 'POST', path: '/cancel' }).catch((error: unknown) => {
        if (error instanceof GatewayError) return find(attempt, signal);
        throw error;
      }),
    ...razorpayRefunds({
      url,
      headers,
      findPayment: async (attempt, signal) => {
        const payment = await find(attempt, signal);
        return payment.state === 'succeeded' ? payment.transactionId : undefined;
      },
    }),
  };
}

/** Leaves out what Razorpay would refuse, since it can ask the shopper for it. */
function customerOf({ name, email, phone }: Buyer) {
  const contact = phone.replace(/[^\d+]/g, '');
  return { name: name.slice(0, 50), email, ...(/^\+?\d{10,14}$/.test(contact) ? { contact } : {}) };
}

function readEvent(json: unknown, eventId: string): PaymentEvent | 'not-ours' {
  const read = RazorpayEvent.safeParse(json);
  if (!read.success) return 'not-ours';
  const { payment_link, payment } = read.data.payload;
  const link = payment_link.entity;
  const { reference_id: attemptId, currency } = link;
  if (read.data.event === 'payment_link.paid' && link.status === 'paid')
    return {
      eventId,
      attemptId,
      outcome: 'succeeded',
      amountPaise: link.amount_paid,
      currency,
      transactionId: payment?.entity.id,
    };
  if (['payment_link.expired', 'payment_link.cancelled'].includes(read.data.event))
    return { eventId, attemptId, outcome: 'failed', amountPaise: link.amount, currency };
  return 'not-ours';
}

function paymentOf({
  status,
  amount_paid: amountPaise,
  currency,
  payments,
}: z.output<typeof PaymentLink>): PaymentState {
  if (status === 'paid')
    return {
      state: 'succeeded',
      amountPaise,
      currency,
      transactionId: payments?.find((payment) => payment.status === 'captured')?.payment_id,
    };
  return { state: ['expired', 'cancelled'].includes(status) ? 'failed' : 'pending' };
}
