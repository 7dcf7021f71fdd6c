import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { mailedTokens } from '../../orders/links/mailed-token.ts';
import { type OnDeliveryShop, openOnDelivery } from '../on-delivery/on-delivery-shop.ts';
import type { GatewayName } from '../../../fixtures/gateway/charge.ts';
import { razorpayReturn } from '../../../fixtures/gateway/pages.ts';
import { payuForm } from '../../../fixtures/gateway/webhooks.ts';

const DUE = 99_950;

describeEngines('10.shopper-links: paying by the link of a mail', (engine) => {
  let shop: OnDeliveryShop;
  beforeAll(async () => {
    shop = await openOnDelivery(engine, { UPI_VPA: 'shop@bank', UPI_NAME: 'Selvedge' });
  });
  afterAll(() => shop.close());

  const open = (token: string) => shop.post('/order-links/open', { token });
  const pay = (token: string, method: string, more: { expectedTotal?: number; key?: string } = {}) => {
    const { key, ...body } = more;
    return shop.post('/order-links/pay', { token, fields: { method }, ...body }, { ...(key && { key }) });
  };
  const placed = async () => {
    const id = await shop.order();
    return { id, token: (await mailedTokens(shop.db, id)).at(-1)! };
  };
  const path = (address: string) => address.replace('http://localhost:8044/api/v1', '');
  /** What the gateway knows of the payment that was begun last. */
  const begun = async (id: string, gateway: GatewayName, token: string) => {
    const { status, body, text } = await pay(token, gateway);
    expect([status, text]).toEqual([200, expect.any(String)]);
    if (gateway === 'payu') await shop.enterPayu(body.action);
    const attempt = (await shop.attemptsOf(id)).at(-1)!;
    return { charge: shop.fake.charges.get(attempt.id)!, text };
  };
  const ledTo = async (answer: Promise<{ headers: Headers; status: number }>) => {
    const { status, headers } = await answer;
    expect(status).toBe(303);
    return headers.get('location')!;
  };

  test('the ways to pay are those of its buyer, and the order is paid without a sign-in', async () => {
    const { id, token } = await placed();
    const { body } = await open(token);
    const fields = await shop.get(`/payments/fields?orderId=${id}`, { token: shop.token });
    expect(body.paymentFields[0]).toEqual(fields.body[0]);
    const first = await pay(token, 'upi', { key: 'one' });
    expect(first.body).toMatchObject({
      success: true,
      action: { type: 'qr', qr: expect.stringMatching(/^upi:\/\/pay\?/) },
    });
    expect((await pay(token, 'upi', { key: 'one' })).text).toBe(first.text);
    expect(await shop.attemptsOf(id)).toHaveLength(1);
    expect(await pay(token, 'none')).toMatchObject({ status: 422, body: { success: false, code: 'invalid' } });
    const other = await pay(token, 'razorpay', { expectedTotal: 1 });
    expect(other).toMatchObject({ status: 409, body: { code: 'price-changed', success: false } });
    await shop.run('confirm', id, '--force');
    expect(await pay(token, 'upi')).toMatchObject({ status: 409, body: { code: 'not-payable' } });
    expect((await open(token)).body).not.toHaveProperty('paymentFields');
  });

  test('a gateway leads back by a link that only pays: it tells of nobody, and cancels nothing', async () => {
    const { id, token } = await placed();
    const { charge, text } = await begun(id, 'razorpay', token);
    const left = await ledTo(shop.get(path(razorpayReturn(charge))));
    const [, back = ''] = /^\/orders\/open\/([\w-]{43})$/.exec(left)!;
    expect(back).not.toBe(token);
    // Nowhere is it stored, and the gateway is not told it beforehand.
    const stored = await Promise.all(
      (['order_links', 'payments', 'idempotency'] as const).map((table) =>
        shop.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(stored) + text + JSON.stringify(charge)).not.toMatch(new RegExp(`${back}|${token}`));
    const shown = await open(back);
    expect(shown.body.order).toMatchObject({ id, total: 999.5, status: 0 });
    for (const secret of ['items', 'shippingAddress', 'documents', 'changes', 'parcels', 'delivery'])
      expect(shown.body.order).not.toHaveProperty(secret);
    expect(shown.text).not.toMatch(/asha|98765|Lake Road/i);
    const whole = [{ line: 0, quantity: 1 }];
    expect((await shop.post('/order-links/cancel', { token: back, lines: whole })).status).toBe(404);
    expect((await shop.post('/order-links/return', { token: back, kind: 'return', lines: whole })).status).toBe(404);
    // Another try is made by it.
    const { charge: again } = await begun(id, 'stripe', back);
    expect(await ledTo(shop.get(path(again.leaveTo)))).toMatch(/^\/orders\/open\/[\w-]{43}$/);
    again.status = 'paid';
    expect(await ledTo(shop.get(path(again.returnTo)))).toMatch(/^\/orders\/open\//);
    await expect.poll(() => shop.statusOf(id)).toBe(1);
    expect((await open(back)).body).toMatchObject({ order: { status: 1 } });
    await shop.run('unlink', id);
    expect((await open(back)).status).toBe(404);
    expect(await ledTo(shop.get(path(again.returnTo)))).toBe(`/order-success?orderId=${id}`);
  });

  test('P4 PayU: declined it leads back to try again, paid it is settled', async () => {
    const { id, token } = await placed();
    const { charge } = await begun(id, 'payu', token);
    const post = (outcome: 'paid' | 'failed') =>
      shop.call('POST', path(charge.returnTo), {
        text: payuForm(charge, { outcome, amountPaise: DUE }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://secure.payu.in' },
      });
    expect(await ledTo(post('failed'))).toMatch(/^\/orders\/open\/[\w-]{43}\?result=declined$/);
    expect(await ledTo(post('paid'))).toMatch(/^\/orders\/open\/[\w-]{43}$/);
    expect(await shop.statusOf(id)).toBe(1);
  });

  test('on delivery it is chosen at the amount that was shown, and is what the link then says', async () => {
    const { id, token } = await placed();
    expect((await pay(token, 'on-delivery', { expectedTotal: 999.5 })).body).toMatchObject({ code: 'price-changed' });
    const chosen = await pay(token, 'on-delivery', { expectedTotal: 1048.5 });
    expect([chosen.status, chosen.body]).toEqual([200, { success: true }]);
    expect((await open(token)).body.order).toMatchObject({ id, status: 1, toPayOnDelivery: 1048.5 });
  });

  test('payments by link count as those of the account that ordered', async () => {
    const limited = await openOnDelivery(engine, { ORDERS_PER_HOUR: '2', UPI_VPA: 'shop@bank', UPI_NAME: 'Selvedge' });
    const id = await limited.order();
    const token = (await mailedTokens(limited.db, id)).at(-1)!;
    const by = () => limited.post('/order-links/pay', { token, fields: { method: 'upi' } });
    for (const expected of [200, 200, 429]) expect((await by()).status).toBe(expected);
    await limited.close();
  });
});
