import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, SHIPPING, type TestShop } from '../fixture.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

const SETTINGS: StoreSettings = {
  tax: {
    name: 'Sales tax',
    registration: 'regular',
    default: 'Clothes',
    classes: [
      {
        name: 'Clothes',
        rates: [
          { from: '2012-04-01', rate: 10, states: ['New York'] },
          { from: '2012-04-01', rate: 20, states: ['TX'] },
          { from: '2012-04-01', rate: 0 },
        ],
      },
    ],
  },
  delivery: {
    methods: [{ id: 'post', label: 'Post', price: 10, zones: [{ states: ['Hawaii'], price: 30 }] }],
  },
};

describeEngines('a state is known by its name or its code, as shoppers and owners write it', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    const info = { storeName: 'Dune', categories: ['Jeans'], terms: { country: 'US', taxIncluded: false } };
    await shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify(info), settings: JSON.stringify(SETTINGS) })
      .execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await notifyChanges(shop.db);
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());

  const items = [{ productId: BELT, quantity: 1 }];
  const quoted = async (state: string) =>
    (await shop.post('/quotes', { items, destination: { state, postalCode: '10001' } })).body;

  test('D754: "NY" is taxed as New York is', async () => {
    const { subtotal } = await quoted('Ohio');
    const totals = async (state: string) => (await quoted(state)).total - subtotal;
    expect(await totals('Ohio')).toBe(10);
    for (const state of ['New York', 'NY', ' ny ', 'new york'])
      expect(await totals(state), state).toBeCloseTo(10 + (subtotal + 10) / 10, 2);
    for (const state of ['Texas', 'tx']) expect(await totals(state), state).toBeCloseTo(10 + (subtotal + 10) / 5, 2);
    for (const state of ['Hawaii', 'HI']) expect(await totals(state), state).toBe(30);
  });

  test('so is the order, whose address stays as it was written', async () => {
    const { total } = await quoted('New York');
    const address = { ...SHIPPING, state: 'NY', postalCode: '10001', phone: '2125550100' };
    const order = { ...orderOf(items), shippingAddress: address, expectedTotal: total };
    expect((await shop.post('/orders', order, { token })).status).toBe(201);
    const { body } = await shop.get('/orders', { token });
    expect(body).toMatchObject([{ total, shippingAddress: { state: 'NY' } }]);
  });
});
