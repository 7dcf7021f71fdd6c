import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines, sqlite } from '../engines.ts';
import type { Charge } from '../../fixtures/gateway/charge.ts';
import { webhookOf } from '../../fixtures/gateway/webhooks.ts';
import { HOSTS, openStores, type StoreId, type Stores } from './two-stores.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';
import { readEnvironment } from '#environment.ts';
import { openGateways } from '#store-api/shop/payments/gateways-of-store.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';

/** Whose account money goes to, and whose word counts (docs/decisions D241). */
describeEngines('gateways of several stores', (engine) => {
  let shop: Stores;
  let clock = Date.now();
  const now = () => new Date(clock);
  beforeAll(async () => {
    shop = await openStores(engine, { now });
  });
  afterAll(() => shop.close());

  /** A webhook about a charge, signed by the account of one store, that comes to the host of another. */
  const tell = (charge: Charge, signer: 'main' | 'second-shop', at: StoreId) => {
    const webhook = webhookOf(charge, { outcome: 'paid', at: clock }, shop.banks[signer].stripe);
    return shop.call('POST', webhook.path, { host: HOSTS[at], headers: webhook.headers, text: webhook.text });
  };

  test('P14 each store starts payments with its own account, and returns to its own pages', async () => {
    for (const store of ['main', 'second-shop'] as const) {
      const { charge } = await shop.begin(store, await shop.shopper(store));
      expect(new URL(charge.returnTo).origin).toBe(`https://${HOSTS[store]}`);
      expect(new URL(charge.leaveTo).origin).toBe(`https://${HOSTS[store]}`);
    }
    expect([...shop.banks.main.charges.keys()]).toHaveLength(1);
    expect([...shop.banks['second-shop'].charges.keys()]).toHaveLength(1);
  });

  test("P14 a store without an account takes no money: never by another store's", async () => {
    const token = await shop.shopper('third');
    const fields = await shop.get('/payments/fields', { host: HOSTS.third, token });
    expect(fields).toMatchObject({ status: 503, body: { code: 'no-gateway' } });
    const orderId = await shop.order('third', token);
    for (const method of ['stripe', 'bank'])
      expect(await shop.start('third', token, orderId, method)).toMatchObject({ status: 422 });
    expect(await shop.db.selectFrom('payments').select('id').where('store_id', '=', 'third').execute()).toEqual([]);
  });

  test("P14 only the word of the owning store's account pays an order, whatever host it comes to", async () => {
    const token = await shop.shopper('second-shop', 'webhook@example.com');
    const first = await shop.begin('second-shop', token);
    for (const at of ['main', 'second-shop', 'third'] as const)
      expect(await tell(first.charge, 'main', at)).toMatchObject({ status: 404 });
    expect(await shop.statusOf(first.orderId)).toBe(PENDING);
    expect(await tell(first.charge, 'second-shop', 'second-shop')).toMatchObject({ status: 200 });
    expect(await shop.statusOf(first.orderId)).toBe(PROCESSING);
    // One webhook address is enough (docs/decisions D125).
    for (const at of ['main', 'third'] as const) {
      const { orderId, charge } = await shop.begin('second-shop', token);
      expect(await tell(charge, 'second-shop', at)).toMatchObject({ status: 200, body: { changed: true } });
      expect(await shop.statusOf(orderId)).toBe(PROCESSING);
    }
    const forged = webhookOf(first.charge, { at: clock }, { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: 'guess' });
    expect(await shop.call('POST', forged.path, { headers: forged.headers, text: forged.text })).toMatchObject({
      status: 403,
    });
  });

  test('P14 an attempt that never reported is asked about with the account of its store', async () => {
    const { orderId, charge } = await shop.begin('second-shop', await shop.shopper('second-shop', 'late@example.com'));
    charge.status = 'paid';
    const environment = readEnvironment({
      STRIPE_SECRET_KEY: shop.banks.main.stripe.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_URL: shop.banks.main.url,
      STRIPE_SECRET_KEY__SECOND_SHOP: shop.banks['second-shop'].stripe.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET__SECOND_SHOP: 'whsec',
      STRIPE_URL__SECOND_SHOP: shop.banks['second-shop'].url,
    });
    clock += 3 * 60_000;
    await queryDueAttempts({
      db: shop.db,
      now,
      gatewaysOf: openGateways('secret', environment),
      paymentTimeoutMs: 2_000,
      outbox: { trigger: () => undefined, close: async () => undefined },
      mailFrom: undefined,
    });
    expect(await shop.statusOf(orderId)).toBe(PROCESSING);
  });

  test('the folder says which gateways are offered, in which order and by which words', async () => {
    const token = await shop.shopper('main', 'offers@example.com');
    const methods = async () => {
      const { body } = await shop.get('/payments/fields', { host: HOSTS.main, token });
      return (body as { name: string; options: unknown }[]).find(({ name }) => name === 'method')!.options;
    };
    expect(await methods()).toEqual([{ value: 'stripe', label: 'Card and more (Stripe)' }]);
    await shop.set('main', { payments: [{ gateway: 'upi' }, { gateway: 'stripe', label: 'Visa or Mastercard' }] });
    expect(await methods()).toEqual([{ value: 'stripe', label: 'Visa or Mastercard' }]);
    await shop.set('main', { payments: [{ gateway: 'upi' }] });
    const orderId = await shop.order('main', token);
    expect(await shop.start('main', token, orderId)).toMatchObject({ status: 422 });
    await shop.set('main', {});
  });

  test('a gateway that is not offered any more still finishes what was begun there', async () => {
    const { orderId, charge } = await shop.begin('main', await shop.shopper('main', 'begun@example.com'));
    await shop.set('main', { payments: [{ gateway: 'upi' }] });
    expect(await tell(charge, 'main', 'main')).toMatchObject({ status: 200 });
    expect(await shop.statusOf(orderId)).toBe(PROCESSING);
    await shop.set('main', {});
  });

  test('H4 a token, an order and a reset link of one store are refused at the other', async () => {
    const here = await shop.shopper('main', 'both@example.com');
    const there = await shop.shopper('second-shop', 'both@example.com');
    const orderId = await shop.order('main', here);
    expect(await shop.get('/accountInfo', { host: HOSTS['second-shop'], token: here })).toMatchObject({ status: 401 });
    expect(await shop.get('/orders', { host: HOSTS['second-shop'], token: there })).toMatchObject({ body: [] });
    expect(await shop.start('second-shop', there, orderId)).toMatchObject({ status: 404 });
    await shop.post('/users/forgot-password', { email: 'both@example.com' }, { host: HOSTS.main });
    const mail = await shop.db
      .selectFrom('password_resets')
      .select(['store_id'])
      .where('user_id', 'is not', null)
      .execute();
    expect(mail).toEqual([{ store_id: 'main' }]);
  });
});

test('D29 PAYMENT_SANDBOX=yes makes the store without an account a test shop, and no other', async () => {
  const shop = await openStores(sqlite, { environment: { PAYMENT_SANDBOX: 'yes' } });
  const isTestShop = async (store: StoreId) =>
    (await shop.get('/storeInfo', { host: HOSTS[store] })).body.testShop as boolean | undefined;
  expect([await isTestShop('main'), await isTestShop('second-shop'), await isTestShop('third')]).toEqual([
    undefined,
    undefined,
    true,
  ]);
  const token = await shop.shopper('second-shop');
  expect(await shop.start('second-shop', token, await shop.order('second-shop', token), 'bank')).toMatchObject({
    status: 422,
  });
  await shop.close();
});
