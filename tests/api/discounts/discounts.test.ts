import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, JEANS } from '../catalogue.ts';
import { openDiscountShop, usesOf } from './discount-shop.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { moveOrder } from '#store-api/shop/orders/set-order-status.ts';
import { CANCELLED } from '#contract/order-status.ts';

const belts = (quantity: number) => [{ productId: BELT, quantity }];
const BELT_LINE = { productId: BELT, quantity: 2, price: 999.5 };

describeEngines('discounts', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openDiscountShop(engine, [
      { id: 'belts', label: 'Belts for less', percent: 10, categories: ['Accessories'], minimum: 5000 },
      { id: 'summer', label: 'Summer', code: 'Summer 10', percent: 10, notOnSale: true },
      { id: 'old', label: 'Old', code: 'OLD', amount: 100, to: '2020-01-01' },
      { id: 'three', label: 'Three', code: 'THREE', amount: 50, uses: 3 },
      { id: 'once', label: 'Once each', code: 'ONCE', amount: 50, perCustomer: 1 },
      { id: 'letter', label: 'By letter', codes: 'many', amount: 200, perCustomer: 2 },
    ]);
    token = await shop.signUp('asha@example.com');
  });
  afterAll(() => shop.close());
  const quoted = async (body: object, as?: string) => (await shop.post('/quotes', body, { token: as })).body;
  const place = (body: object, as = token) => shop.post('/orders', body, { token: as });
  const ordered = async (code: string, expectedTotal: number, as = token) =>
    place({ ...orderOf(belts(1)), expectedTotal, code }, as);
  const cancel = (orderId: string) =>
    transact(shop.db, (trx) =>
      moveOrder(trx, { storeId: 'main', orderId, to: CANCELLED, cause: 'by you', at: new Date().toISOString() }),
    );

  test('10.discounts one without a code applies by itself, from its minimum on', async () => {
    expect(await quoted({ items: belts(2) })).toEqual({ subtotal: 1999, parts: [], total: 1999, lines: [BELT_LINE] });
    expect(await quoted({ items: belts(6) })).toMatchObject({
      subtotal: 5997,
      parts: [{ kind: 'discount', label: 'Belts for less', amount: -599.7 }],
      total: 5397.3,
    });
    const { body } = await place({ ...orderOf(belts(6)), expectedTotal: 5397.3 });
    expect((await shop.get(`/orders/${body.id}`, { token })).body).toMatchObject({
      subtotal: 5997,
      parts: [{ kind: 'discount', label: 'Belts for less', amount: -599.7 }],
      total: 5397.3,
    });
  });

  test('10.discounts.code neither case nor blanks nor width of a code count; it is said in capitals', async () => {
    for (const code of ['Summer 10', ' summer10 ', 'ＳＵＭＭＥＲ１０'])
      expect(await quoted({ items: belts(2), code })).toEqual({
        subtotal: 1999,
        parts: [{ kind: 'discount', label: 'Summer', amount: -199.9 }],
        total: 1799.1,
        code: 'SUMMER10',
        lines: [BELT_LINE],
      });
  });

  test('10.discounts.code one that does not apply says so, and the quote is without it', async () => {
    const sale = [{ productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' }];
    for (const body of [
      { items: belts(2), code: 'SUMMER11' },
      { items: belts(2), code: 'old' },
      { items: sale, code: 'summer10' },
    ]) {
      const quote = await quoted(body);
      expect(quote).toMatchObject({ parts: [], total: 1999, refusal: 'code-refused' });
      expect(quote).not.toHaveProperty('code');
    }
    expect(await quoted({ items: belts(1), code: '  ' })).not.toHaveProperty('refusal');
    expect(await ordered('SUMMER11', 999.5)).toMatchObject({
      status: 409,
      body: { code: 'code-refused', quote: { total: 999.5, refusal: 'code-refused' } },
    });
  });

  test('10.discounts.code an order takes a use and keeps its code; cancelled whole it gives the use back, once', async () => {
    const ids: string[] = [];
    while (ids.length < 3) ids.push((await ordered('three', 949.5)).body.id);
    expect(await usesOf(shop, 'THREE')).toBe(3);
    const gone = await quoted({ items: belts(2), code: 'three' }, token);
    expect(gone).toMatchObject({ total: 1999, refusal: 'code-used' });
    expect(gone).not.toHaveProperty('codeUsedByCustomer');
    expect(await ordered('three', 949.5)).toMatchObject({
      status: 409,
      body: {
        code: 'code-used',
        error: 'This code has been used up. Please look at your order again.',
        quote: { total: 999.5, parts: [], refusal: 'code-used' },
      },
    });
    expect(await usesOf(shop, 'THREE')).toBe(3);
    const [first = ''] = ids;
    expect([await cancel(first), await cancel(first)]).toEqual([true, false]);
    expect(await usesOf(shop, 'THREE')).toBe(2);
    expect((await ordered('three', 949.5)).status).toBe(201);
    expect((await shop.get(`/orders/${first}`, { token })).body.parts).toEqual([
      { kind: 'discount', label: 'Three', amount: -50 },
    ]);
    expect(
      await shop.db.selectFrom('orders').select(['discount_code', 'discount_id']).where('id', '=', first).execute(),
    ).toEqual([{ discount_code: 'THREE', discount_id: 'three' }]);
  });

  test('10.discounts.code a refused order takes no use', async () => {
    expect((await ordered('once', 999.5)).body.code).toBe('price-changed');
    expect(await usesOf(shop, 'ONCE')).toBeUndefined();
  });

  test('10.discounts.code per customer: by orders that are not cancelled; a quote knows only who is signed in', async () => {
    const { body } = await ordered('once', 949.5);
    expect(await quoted({ items: belts(1), code: 'once' })).toMatchObject({ code: 'ONCE', total: 949.5 });
    expect(await quoted({ items: belts(1), code: 'once' }, token)).toMatchObject({
      refusal: 'code-used',
      codeUsedByCustomer: true,
    });
    expect((await ordered('once', 949.5)).body).toMatchObject({
      code: 'code-used',
      quote: { codeUsedByCustomer: true },
    });
    expect((await ordered('once', 949.5, await shop.signUp('ravi@example.com'))).status).toBe(201);
    await cancel(body.id);
    expect((await ordered('once', 949.5)).status).toBe(201);
  });

  test('10.discounts.code one of many is taken once, and a customer takes as many as is said', async () => {
    const codes = ['AAAA', 'BBBB', 'CCCC'];
    await shop.db
      .insertInto('discount_codes')
      .values(
        codes.map((code) => ({
          store_id: 'main',
          code,
          discount_id: 'letter',
          uses: 0,
          made_at: '2026-01-01T00:00:00Z',
        })),
      )
      .execute();
    expect(await quoted({ items: belts(1) })).toMatchObject({ parts: [] });
    expect(await ordered('aaaa', 799.5)).toMatchObject({ status: 201 });
    const ravi = await shop.signUp('meera@example.com');
    expect((await ordered('aaaa', 799.5, ravi)).body.code).toBe('code-used');
    expect((await ordered('bbbb', 799.5)).status).toBe(201);
    expect((await ordered('cccc', 799.5)).body.code).toBe('code-used');
    expect((await ordered('cccc', 799.5, ravi)).status).toBe(201);
  });

  test('10.discounts the record announces them and says nothing of them', async () => {
    const { body, text } = await shop.get('/storeInfo');
    expect(body.capabilities).toEqual(expect.arrayContaining(['parts', 'discounts']));
    expect(body.capabilities).not.toContain('shippingMethods');
    expect(text).not.toMatch(/summer|by letter|belts for less/i);
  });
});

