import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#environment.ts';
import { log } from '#log.ts';
import { openStoreApi } from '#store-api/app.ts';
import { examine } from '#owner/doctor/examine.ts';
import { StoreFile } from '#owner/shop-folder/store-schema.ts';
import { describeEngines, sqlite } from '../engines.ts';
import { openShop, orderOf } from '../fixture.ts';
import { BELT } from '../catalogue.ts';
import { openPaying, type Paying } from './paying.ts';
import { UPI_ACCOUNT } from '../../fixtures/gateway/accounts.ts';

const METHODS = ['upi', 'razorpay', 'payu', 'stripe', 'bank', 'upi-app', 'upi-qr'];
/** Every currency that a folder may name. */
const ACCEPTED = Intl.supportedValuesOf('currency').filter((code) => StoreFile.shape.currency.safeParse(code).success);
/** All with TEST_ALL; else one of each kind, and a tenth of the others that is another in each run. */
const TRIED = ACCEPTED.filter(
  (code) => Boolean(process.env.TEST_ALL) || ['INR', 'USD', 'JPY', 'KWD'].includes(code) || Math.random() < 0.1,
);

type Answered = Awaited<ReturnType<Paying['get']>>;
const offered = ({ status, body }: Answered): string[] =>
  status === 503 ? [] : body[0].options.map(({ value }: { value: string }) => value);

describeEngines('an order in another currency than its store', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine)));
  afterAll(() => shop.close());

  /** As a shop has it whose owner changed the currency with an older program. */
  const dollars = async () => {
    const id = await shop.order();
    await shop.db.updateTable('orders').set({ currency: 'USD' }).where('id', '=', id).execute();
    return id;
  };

  test("P15 its form and its payment are of its own currency: never PayU's rupees for dollars", async () => {
    const id = await dollars();
    expect(offered(await shop.get('/payments/fields', { token: shop.token }))).toContain('payu');
    expect(offered(await shop.get(`/payments/fields?orderId=${id}`, { token: shop.token }))).toEqual(['stripe']);
    for (const method of ['upi', 'razorpay', 'payu'])
      expect(await shop.start(id, method), method).toMatchObject({
        status: 422,
        body: { success: false, fields: { method: 'Please choose one of the options' } },
      });
    expect(await shop.attemptsOf(id)).toEqual([]);
    expect((await shop.start(id, 'stripe')).status).toBe(200);
    expect([...shop.fake.charges.values()].at(-1)).toMatchObject({ currency: 'USD' });
  });

  test('P15 dollars that Stripe tells of pay the order; the same number of rupees is looked into', async () => {
    const { orderId, charge } = await shop.begin('stripe', await dollars());
    await shop.tell({ ...charge, status: 'paid' });
    expect([await shop.statusOf(orderId), await shop.refundsOf(orderId)]).toEqual([1, []]);

    const other = await shop.begin('stripe', await dollars());
    await shop.tell({ ...other.charge, status: 'paid', currency: 'INR' });
    expect([await shop.statusOf(other.orderId), await shop.refundsOf(other.orderId)]).toEqual([
      0,
      [expect.stringContaining('check for a refund')],
    ]);
  });

  test('P15 the order says its currency, to its buyer and to who tracks it', async () => {
    const id = await dollars();
    const { body: own } = await shop.get('/orders', { token: shop.token });
    expect(own.find((one: { id: string }) => one.id === id)).toMatchObject({ currency: 'USD' });
    const { body } = await shop.get(`/orders/${id}?contactInfo=asha@example.com`);
    expect(body).toMatchObject({ currency: 'USD' });
  });

  test('P15 doctor counts those that no gateway can be paid by', async () => {
    await dollars();
    const doctor = async (gateways: Record<string, string | undefined>) =>
      (await examine({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, ...gateways }, { lookUp: async () => [] }))
        .filter(({ area, level }) => area === 'gateways' && level === 'error')
        .map(({ what }) => what);
    expect(await doctor(shop.fake.settings)).toEqual([]);
    expect(await doctor({ UPI_VPA: 'shop@bank', UPI_NAME: 'Shop' })).toEqual([
      expect.stringMatching(/^main: \d+ orders? to be paid in USD, which no gateway that is set takes$/),
    ]);
  });

  test("an order that is not there, or another's, has the form of the store", async () => {
    const id = await dollars();
    const token = await shop.signUp('other@example.com');
    for (const [orderId, who] of [
      [id, token],
      ['ord_none', shop.token],
    ])
      expect(offered(await shop.get(`/payments/fields?orderId=${orderId}`, { token: who }))).toContain('payu');
  });
});

