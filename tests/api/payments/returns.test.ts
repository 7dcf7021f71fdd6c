import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { DUE, GATEWAYS, openPaying, type Paying } from './paying.ts';
import type { Charge } from '../../fixtures/gateway/charge.ts';
import { razorpayReturn } from '../../fixtures/gateway/pages.ts';
import { payuForm } from '../../fixtures/gateway/webhooks.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describeEngines('a browser that comes back from a gateway', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine)));
  beforeEach(() => void Object.assign(shop.fake, { failure: 'none', wrongBy: 0 }));
  afterAll(() => shop.close());

  const path = (address: string) => address.replace('http://localhost:8044/api/v1', '');
  const get = (address: string) => shop.get(path(address));
  const postPayu = (
    charge: Charge,
    outcome: 'paid' | 'failed',
    { origin = 'https://secure.payu.in', change = (form: URLSearchParams) => form } = {},
  ) =>
    shop.call('POST', path(charge.returnTo), {
      text: change(payuForm(charge, { outcome, amountPaise: DUE })).toString(),
      headers: { ...FORM, origin },
    });
  const paidSoon = (orderId: string) => expect.poll(() => shop.statusOf(orderId)).toBe(1);

  test('Razorpay: a signed return asks the gateway at once, which is what counts', async () => {
    const { orderId, charge } = await shop.begin('razorpay');
    charge.status = 'paid';
    const back = await get(razorpayReturn(charge));
    expect([back.status, back.headers.get('location')]).toEqual([303, `/order-success?orderId=${orderId}`]);
    await paidSoon(orderId);
    expect(await shop.causesOf(orderId)).toEqual(['placed', `paid by ${charge.attemptId}`]);
  });

  test('Stripe: the return asks the gateway at once; leaving leads back to the form', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    const left = await get(charge.leaveTo);
    expect([left.status, left.headers.get('location')]).toEqual([303, `/payment?orderId=${orderId}`]);
    charge.status = 'paid';
    expect((await get(charge.returnTo)).headers.get('location')).toBe(`/order-success?orderId=${orderId}`);
    await paidSoon(orderId);
  });

  test.each(['https://secure.payu.in', 'null', 'https://evil.example'])(
    'P4 PayU: a form from %s counts by its hash alone',
    async (origin) => {
      const { orderId, charge } = await shop.begin('payu');
      const declined = await postPayu(charge, 'failed', { origin });
      expect([declined.status, declined.headers.get('location')]).toEqual([
        303,
        `/payment?orderId=${orderId}&result=declined`,
      ]);
      expect(await shop.statusOf(orderId)).toBe(0);
      const paid = await postPayu(charge, 'paid', { origin });
      expect([paid.status, paid.headers.get('location')]).toEqual([303, `/order-success?orderId=${orderId}`]);
      expect(await shop.statusOf(orderId)).toBe(1);
      expect(paid.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test.each([
    ['amount', '1.00'],
    ['status', 'success '],
    ['hash', '0'.repeat(128)],
    ['txnid', 'pay_another'],
    ['email', 'x@y.z'],
    ['key', 'another'],
  ])('P4 PayU: with another %s nothing changes, and the page says confirming', async (name, value) => {
    const { orderId, charge } = await shop.begin('payu');
    const back = await postPayu(charge, 'paid', { change: (form) => (form.set(name, value), form) });
    expect([back.status, back.headers.get('location')]).toEqual([303, `/order-success?orderId=${orderId}`]);
    expect(await shop.statusOf(orderId)).toBe(0);
  });

  test('P7 the browser says paid, the gateway has not: the order stays Pending', async () => {
    for (const gateway of ['razorpay', 'stripe'] as const) {
      const { orderId, charge } = await shop.begin(gateway);
      const address = gateway === 'razorpay' ? razorpayReturn(charge) : charge.returnTo;
      expect((await get(address)).headers.get('location')).toBe(`/order-success?orderId=${orderId}`);
      await expect.poll(() => shop.attemptsOf(orderId)).toMatchObject([{ status: 'started', queries: 1 }]);
      expect(await shop.statusOf(orderId)).toBe(0);
    }
  });

  test('P6 a return with another amount changes nothing', async () => {
    const { orderId, charge } = await shop.begin('payu');
    const text = payuForm(charge, { outcome: 'paid', amountPaise: 100 }).toString();
    expect((await shop.call('POST', path(charge.returnTo), { text, headers: FORM })).headers.get('location')).toBe(
      `/order-success?orderId=${orderId}`,
    );
    expect(await shop.statusOf(orderId)).toBe(0);
  });

  test.each(GATEWAYS)('P5 %s: webhook, return and our own question at once: one transition', async (gateway) => {
    const { orderId, charge } = await shop.begin(gateway);
    charge.status = 'paid';
    const back = () =>
      gateway === 'payu'
        ? postPayu(charge, 'paid')
        : get(gateway === 'razorpay' ? razorpayReturn(charge) : charge.returnTo);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? back() : shop.tell(charge, { outcome: 'paid', eventId: `evt_${charge.attemptId}_${n}` }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 303]));
    await paidSoon(orderId);
    expect(await shop.causesOf(orderId)).toEqual(['placed', `paid by ${charge.attemptId}`]);
  });

  test('P11 wherever the request points, the answer is a page of this shop', async () => {
    const { orderId, charge } = await shop.begin('stripe');
    const evil = 'https://evil.example/';
    const addresses = [
      `${charge.returnTo}&redirect=${evil}&orderId=${evil}&url=${evil}`,
      `/payments/return/stripe?reference=${evil}`,
      '/payments/return/stripe',
      '/payments/return/nobody',
      `/payments/return/payu?reference=${new URL(charge.returnTo).searchParams.get('reference')}`,
      charge.returnTo.replace('.return.', '.enter.'),
      `${charge.returnTo}x`,
    ];
    const locations = [];
    for (const address of addresses) {
      const answer = await get(address);
      expect(answer.status).toBe(303);
      locations.push(answer.headers.get('location'));
    }
    expect(locations).toEqual([
      `/order-success?orderId=${orderId}`,
      ...Array.from({ length: addresses.length - 1 }, () => '/orders'),
    ]);
    const posted = await shop.call('POST', '/payments/return/payu', { text: 'x'.repeat(100_000), headers: FORM });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/orders']);
  });

  test('A12 only the return is open to other sites', async () => {
    const { charge } = await shop.begin('payu');
    const headers = { ...FORM, origin: 'https://secure.payu.in' };
    for (const other of [
      '/payments/enter/payu',
      '/payments/callback/payu',
      '/payments',
      '/payments/return',
      '/payments/return/payu/x',
    ])
      expect(
        (
          await shop.call('POST', other, {
            text: payuForm(charge, { outcome: 'paid', amountPaise: DUE }).toString(),
            headers,
          })
        ).status,
        other,
      ).toBe(403);
  });
});
