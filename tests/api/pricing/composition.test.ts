import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, SHIPPING, type TestShop } from '../fixture.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

const TAX: StoreSettings['tax'] = { registration: 'composition', state: 'Gujarat' };
const DELIVERY: StoreSettings['delivery'] = {
  methods: [
    {
      id: 'standard',
      label: 'Standard',
      price: 49,
      zones: [
        { postalCodes: ['38'], price: 29 },
        { states: ['Goa'], price: 99 },
        { states: ['Kerala'], postalCodes: ['39'], price: 39 },
        { states: ['Gujarat', 'Delhi'], price: 19 },
      ],
    },
  ],
};
const SURAT = { state: 'Gujarat', postalCode: '395003' };
const PUNE = { state: 'Maharashtra', postalCode: '411001' };

describeEngines('a store under composition sends within its own state', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());

  async function states(settings: StoreSettings): Promise<void> {
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify(settings) })
      .execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await notifyChanges(shop.db);
  }
  const delivery = async () => (await shop.get('/storeInfo')).body.delivery;
  const items = [{ productId: BELT, quantity: 1 }];
  const quoted = async (destination: object) => (await shop.post('/quotes', { items, destination })).body;

  test('10.delivery its record says that state, and no zone of another', async () => {
    await states({ tax: TAX, delivery: DELIVERY });
    expect(await delivery()).toEqual({
      states: ['Gujarat'],
      methods: [
        {
          id: 'standard',
          label: 'Standard',
          price: 49,
          zones: [{ postalCodes: ['38'], price: 29 }, { postalCodes: ['39'], price: 39 }, { price: 19 }],
        },
      ],
    });
    await states({ tax: TAX });
    expect(await delivery()).toEqual({ states: ['Gujarat'], methods: [] });
    await states({ tax: { ...TAX, registration: 'none' }, delivery: DELIVERY });
    expect(await delivery()).toEqual({ methods: DELIVERY.methods });
  });

  test('10.delivery another state is not served: neither in a quote nor in an order', async () => {
    for (const settings of [{ tax: TAX, delivery: DELIVERY }, { tax: TAX }]) {
      await states(settings);
      expect(await quoted(PUNE)).toMatchObject({ refusal: 'not-served', shippingMethods: [] });
      expect(await quoted(SURAT)).not.toHaveProperty('refusal');
      expect(await quoted(SURAT)).not.toHaveProperty('open');
      expect(await quoted({ postalCode: '395003' }), 'a code may be in another state').toMatchObject({
        open: ['shipping'],
      });
      const order = { ...orderOf(items), shippingAddress: { ...SHIPPING, ...PUNE }, expectedTotal: 999.5 };
      expect(await shop.post('/orders', order, { token })).toMatchObject({ status: 409, body: { code: 'not-served' } });
    }
  });
});