test('P15 the start names a store that nobody can pay; one whose record is broken keeps no other from opening', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const shop = await openShop(sqlite);
  for (const [id, info] of [
    ['broken', '{not json'],
    ['dollars', '{"currency":"USD"}'],
  ] as const)
    await shop.db
      .insertInto('stores')
      .values({ id, info, is_default: 0, created_at: '2026-11-24T00:00:00.000Z' })
      .execute();
  const ofDollars = { UPI_VPA__DOLLARS: 'shop@bank', UPI_NAME__DOLLARS: 'Shop' };
  const environment = { DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, ...UPI_ACCOUNT, ...ofDollars };
  const again = await openStoreApi(readEnvironment(environment));
  expect(logged.mock.calls.map(([about, words]) => [(about as { store: string }).store, words])).toEqual([
    ['broken', 'the record of this store cannot be read'],
    ['dollars', 'no gateway of this store takes its currency: nobody can pay there'],
  ]);
  await again.close();
  await shop.close();
  logged.mockRestore();
});

describe('every gateway by every currency', () => {
  const play = async (shop: Pick<Paying, 'db' | 'get' | 'post'>, token: string, orderId: string) => {
    let runs = 0;
    const wrong: string[] = [];
    for (const currency of TRIED) {
      await shop.db.updateTable('orders').set({ currency, status: 0 }).where('id', '=', orderId).execute();
      const form = await shop.get(`/payments/fields?orderId=${orderId}`, { token });
      const can = offered(form);
      if (form.status === 200 && can.length === 0) wrong.push(`${currency}: a form with nothing to choose`);
      for (const method of METHODS) {
        runs += 1;
        const values = { method, email: 'asha@example.com', phone: '+919876543210' };
        const { status } = await shop.post('/payments', { orderId, fields: values }, { token });
        if (status !== (can.includes(method) ? 200 : 422)) wrong.push(`${currency} ${method}: ${status}`);
      }
    }
    return { runs, wrong };
  };

  test('P15 what is offered can be started, what is not is refused', async () => {
    expect(ACCEPTED.length).toBeGreaterThan(80);
    const shop = await openPaying(sqlite);
    const { runs, wrong } = await play(shop, shop.token, await shop.order());
    expect(wrong).toEqual([]);
    expect(runs).toBe(TRIED.length * METHODS.length);
    for (const charge of shop.fake.charges.values())
      expect(charge.gateway === 'stripe' ? ACCEPTED : ['INR']).toContain(charge.currency);
    await shop.close();
  }, 120_000);

  test('P15 with each gateway alone: 503 where it does not take the currency', async () => {
    const all = await openPaying(sqlite);
    for (const gateway of ['UPI', 'RAZORPAY', 'PAYU', 'STRIPE']) {
      const own = Object.entries(all.fake.settings).filter(([name]) => name.startsWith(gateway));
      const shop = await openShop(sqlite, { environment: Object.fromEntries(own) });
      const token = await shop.signUp('asha@example.com');
      const { body } = await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
      const orderId = body.id as string;
      expect((await play(shop, token, orderId)).wrong, gateway).toEqual([]);
      await shop.db.updateTable('orders').set({ currency: 'JPY' }).where('id', '=', orderId).execute();
      expect(await shop.get(`/payments/fields?orderId=${orderId}`, { token })).toMatchObject({
        status: 503,
        body: { code: 'no-gateway', error: 'This shop cannot take payments in JPY yet. Please contact us.' },
      });
      await shop.close();
    }
    await all.close();
  }, 120_000);

  test('P15 and the sandbox bank', async () => {
    const shop = await openShop(sqlite);
    const token = await shop.signUp('asha@example.com');
    const { body } = await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
    expect((await play(shop, token, body.id as string)).wrong).toEqual([]);
    await shop.close();
  }, 120_000);
});
