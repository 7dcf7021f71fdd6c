import * as z from 'zod/mini';
import { callGateway } from '../call-gateway.ts';
import type { PaymentState, Gateway } from '../gateway.ts';
import { isPageOpen } from '../reconcile/query-schedule.ts';
import { readPayuAnswer, readPayuBody } from './payu-answer.ts';
import { commandHash, requestHash, type PayuSecret } from './payu-hash.ts';
import { payuRefunds } from './payu-refunds.ts';
import { readAmountText, toAmountText } from '#lib/minor-units.ts';

const PAYU = 'payu';

export interface PayuAccount extends PayuSecret {
  /** Where shoppers pay: https://secure.payu.in, or https://test.payu.in. */
  url: string;
}

const Details = z.object({
  status: z.string(),
  mihpayid: z.optional(z.union([z.string(), z.number()])),
  amt: z.optional(z.nullable(z.string())),
  transaction_amount: z.optional(z.nullable(z.string())),
});
const Verified = z.object({ transaction_details: z.optional(z.record(z.string(), z.unknown())) });

/**
 * PayU hosted checkout. PayU reads only its own form, so the shop's form goes to a page of the shop that submits PayU's
 * form (`form`). PayU writes amounts as text in rupees; they are compared in paise.
 */
export function payu({ url, ...secret }: PayuAccount): Gateway {
  function run<S extends z.ZodMiniType>(
    command: string,
    values: { var1: string; var2?: string; var3?: string },
    signal: AbortSignal,
    schema: S,
  ): Promise<z.output<S>> {
    const form = new URLSearchParams({
      key: secret.key,
      command,
      ...values,
      hash: commandHash(secret, command, values.var1),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return callGateway(
      `${queryOrigin(url)}/merchant/postservice.php?form=2`,
      { method: 'POST', headers, body: form.toString(), signal },
      schema,
    );
  }

  return {
    id: PAYU,
    brands: ['upi', 'rupay', 'visa', 'mastercard', 'bank'],
    origins: [],
    methods: ({ currency }) => (currency === 'INR' ? [{ value: PAYU, label: (text) => text.payu }] : []),
    fields: () => [],
    start: (attempt, { formUrl, formReference }) => ({
      action: {
        type: 'redirect_post',
        redirectUrl: formUrl,
        formParams: { type: PAYU, url: formUrl, data: { reference: formReference } },
      },
      reference: attempt.id,
    }),
    form({ id, orderName, amountPaise }, { store, buyer, returnTo }) {
      const fields = {
        key: secret.key,
        txnid: id,
        amount: toAmountText(amountPaise),
        productinfo: plain(`${store.name} order ${orderName}`, 100),
        firstname: plain(buyer.name, 60) || 'Customer',
        email: buyer.email.replaceAll('|', ''),
        phone: buyer.phone.replace(/\D/g, ''),
        surl: returnTo,
        furl: returnTo,
        udf1: '',
        udf2: '',
        udf3: '',
        udf4: '',
        udf5: '',
      };
      return {
        action: `${url}/_payment`,
        inputs: [...Object.entries(fields), ['hash', requestHash(secret, fields)]],
        origins: pageOrigins(url),
      };
    },
    verifyCallback(rawBody, headers) {
      const values = readPayuBody(rawBody, headers.get('content-type'));
      const answer = values && readPayuAnswer(secret, values);
      // oxlint-disable-next-line typescript/prefer-optional-chain -- no answer is not one that is not ours
      return answer && (answer.event ?? 'not-ours');
    },
    verifyReturn: (values) => readPayuAnswer(secret, values),
    async query(attempt, { now, signal }) {
      const { transaction_details } = await run('verify_payment', { var1: attempt.id }, signal, Verified);
      const payment = paymentOf(transaction_details?.[attempt.id]);
      if (payment.state !== 'unknown') return payment;
      // The shopper may still be on the way to PayU's page.
      return { state: isPageOpen(attempt.startedAt, now) ? 'pending' : 'failed' };
    },
    ...payuRefunds({
      run,
      findPayment: async ({ id }, { signal }) => {
        const { transaction_details } = await run('verify_payment', { var1: id }, signal, Verified);
        const payment = paymentOf(transaction_details?.[id]);
        return payment.state === 'succeeded' ? payment.transactionId : undefined;
      },
    }),
  };
}

/** Unreadable details count as pending, because an attempt may only end by PayU's word. */
function paymentOf(details: unknown): PaymentState | { state: 'unknown' } {
  const read = Details.safeParse(details);
  if (!read.success) return { state: details === undefined ? 'unknown' : 'pending' };
  const { status, mihpayid, amt, transaction_amount } = read.data;
  const amountPaise = readAmountText(amt ?? transaction_amount ?? '');
  if (status === 'success' && amountPaise !== undefined)
    return {
      state: 'succeeded',
      amountPaise,
      currency: 'INR',
      transactionId: mihpayid === undefined ? undefined : String(mihpayid),
    };
  if (status === 'Not Found') return { state: 'unknown' };
  return { state: status === 'failure' ? 'failed' : 'pending' };
}

/** PayU's live server answers queries at another host than its checkout. */
function queryOrigin(url: string): string {
  return new URL(url).host === 'secure.payu.in' ? 'https://info.payu.in' : url;
}

/** PayU redirects within its own hosts, and browsers check the redirects of a form against form-action too. */
function pageOrigins(url: string): string[] {
  const { origin, hostname } = new URL(url);
  return /(^|\.)payu\.in$/.test(hostname) ? [origin, 'https://*.payu.in'] : [origin];
}

function plain(text: string, max: number): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ._-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim();
}