describeEngines('discounts of other shops', (engine) => {
  test('10.discounts without a code nobody is asked for one, and one that is sent is refused', async () => {
    const shop = await openDiscountShop(engine, [{ id: 'all', label: 'All', percent: 5 }]);
    const { capabilities } = (await shop.get('/storeInfo')).body;
    expect(capabilities).toContain('parts');
    expect(capabilities).not.toContain('discounts');
    await shop.close();
    const plain = await openShop(engine);
    const before = (await plain.get('/storeInfo')).body.capabilities;
    expect(before).not.toContain('parts');
    await plain.close();
  });

  test('10.limits.rate codes that do not exist are counted by address, and then every code waits', async () => {
    const shop = await openDiscountShop(engine, [{ id: 'summer', label: 'Summer', code: 'SUMMER', percent: 10 }], {
      limits: { codeByPeer: { max: 2, windowMs: 60_000 } },
    });
    const ask = (code: string, peer: string) => shop.post('/quotes', { items: belts(1), code }, { peer });
    const statuses = async (...codes: string[]) => {
      const all: number[] = [];
      for (const code of codes) all.push((await ask(code, '192.0.2.1')).status);
      return all;
    };
    expect(await statuses('SUMMER', 'SUMMER', 'SUMMER', 'A', 'SUMMER', 'B')).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statuses('C', 'SUMMER')).toEqual([429, 429]);
    expect((await ask('SUMMER', '192.0.2.2')).status).toBe(200);
    expect((await shop.post('/quotes', { items: belts(1) }, { peer: '192.0.2.1' })).status).toBe(200);
    const token = await shop.signUp('asha@example.com');
    const order = { ...orderOf(belts(1)), expectedTotal: 999.5 };
    const sent = await shop.post('/orders', { ...order, code: 'D' }, { token, peer: '192.0.2.1' });
    expect(sent).toMatchObject({ status: 429, body: { code: 'too-many' } });
    await shop.close();
  });
});
