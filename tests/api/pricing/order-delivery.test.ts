import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, SHIPPING, type TestShop } from '../fixture.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

const SETTINGS: StoreSettings = {
  delivery: {
    methods: [
      {
        id: 'standard',
        label: 'Standard',
        price: 49,
        freeFrom: 2000,
        days: [2, 4],
        zones: [{ states: ['Kerala'], price: 29, days: [1, 2] }],
      },
      { id: 'express', label: 'Express', price: 149, days: [1, 1] },
      { id: 'shop', label: 'Fetch it', pickUp: true },
    ],
    notServed: ['744'],
    workingDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  },
  tax: {
    name: 'GST',
    registration: 'regular',
    state: 'Kerala',
    halves: true,
    classes: [{ name: 'clothes', rates: [{ from: '2017-07-01', rate: 5 }] }],
    default: 'clothes',
  },
};
const PUNE = { state: 'Maharashtra', postalCode: '411001' };
const KOCHI = { state: 'Kerala', postalCode: '682001' };

/** What an order comes to beside its lines, where the store states delivery and taxes. */
describeEngines('delivery', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    // A Wednesday, noon in India.
    shop = await openShop(engine, { now: () => new Date('2026-06-03T06:30:00Z') });
    const info = JSON.parse((await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow()).info);
    await shop.db
      .updateTable('stores')
      .set({
        settings: JSON.stringify(SETTINGS),
        info: JSON.stringify({ ...info, terms: { country: 'IN', taxIncluded: true } }),
      })
      .execute();
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());
  const belts = (quantity: number) => [{ productId: BELT, quantity }];
  const quoted = async (body: object) => (await shop.post('/quotes', body)).body;
  const place = (body: object) => shop.post('/orders', body, { token });
  const placedAt = (destination: object, lines = belts(1)) => ({
    ...orderOf(lines),
    shippingAddress: { ...SHIPPING, ...destination },
  });

  test('10.delivery before the place is known delivery is open, and a tax that is included changes nothing; what costs the same everywhere is offered', async () => {
    expect(await quoted({ items: belts(1) })).toEqual({
      subtotal: 999.5,
      parts: [],
      total: 999.5,
      open: ['shipping'],
      shippingMethods: [{ id: 'shop', label: 'Fetch it', price: 0, pickUp: true }],
      missingToFree: 1000.5,
      lines: [{ productId: BELT, quantity: 1, price: 999.5 }],
    });
  });

  test('10.delivery a quote for a place has the ways with price and days, the cheapest counted, and its tax', async () => {
    expect(await quoted({ items: belts(1), destination: PUNE })).toEqual({
      subtotal: 999.5,
      parts: [
        { kind: 'shipping', label: 'Standard', amount: 49 },
        { kind: 'tax', label: 'IGST', amount: expect.any(Number), included: true },
      ],
      total: 1048.5,
      shippingMethods: [
        {
          id: 'standard',
          label: 'Standard',
          price: 49,
          missingToFree: 1000.5,
          arrives: { earliest: '2026-06-05', latest: '2026-06-09' },
        },
        { id: 'express', label: 'Express', price: 149, arrives: { earliest: '2026-06-04', latest: '2026-06-04' } },
        { id: 'shop', label: 'Fetch it', price: 0, pickUp: true },
      ],
      shippingMethod: 'standard',
      lines: [{ productId: BELT, quantity: 1, price: 999.5 }],
    });
    const { parts, total } = await quoted({ items: belts(3), destination: KOCHI, shippingMethod: 'express' });
    expect(parts.map(({ label }: { label: string }) => label)).toEqual(['Express', 'CGST', 'SGST']);
    expect(total).toBe(2998.5 + 149);
    expect((await quoted({ items: belts(3), destination: KOCHI })).total).toBe(2998.5);
  });

  test('10.delivery a place that is not served, and a way that is not offered: said in the quote, refused in the order', async () => {
    const island = { state: 'Andaman and Nicobar Islands', postalCode: '744101' };
    expect(
      await quoted({ items: belts(1), destination: { postalCode: '744101' }, shippingMethod: 'express' }),
    ).toMatchObject({
      refusal: expect.stringMatching(/not-served|method-gone/),
    });
    expect(await place({ ...placedAt(PUNE), shippingMethod: 'drone', expectedTotal: 1048.5 })).toMatchObject({
      status: 409,
      body: { code: 'method-gone', quote: { total: 1048.5, shippingMethod: 'standard', refusal: 'method-gone' } },
    });
    expect((await place({ ...placedAt(island), shippingMethod: 'standard', expectedTotal: 1048.5 })).status).toBe(409);
  });

  test('O13 an order is for the total of its quote, delivery and all; without a total it would be for the lines alone', async () => {
    expect(await place({ ...placedAt(PUNE), expectedTotal: 999.5 })).toMatchObject({
      status: 409,
      body: { code: 'price-changed', quote: { total: 1048.5 } },
    });
    expect((await place(placedAt(PUNE))).body.code).toBe('price-changed');
    const { status, body } = await place({ ...placedAt(PUNE), expectedTotal: 1148.5, shippingMethod: 'express' });
    expect(status).toBe(201);
    const order = (await shop.get(`/orders/${body.id}`, { token })).body;
    expect(order).toMatchObject({
      subtotal: 999.5,
      total: 1148.5,
      delivery: { label: 'Express', arrives: { earliest: '2026-06-04', latest: '2026-06-04' } },
    });
    const { pricing } = await shop.db
      .selectFrom('orders')
      .select('pricing')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    const kept = JSON.parse(pricing!);
    expect(kept.lines[0][0].base + kept.lines[0][0].tax.IGST).toBe(99950);
    expect(kept.delivery[0].base + kept.delivery[0].tax.IGST).toBe(14900);
  });

  test('lines of several products bear their own tax', async () => {
    const lines = [...belts(2), { productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' }];
    const { total } = await quoted({ items: lines, destination: KOCHI });
    expect(total).toBe(2 * 999.5 + 1999);
  });
});
