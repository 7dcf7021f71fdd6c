import { BELT, insertProducts } from '../catalogue.ts';
import type { Engine } from '../engines.ts';
import { openShop, orderOf } from '../fixture.ts';
import type { Charge } from '../../fixtures/gateway/charge.ts';
import { type FakeGateway, startFakeGateway } from '../../fixtures/gateway/server.ts';
import type { StoreApiOptions } from '#store-api/app.ts';
import { createStore } from '#owner/stores/create-store.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

/** `main` at shop.example is the default store, `second-shop` has its own account at Stripe, `third` has none. */
export const HOSTS = { main: 'shop.example', 'second-shop': 'second.example', third: 'third.example' };
export type StoreId = keyof typeof HOSTS;
const OWN = { STRIPE_SECRET_KEY: 'sk_of_second', STRIPE_WEBHOOK_SECRET: 'whsec_of_second' };

/** Three stores in one process, and the two banks of those that have an account. */
export async function openStores(
  engine: Engine,
  options: StoreApiOptions & { environment?: Record<string, string> } = {},
) {
  const banks = { main: await startFakeGateway(), 'second-shop': await startFakeGateway(0, OWN) };
  const shop = await openShop(engine, {
    reconcileEveryMs: 3_600_000,
    ...options,
    environment: {
      STRIPE_SECRET_KEY: banks.main.stripe.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: banks.main.stripe.STRIPE_WEBHOOK_SECRET,
      STRIPE_URL: banks.main.url,
      STRIPE_SECRET_KEY__SECOND_SHOP: OWN.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET__SECOND_SHOP: OWN.STRIPE_WEBHOOK_SECRET,
      STRIPE_URL__SECOND_SHOP: banks['second-shop'].url,
      ...options.environment,
    },
  });
  for (const id of ['second-shop', 'third'] as const) {
    await createStore(shop.db, { id, isDefault: false, hosts: [HOSTS[id]], info: { storeName: `The ${id}` } });
    await insertProducts(shop.db, id);
  }

  const shopper = (store: StoreId, email = 'asha@example.com') => shop.signUp(email, HOSTS[store]);
  const order = async (store: StoreId, token: string): Promise<string> =>
    (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 2 }]), { host: HOSTS[store], token })).body.id;
  const start = (store: StoreId, token: string, orderId: string, method = 'stripe') =>
    shop.post('/payments', { orderId, fields: { method } }, { host: HOSTS[store], token });
  /** A new order whose page at the bank is open. */
  async function begin(store: keyof typeof banks, token: string): Promise<{ orderId: string; charge: Charge }> {
    const orderId = await order(store, token);
    const { status, text } = await start(store, token, orderId);
    if (status !== 200) throw new Error(text);
    const { id } = await shop.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { orderId, charge: banks[store].charges.get(id)! };
  }
  const statusOf = async (orderId: string): Promise<number> =>
    (await shop.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status;
  /** What `payments` and `mail` of its folder say. */
  const set = async (store: StoreId, settings: StoreSettings) => {
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', store)
      .execute();
    const row = await shop.db.selectFrom('stores').select('info').where('id', '=', store).executeTakeFirstOrThrow();
    const isDefault = store === 'main';
    await createStore(shop.db, { id: store, isDefault, hosts: [HOSTS[store]], info: JSON.parse(row.info) as object });
  };
  return {
    ...shop,
    banks,
    shopper,
    order,
    start,
    begin,
    statusOf,
    set,
    close: async () => {
      await shop.close();
      await Promise.all(Object.values(banks).map((bank: FakeGateway) => bank.close()));
    },
  };
}

export type Stores = Awaited<ReturnType<typeof openStores>>;
