import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentEndpoint } from '#contract/endpoints/payments/create-payment.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { moveOrder } from '#store-api/shop/orders/set-order-status.ts';
import { BELT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

const VALUES = { method: 'bank', email: 'asha@example.com', phone: '+919876543210' };

describeEveryEngine('payments', (engine) => {
  let shop: TestShop;
  let token: string;
  let orderId: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('asha@example.com');
  });
  beforeEach(async () => void (orderId = await newOrder()));
  afterAll(() => shop.close());
  const newOrder = async (): Promise<string> =>
    (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 2 }]), { token })).body.id;
  const pay = (fields: Record<string, string> = VALUES, more: object = {}, id = orderId) =>
    shop.post('/payments', { orderId: id, fields }, { token, ...more });
  const attempts = () =>
    shop.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();

  test('the form asks for a method first, then what belongs to it', async () => {
    const { status, body } = await shop.get('/payments/fields', { token });
    expect(status).toBe(200);
    const fields = paymentFieldsEndpoint.answer.parse(body);
    expect(fields.map(({ name, type, showWhenFilled }) => [name, type, showWhenFilled])).toEqual([
      ['method', 'select', undefined],
      ['email', 'email', ['method']],
      ['phone', 'tel', ['method']],
      ['upiId', 'text', ['method']],
      ['upiName', 'text', ['upiId']],
    ]);
    expect(fields[0]!.options!.map(({ value }) => value)).toEqual(['bank', 'upi-app', 'upi-qr']);
    expect(fields[1]!.defaultValue).toBe('asha@example.com');
    expect(fields[2]!.rules).toEqual({ required: true, minLength: 13, maxLength: 13, pattern: '^\\+91[6-9][0-9]{9}$' });
  });

  test('7.payment.fields: the form of an order begins with its phone number, and that of none without', async () => {
    const phoneOf = async (query: string) => {
      const fields = paymentFieldsEndpoint.answer.parse((await shop.get(`/payments/fields${query}`, { token })).body);
      return fields.find(({ name }) => name === 'phone')?.defaultValue;
    };
    expect(await phoneOf(`?orderId=${orderId}`)).toBe(orderOf([]).shippingAddress.phone);
    expect(await phoneOf('')).toBeUndefined();
    expect(await phoneOf('?orderId=ord_other')).toBeUndefined();
  });

  test('the bank page is a form posted there', async () => {
    const { status, body } = await pay();
    expect(status).toBe(200);
    const url = 'http://localhost:8044/sandbox-bank/pay';
    expect(body).toEqual({
      success: true,
      action: {
        type: 'redirect_post',
        redirectUrl: url,
        formParams: {
          type: 'sandbox',
          url,
          data: { reference: expect.stringMatching(/^pay_\w+\.pay\.[\w-]{43}$/), orderId },
        },
      },
    });
    expect(createPaymentEndpoint.answer.parse(body).success).toBe(true);
  });

  test('the app is a link, the QR code an address', async () => {
    const app = (await pay({ ...VALUES, method: 'upi-app' })).body.action;
    expect(app).toEqual({
      type: 'deeplink',
      redirectUrl: expect.stringMatching(/^http:\/\/localhost:8044\/sandbox-bank\/app\?reference=pay_/),
    });
    const qr = (await pay({ ...VALUES, method: 'upi-qr' })).body.action;
    expect(qr).toEqual({
      type: 'qr',
      qr: expect.stringMatching(/^http:\/\/localhost:8044\/sandbox-bank\/scan\?reference=pay_/),
    });
  });

  test.each([
    [{}, { method: 'Please choose a way to pay' }],
    [{ ...VALUES, method: 'cash' }, { method: 'Please choose one of the options' }],
    [{ ...VALUES, email: 'nobody' }, { email: 'Please enter a valid email address' }],
    [{ ...VALUES, phone: '+91' }, { phone: 'Please enter your mobile number' }],
    [{ ...VALUES, phone: '+91987' }, { phone: 'Must have at least 13 characters' }],
    [{ ...VALUES, phone: '+911234567890' }, { phone: 'Please enter an Indian mobile number' }],
    [{ ...VALUES, upiId: 'asha@bank' }, { upiName: 'Please enter the name on the UPI account' }],
  ])('the values %j are refused by field, and nothing is started', async (values, fields) => {
    const { status, body } = await pay(values);
    expect({ status, body }).toEqual({
      status: 422,
      body: { success: false, error: Object.values(fields)[0], code: 'invalid', fields },
    });
    expect(await attempts()).toEqual([]);
  });

  test.each([
    '{"orderId":"x"}',
    '{"orderId":"x","fields":{"__proto__":"1"}}',
    '{"orderId":"","fields":{}}',
    '{"orderId":"x","fields":{"a":1}}',
    '[]',
  ])('the body %s is no payment', async (text) => {
    expect((await shop.post('/payments', undefined, { token, text })).status).toBe(400);
  });

  test('P1 a paid, cancelled or foreign order is refused', async () => {
    const move = (to: number) =>
      transact(shop.db, (trx) =>
        moveOrder(trx, { storeId: 'main', orderId, to, cause: 'test', at: new Date().toISOString() }),
      );
    const other = await shop.signUp(`other-${orderId}@example.com`);
    expect(await pay(VALUES, { token: other })).toMatchObject({
      status: 404,
      body: { success: false, code: 'not-found', error: 'Order not found' },
    });
    expect((await pay(VALUES, {}, 'ord_missing')).body).toEqual((await pay(VALUES, { token: other })).body);
    await move(1);
    expect(await pay()).toMatchObject({ status: 409, body: { success: false, code: 'not-payable' } });
    await move(4);
    expect((await pay()).status).toBe(409);
    expect(await attempts()).toEqual([]);
  });

  test("P2 amount and redirect of the client are ignored: the order's total is paid", async () => {
    const body = {
      orderId,
      fields: { ...VALUES, amount: '1', amountPaise: '1' },
      amount: 1,
      amountPaise: 1,
      redirectUrl: 'https://evil.example',
    };
    const { text, status } = await shop.post('/payments', body, { token });
    expect(status).toBe(200);
    expect(text).not.toContain('evil');
    expect(await attempts()).toMatchObject([
      { amount_paise: 199900, status: 'started', method: 'bank', provider: 'sandbox' },
    ]);
  });

  test('P3 20 parallel payments of one order leave one active attempt', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => pay()));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const made = await attempts();
    expect(made).toHaveLength(20);
    expect(made.filter(({ status }) => status === 'started')).toHaveLength(1);
  });

  test('one Idempotency-Key, one attempt and one answer; another body is refused', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(VALUES, { key: `pay-${orderId}` })));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
    expect(await attempts()).toHaveLength(1);
    expect(await pay({ ...VALUES, method: 'upi-qr' }, { key: `pay-${orderId}` })).toMatchObject({
      status: 422,
      body: { success: false, code: 'key-reused' },
    });
  });
});
