import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { DUE, openPaying, type Paying } from './paying.ts';
import { ACCOUNTS } from '../../fixtures/gateway/accounts.ts';
import type { Webhook } from '../../fixtures/gateway/charge.ts';
import { payuReverseHash } from '../../fixtures/gateway/formulas.ts';
import { payuForm, webhookOf } from '../../fixtures/gateway/webhooks.ts';

describeEngines('webhooks of one gateway alone', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine)));
  afterAll(() => shop.close());

  test('P4 what Razorpay tells of other things is taken and ignored', async () => {
    const { charge } = await shop.begin('razorpay');
    const told = webhookOf(charge, { outcome: 'paid' });
    for (const text of [
      told.text.replace('payment_link.paid', 'payment_link.partially_paid'),
      '{"event":"payment.failed","payload":{"payment":{"entity":{"id":"pay_1"}}}}',
      '[]',
      'no json',
    ]) {
      const { createHmac } = await import('node:crypto');
      const signature = createHmac('sha256', ACCOUNTS.RAZORPAY_WEBHOOK_SECRET).update(text).digest('hex');
      expect(
        await shop.send({ ...told, text, headers: { ...told.headers, 'x-razorpay-signature': signature } }),
      ).toMatchObject({ status: 200, body: { changed: false } });
    }
  });

  test('P4 Stripe: older than five minutes is refused', async () => {
    const { charge } = await shop.begin('stripe');
    expect((await shop.tell(charge, { outcome: 'paid', at: Date.now() - 302_000 })).status).toBe(403);
    expect((await shop.tell(charge, { outcome: 'paid', at: Date.now() - 290_000 })).status).toBe(200);
  });

  test('P4 Stripe: a session that is complete but not paid waits; the later event pays', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    const sign = async (text: string): Promise<Webhook> => {
      const { stripeSignature } = await import('../../fixtures/gateway/formulas.ts');
      return {
        path: '/payments/callback/stripe',
        text,
        headers: { 'stripe-signature': stripeSignature(text, ACCOUNTS.STRIPE_WEBHOOK_SECRET, Date.now()) },
      };
    };
    const { text } = webhookOf(charge, { outcome: 'paid' });
    expect(
      (await shop.send(await sign(text.replace('"payment_status":"paid"', '"payment_status":"unpaid"')))).body,
    ).toEqual({ success: true, changed: false });
    expect(await shop.statusOf(orderId)).toBe(0);
    expect(
      (
        await shop.send(
          await sign(
            text
              .replace('checkout.session.completed', 'checkout.session.async_payment_succeeded')
              .replace('evt_', 'evt_later_'),
          ),
        )
      ).body.changed,
    ).toBe(true);
    expect(await shop.statusOf(orderId)).toBe(1);
  });

  test('P4 PayU: JSON is read like the form; a pending payment is no event; fields cannot be shifted', async () => {
    const { orderId, charge } = await shop.begin('payu');
    const path = '/payments/callback/payu';
    const form = (more: Record<string, string>) => payuForm(charge, { outcome: 'paid', amountPaise: DUE }, more);
    const json = (fields: URLSearchParams) =>
      shop.send({
        path,
        headers: { 'content-type': 'application/json' },
        text: JSON.stringify(Object.fromEntries(fields)),
      });
    expect((await json(form({ status: 'pending', unmappedstatus: 'in progress' }))).body).toEqual({
      success: true,
      changed: false,
    });
    for (const status of ['Success', 'captured', 'success ', ''])
      expect((await json(form({ status }))).body.changed).toBe(false);
    // The very bytes that PayU would hash for another split of the same text.
    const shifted = {
      status: 'success',
      txnid: charge.attemptId,
      amount: '1999.00',
      productinfo: 'b',
      firstname: 'x|y',
      email: 'e',
      key: ACCOUNTS.PAYU_KEY,
    };
    const hash = payuReverseHash(ACCOUNTS.PAYU_KEY, ACCOUNTS.PAYU_SALT, shifted);
    expect((await json(new URLSearchParams({ ...shifted, hash }))).status).toBe(403);
    const twice = form({});
    twice.append('amount', '1.00');
    expect((await shop.send({ path, headers: {}, text: twice.toString() })).status).toBe(403);
    expect(await shop.statusOf(orderId)).toBe(0);
    expect((await json(form({ additionalCharges: '12.50' }))).body.changed).toBe(true);
    expect(await shop.statusOf(orderId)).toBe(1);
  });

  test('a webhook reaches its order whatever store of the shop it came to', async () => {
    const { orderId, charge } = await shop.begin('razorpay');
    const { path, headers, text } = webhookOf(charge, { outcome: 'paid' });
    expect((await shop.call('POST', path, { headers, text, host: 'shop.example' })).body.changed).toBe(true);
    expect(await shop.statusOf(orderId)).toBe(1);
    expect(
      (await shop.call('POST', '/payments/callback/sandbox', { text: '{}' })).status,
      'no sandbox beside real gateways',
    ).toBe(404);
  });
});
