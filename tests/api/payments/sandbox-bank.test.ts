import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { BELT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { numberOf, openShop, orderOf, type CallOptions, type TestShop } from '../fixture.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describeEngines('the sandbox bank', (engine) => {
  let shop: TestShop;
  let token: string;
  let orderId: string;
  const clock = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => new Date(clock), environment: { PAYMENT_SANDBOX: 'yes' } });
    token = await shop.signUp('asha@example.com');
  });
  beforeEach(
    async () =>
      void (orderId = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 2 }]), { token })).body.id),
  );
  afterAll(() => shop.close());

  const pay = async (method = 'bank', more: CallOptions = {}) =>
    (
      await shop.post(
        '/payments',
        { orderId, fields: { method, email: 'a@b.co', phone: '+919876543210' } },
        { token, ...more },
      )
    ).body.action;
  const reference = async (method = 'bank'): Promise<string> => {
    const action = await pay(method);
    return action.formParams?.data.reference ?? new URL(action.qr ?? action.redirectUrl).searchParams.get('reference');
  };
  const decide = (ref: string, decision: string, more: CallOptions = {}) =>
    shop.call('POST', '/sandbox-bank/decide', {
      text: new URLSearchParams({ reference: ref, decision }).toString(),
      headers: FORM,
      ...more,
    });
  const show = (ref: string) => shop.get(`/sandbox-bank/pay?reference=${encodeURIComponent(ref)}`);
  const statusOf = async (): Promise<number> =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status;
  const events = async () =>
    (
      await shop.db
        .selectFrom('order_events')
        .select('status')
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute()
    ).map((event) => event.status);

  test("the shop's form leads to a page that shows store, order and amount", async () => {
    const ref = await reference();
    const text = new URLSearchParams({
      type: 'sandbox',
      url: 'https://evil.example',
      'data[reference]': ref,
      'data[amount]': '1',
    }).toString();
    const entered = await shop.call('POST', '/sandbox-bank/pay', {
      text,
      headers: { ...FORM, origin: 'http://localhost:8044' },
    });
    expect(entered.status).toBe(303);
    expect(entered.headers.get('location')).toBe(`/sandbox-bank/pay?reference=${encodeURIComponent(ref)}`);
    const page = await shop.get(entered.headers.get('location')!);
    expect(page.status).toBe(200);
    for (const words of [
      'Selvedge &#38; Sons',
      '₹1,999',
      await numberOf(shop.db, orderId),
      'Approve',
      'Decline',
      'Abandon',
    ])
      expect(page.text).toContain(words);
    expect(page.text).not.toContain('<script');
    expect(page.text).not.toContain('evil');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' http:\/\/localhost:8044; base-uri 'none'; frame-ancestors 'none'$/,
    );
  });

  test('a store name with markup is text', async () => {
    const info = { storeName: '<img src=x onerror=alert(1)>"' };
    await createStore(shop.db, { id: 'main', isDefault: true, hosts: ['shop.example'], info });
    const { text } = await show(await reference());
    expect(text).not.toContain('<img');
    expect(text).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;');
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['shop.example'],
      info: { storeName: 'Selvedge & Sons' },
    });
  });

  test.each([
    ['bank', 'approve', 1, (): string => `/order-success?orderId=${orderId}`],
    ['bank', 'decline', 0, (): string => `/payment?orderId=${orderId}&result=declined`],
    ['bank', 'abandon', 0, (): string => '/orders'],
    ['upi-app', 'approve', 1, (): string => `/order-success?orderId=${orderId}`],
  ] as const)('%s, %s: status %i and back to the shop', async (method, decision, status, location) => {
    const answer = await decide(await reference(method), decision);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location());
    expect(await statusOf()).toBe(status);
    expect(await events()).toEqual(status ? [0, 1] : [0]);
  });

  test.each([
    ['approve', 'Payment approved. You can go back to the shop.', 1],
    ['decline', 'Payment declined. You can go back to the shop.', 0],
    ['abandon', 'Nothing was paid. You can go back to the shop.', 0],
  ])('a phone that scanned the code and chose to %s reads: %s', async (decision, words, status) => {
    const answer = await decide(await reference('upi-qr'), decision);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(words);
    expect(await statusOf()).toBe(status);
  });

  test('P7 after abandoning, the order is pending and can be paid anew', async () => {
    await decide(await reference(), 'abandon');
    expect(await statusOf()).toBe(0);
    await decide(await reference(), 'decline');
    await decide(await reference(), 'approve');
    expect(await statusOf()).toBe(1);
  });

  test('a reference made up, changed, used or replaced leads nowhere', async () => {
    const old = await reference();
    const ref = await reference();
    const refused = [old, `${ref}x`, ref.replace('.pay.', '.scan.'), ref.slice(0, -1), 'pay_x.pay.y', ''];
    for (const wrong of refused) {
      expect((await show(wrong)).status).toBe(410);
      expect((await decide(wrong, 'approve')).status).toBe(410);
    }
    expect(await statusOf()).toBe(0);
    expect((await decide(ref, 'approve')).status).toBe(303);
    expect((await decide(ref, 'decline')).status).toBe(410);
    expect(await statusOf()).toBe(1);
  });

  test('at api.{host} the bank sends the shopper back to {host}', async () => {
    const host = 'api.shop.example';
    const action = await pay('bank', { host });
    expect(action.redirectUrl).toBe('https://api.shop.example/sandbox-bank/pay');
    const answer = await decide(action.formParams.data.reference, 'approve', { host });
    expect(answer.headers.get('location')).toBe(`https://shop.example/order-success?orderId=${orderId}`);
    expect(await statusOf()).toBe(1);
  });
});
