import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Gateway } from '#store-api/shop/payments/gateway.ts';
import { BELT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

describeEngines('a gateway that fails', (engine) => {
  let shop: TestShop;
  let token: string;
  let fail: boolean | 'hang' = true;
  const calls: string[] = [];
  const gateway: Gateway = {
    id: 'failing',
    origins: ['https://gateway.example'],
    methods: () => [{ value: 'failing', label: () => 'A gateway that fails' }],
    fields: () => [],
    verifyCallback: () => undefined,
    query: async () => ({ state: 'pending' }),
    start: async ({ id }) => {
      calls.push(id);
      if (fail === 'hang') return new Promise(() => undefined);
      if (fail) throw new Error('the gateway answered 500');
      return { action: { type: 'deeplink', redirectUrl: 'https://gateway.example/pay' } };
    },
  };
  beforeAll(async () => {
    shop = await openShop(engine, { payments: () => [gateway], paymentTimeoutMs: 300 });
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());

  test('P9 a failing gateway gives the text of the spec, and the same key may try again', async () => {
    const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
    const pay = () => shop.post('/payments', { orderId: id, fields: { method: 'failing' } }, { token, key: 'k' });
    expect(await pay()).toMatchObject({
      status: 502,
      body: { success: false, error: 'Failed to process payment. Please try again later.', code: 'provider-failed' },
    });
    expect(await shop.db.selectFrom('payments').select('status').execute()).toEqual([
      expect.objectContaining({ status: 'failed' }),
    ]);
    fail = false;
    expect(await pay()).toMatchObject({
      status: 200,
      body: { success: true, action: { redirectUrl: 'https://gateway.example/pay' } },
    });
    expect((await pay()).status).toBe(200);
    expect(calls).toHaveLength(2);
  });

  test('P9 a hanging gateway is left after its time, while others are served', async () => {
    fail = 'hang';
    const place = async () =>
      (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body.id;
    const hanging = shop.post('/payments', { orderId: await place(), fields: { method: 'failing' } }, { token });
    expect(await place()).toMatch(/^ord_/);
    expect(await hanging).toMatchObject({
      status: 502,
      body: { success: false, error: 'Failed to process payment. Please try again later.' },
    });
    fail = false;
  });

  test('P1 the gateway is not called for an order that is not there', async () => {
    const before = calls.length;
    expect(
      (await shop.post('/payments', { orderId: 'missing', fields: { method: 'failing' } }, { token })).status,
    ).toBe(404);
    expect(calls).toHaveLength(before);
    expect(await shop.api.paymentOriginsOf('localhost')).toEqual(['https://gateway.example']);
  });
});
