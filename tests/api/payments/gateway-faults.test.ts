import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { DUE, openPaying, type Paying } from './paying.ts';
import { isSafeRedirect } from '#store-api/http/payments/safe-redirect.ts';

/** PayU is not called to begin: it fails only on its page, and of the questions asked (reconcile.test.ts). */
const CALLED = ['razorpay', 'stripe'] as const;

describeEngines('a gateway that fails, hangs or talks nonsense', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine, { paymentTimeoutMs: 1_500 })));
  beforeEach(() => void Object.assign(shop.fake, { failure: 'none', delayMs: 0, sendTo: undefined }));
  afterAll(() => shop.close());
  /** Calls that begin a payment: meanwhile the reconciler asks about others, and ends them. */
  const begun = () =>
    shop.fake.calls.filter(({ method, path }) => method === 'POST' && !/^\/merchant|\/(expire|cancel)$/.test(path));

  describe.each(CALLED)('%s', (gateway) => {
    test.each(['500', 'hang', 'malformed', 'redirect', 'huge', 'empty'] as const)(
      "P9 %s: the spec's error text, and Pay Now works after",
      async (failure) => {
        const orderId = await shop.order();
        shop.fake.failure = failure;
        const began = performance.now();
        expect(await shop.start(orderId, gateway, { key: `k-${orderId}` })).toMatchObject({
          status: 502,
          body: {
            success: false,
            error: 'Failed to process payment. Please try again later.',
            code: 'provider-failed',
          },
        });
        expect(performance.now() - began).toBeLessThan(5000);
        shop.fake.failure = 'none';
        const again = await shop.start(orderId, gateway, { key: `k-${orderId}` });
        expect(again).toMatchObject({
          status: 200,
          body: { success: true, redirectUrl: expect.stringContaining(shop.fake.url) },
        });
        expect(
          (await shop.attemptsOf(orderId)).map(({ status, next_query_at }) => [status, next_query_at !== null]),
        ).toEqual([
          ['failed', false],
          ['started', true],
        ]);
      },
    );

    test('P9 while one hangs, orders are placed and other gateways work', async () => {
      const orderId = await shop.order();
      shop.fake.failure = 'hang';
      const hanging = shop.start(orderId, gateway);
      expect((await shop.start(await shop.order(), 'upi')).status).toBe(200);
      expect((await hanging).status).toBe(502);
    });

    test('P9 the slow answer of one that is not too slow counts', async () => {
      shop.fake.delayMs = 300;
      expect((await shop.start(await shop.order(), gateway)).status).toBe(200);
    });

    test.each([
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '//evil.example',
      '/\\evil.example',
      'http://evil.example',
      'ftp://evil.example',
      'https://user:pass@evil.example',
      'java\nscript:alert(1)',
      ' https://evil.example',
      'https://',
      '',
    ])('P10 it would send the shopper to %j: we do not', async (address) => {
      shop.fake.sendTo = address;
      const { status, text } = await shop.start(await shop.order(), gateway);
      expect(status).toBe(502);
      expect(text).not.toContain('evil');
      expect(text).not.toContain('alert');
    });

    test("P2 the amount is the order's whatever the client says, and goes to the gateway in paise", async () => {
      const orderId = await shop.order();
      await shop.post(
        '/payments',
        { orderId, fields: { method: gateway, amount: '1', redirectUrl: 'https://evil.example' }, amount: 1 },
        { token: shop.token },
      );
      const [attempt] = await shop.attemptsOf(orderId);
      expect(shop.fake.charges.get(attempt!.id)).toMatchObject({ amountPaise: DUE, attemptId: attempt!.id });
      expect(JSON.stringify(shop.fake.calls)).not.toContain('evil');
    });

    test("P1 O14 an order that is paid, missing or another's is refused, and the gateway is not called", async () => {
      const orderId = await shop.order();
      const other = await shop.signUp(`other-${orderId}@example.com`);
      await shop.db.updateTable('orders').set({ status: 1 }).where('id', '=', orderId).execute();
      const before = begun().length;
      expect((await shop.start(orderId, gateway)).status).toBe(409);
      expect((await shop.start('ord_missing', gateway)).status).toBe(404);
      expect((await shop.start(orderId, gateway, { token: other })).status).toBe(404);
      expect(begun()).toHaveLength(before);
    });
  });

  test('Stripe is called with the attempt as its idempotency key', async () => {
    const { charge } = await shop.begin('stripe');
    const call = begun().at(-1)!;
    expect(call.headers['idempotency-key']).toBe(charge.attemptId);
    expect(Object.fromEntries(new URLSearchParams(call.text))).toMatchObject({
      'line_items[0][price_data][unit_amount]': String(DUE),
      'line_items[0][price_data][currency]': 'inr',
      success_url: expect.stringMatching(/^http:\/\/localhost:8044\/api\/v1\/payments\/return\/stripe\?reference=pay_/),
    });
  });
});

/** With the shop's own time limit: twenty at once take longer on a busy machine than the short one above. */
describeEngines('a gateway that is asked by many at once', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine)));
  afterAll(() => shop.close());

  test.each(CALLED)('P3 20 parallel payments of one order by %s leave one active attempt', async (gateway) => {
    const orderId = await shop.order();
    const replies = await Promise.all(Array.from({ length: 20 }, () => shop.start(orderId, gateway)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await shop.attemptsOf(orderId)).filter(({ status }) => status === 'started')).toHaveLength(1);
  });
});

test.each([
  [{ redirectUrl: 'https://rzp.io/i/x' }, true],
  [{ action: { type: 'deeplink', redirectUrl: 'upi://pay?pa=a@b' } }, true],
  [
    {
      action: {
        type: 'redirect_post',
        redirectUrl: 'http://shop.lan:8044/x',
        formParams: { url: 'http://shop.lan:8044/x' },
      },
    },
    true,
  ],
  [
    { action: { type: 'redirect_post', redirectUrl: 'https://a.example', formParams: { url: 'javascript:alert(1)' } } },
    false,
  ],
  [{ action: { type: 'qr', qr: 'upi://pay?pa=a@b' } }, true],
  [{ action: { type: 'qr' } }, false],
  [{ action: { type: 'deeplink' } }, false],
  [{ action: { type: 'deeplink', redirectUrl: 'intent://evil#Intent;scheme=http;end' } }, false],
])('P10 %j may be handed to a shopper: %s', (started, safe) =>
  expect(isSafeRedirect(started, ['http://shop.lan:8044'])).toBe(safe),
);
