import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

const DENIED = { status: 404, body: { error: 'Order not found or access denied', code: 'not-found' } };

describeEngines('order tracking', (engine) => {
  let shop: TestShop;
  let token: string;
  let id: string;
  let peers = 0;
  beforeAll(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('asha@example.com');
    id = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body.id;
  });
  afterAll(() => shop.close());
  const track = (order: string, contact: string | undefined, more: object = {}) =>
    shop.get(
      `/orders/${encodeURIComponent(order)}${contact === undefined ? '' : `?contactInfo=${encodeURIComponent(contact)}`}`,
      { peer: `10.0.0.${(peers += 1)}`, ...more },
    );

  test.each([
    'asha@example.com',
    ' ASHA@Example.com ',
    '+91 98765 43210',
    '9876543210',
    '098765-43210',
    '0091 98765 43210',
  ])('E1 %s opens it, with the fields tracking needs and no more', async (contact) => {
    const { status, body, headers } = await track(id, contact);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body).sort()).toEqual([
      'createdAt',
      'currency',
      'heldUntil',
      'id',
      'items',
      'number',
      'parcels',
      'parts',
      'shippingAddress',
      'status',
      'subtotal',
      'total',
    ]);
    expect(body.shippingAddress).toEqual({
      address: '12 Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      postalCode: '411001',
    });
  });

  test('the order number may be typed in capitals', async () => {
    expect((await track(` ${id.toUpperCase()} `, '9876543210')).status).toBe(200);
  });

  test('10.order-numbers: the number finds it too, in any case and spacing; the contact still has to match', async () => {
    const { number } = (await track(id, undefined, { token })).body;
    expect(number).toMatch(/^[2-9B-Z]{3}-[2-9B-Z]{3}-[2-9B-Z]{3}$/);
    for (const typed of [
      number,
      number.toLowerCase().replaceAll('-', ''),
      ` ${number.replaceAll('-', ' ')} `,
      `#${number}`,
    ])
      expect((await track(typed, 'asha@example.com')).body, typed).toMatchObject({ id, number });
    expect(await track(number, 'other@example.com')).toMatchObject(DENIED);
    expect(await track(number, undefined)).toMatchObject(DENIED);
    expect(await track(number.slice(1), 'asha@example.com')).toMatchObject(DENIED);
    expect((await track(number, undefined, { token })).body).toMatchObject({
      id,
      shippingAddress: { fullName: 'Asha Rao' },
    });
  });

  test.each([
    '',
    undefined,
    'other@example.com',
    'asha@example.co',
    '%',
    '@',
    '43210',
    '1234567890',
    '9876543211',
    '98765432101',
    'asha',
    'null',
  ])('E1 the contact %j does not open it', async (contact) => {
    expect(await track(id, contact)).toMatchObject(DENIED);
  });

  test('E2 a wrong number gets the same answer, also with a dead token', async () => {
    const answers = [
      await track('ord_00000000000000000000', 'asha@example.com'),
      await track(id.slice(0, -1), 'asha@example.com'),
      await track('%', 'x'),
      await track(id, 'wrong@example.com', { token: 'dead' }),
    ];
    for (const answer of answers) expect({ status: answer.status, body: answer.body }).toEqual(DENIED);
  });

  test("O14 another user's token does not open it, the buyer's does", async () => {
    const other = await shop.signUp('other@example.com');
    expect(await track(id, 'other@example.com', { token: other })).toMatchObject(DENIED);
    const own = await track(id, undefined, { token });
    expect(own).toMatchObject({ status: 200, body: { id, shippingAddress: { fullName: 'Asha Rao' } } });
  });

  test('E3 ten a minute an address, then 429; the buyer signed in is not counted', async () => {
    const peer = '192.0.2.77';
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await track(id, 'wrong@example.com', { peer })).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    const refused = await track(id, 'asha@example.com', { peer });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await track(id, 'asha@example.com', { peer, token })).status).toBe(200);
    expect((await track(id, 'asha@example.com')).status).toBe(200);
  });
});
