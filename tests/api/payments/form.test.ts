import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { numberOf, openShop } from '../fixture.ts';
import { openPaying, type Paying } from './paying.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { UPI_ACCOUNT } from '../../fixtures/gateway/accounts.ts';
import { soon } from '../../fixtures/soon.ts';

const ON_ANDROID = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
};

describeEngines('a shop with several gateways', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine)));
  afterAll(() => shop.close());

  test('one form: the choice of a method with the options of each', async () => {
    const { body } = await shop.get('/payments/fields', { token: shop.token });
    expect(paymentFieldsEndpoint.answer.parse(body)).toEqual([
      {
        name: 'method',
        label: 'How would you like to pay?',
        type: 'select',
        inline: true,
        options: [
          { value: 'upi', label: 'UPI app or QR code' },
          { value: 'razorpay', label: 'Card, net banking, wallet or UPI (Razorpay)' },
          { value: 'payu', label: 'Card, net banking, wallet or UPI (PayU)' },
          { value: 'stripe', label: 'Card and more (Stripe)' },
        ],
        rules: { required: true },
        rulesMessages: { required: 'Please choose a way to pay' },
      },
    ]);
  });

  test('the method chooses the gateway; the sandbox bank is not among them', async () => {
    const orderId = await shop.order();
    for (const method of ['upi', 'razorpay', 'payu', 'stripe'])
      expect((await shop.start(orderId, method)).status).toBe(200);
    expect((await shop.attemptsOf(orderId)).map(({ provider }) => provider).sort()).toEqual([
      'payu',
      'razorpay',
      'stripe',
      'upi',
    ]);
    for (const method of ['bank', '', '__proto__', 'constructor'])
      expect(await shop.start(orderId, method)).toMatchObject({
        status: 422,
        body: { success: false, code: 'invalid', fields: { method: expect.any(String) } },
      });
    expect(await shop.api.paymentOriginsOf('localhost')).toEqual([]);
  });

  test("UPI: the app on a phone, a QR code elsewhere; both bound to the attempt and for the order's amount", async () => {
    const orderId = await shop.order();
    const number = await numberOf(shop.db, orderId);
    const link = (id: string) =>
      `upi://pay?pa=selvedge%40testbank&pn=Selvedge%20%26%20Sons&mc=5651&tr=${id}&tn=${encodeURIComponent(`Selvedge Sons ${number.replaceAll('-', ' ')}`)}&am=1999.00&cu=INR`;
    const desktop = await shop.start(orderId, 'upi');
    expect(desktop.body).toEqual({
      success: true,
      action: { type: 'qr', qr: link((await shop.attemptsOf(orderId)).find(({ status }) => status === 'started')!.id) },
    });
    const phone = await shop.start(orderId, 'upi', { headers: ON_ANDROID });
    expect(phone.body).toEqual({
      success: true,
      action: {
        type: 'deeplink',
        redirectUrl: link((await shop.attemptsOf(orderId)).find(({ status }) => status === 'started')!.id),
      },
    });
  });

  test('P7 UPI: nothing but the owner makes it paid', async () => {
    const orderId = await shop.order();
    await shop.start(orderId, 'upi');
    expect((await shop.call('POST', '/payments/callback/upi', { text: '{"status":"success"}' })).status).toBe(403);
    expect((await shop.get('/payments/return/upi?status=SUCCESS')).headers.get('location')).toBe('/orders');
    expect(await shop.statusOf(orderId)).toBe(0);
  });

  test('what a store with another currency cannot take is not offered', async () => {
    const other = await openShop(engine, { environment: shop.fake.settings });
    const info = { storeName: 'Selvedge', currency: 'EUR' };
    await createStore(other.db, { id: 'main', isDefault: true, hosts: ['shop.example'], info });
    await soon(async () => {
      const { body } = await other.get('/storeInfo');
      expect(body.currency).toBe('EUR');
    });
    const { body } = await other.get('/payments/fields', { token: await other.signUp('asha@example.com') });
    expect(body[0].options.map(({ value }: { value: string }) => value)).toEqual(['stripe']);
    await other.close();
  });

  test('a shop with one way to pay has it chosen already', async () => {
    const one = await openShop(engine, { environment: UPI_ACCOUNT });
    const token = await one.signUp('asha@example.com');
    expect((await one.get('/payments/fields', { token })).body).toMatchObject([
      { name: 'method', defaultValue: 'upi', options: [{ value: 'upi' }] },
    ]);
    await one.close();
  });
});
