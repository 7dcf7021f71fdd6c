import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listOrders, ordersJson } from '#owner/orders/list-orders.ts';
import { ordersCsv } from '#owner/orders/records/order-csv.ts';
import { readAllOrders } from '#owner/orders/records/read-orders.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { BELT, JEANS } from '../../catalogue.ts';
import { describeEveryEngine } from '../../engines.ts';
import { numberOf, openShop, orderOf, SHIPPING, type TestShop } from '../../fixture.ts';
import { ordersCommand } from './orders-command.ts';

const BELTS = [{ productId: BELT, quantity: 2 }];
const TROUSERS = [{ productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' }];

describeEveryEngine('lists of orders', (engine) => {
  let shop: TestShop;
  /** A minute before the shop's 21 November, and a minute after it has begun. */
  let belts: string;
  let trousers: string;
  let clock: string;
  const numbers = new Map<string, string>();
  const place = async (at: string, lines: typeof BELTS, shipping: Partial<typeof SHIPPING>, token: string) => {
    clock = at;
    const body = { ...orderOf(lines), shippingAddress: { ...SHIPPING, ...shipping } };
    const { id } = (await shop.post('/orders', body, { token })).body as { id: string };
    numbers.set(id, await numberOf(shop.db, id));
    return id;
  };
  beforeEach(async () => {
    clock = '2026-11-20T10:00:00Z';
    shop = await openShop(engine, { now: () => new Date(clock) });
    const asha = await shop.signUp('asha@example.com');
    const zoe = await shop.signUp('zoe@example.com');
    belts = await place('2026-11-20T18:29:00Z', BELTS, {}, asha);
    trousers = await place(
      '2026-11-20T18:31:00Z',
      TROUSERS,
      { fullName: 'Zoë Müller', phone: '+91 99887 76655', address: '=1+1\n2nd floor' },
      zoe,
    );
  });
  afterEach(() => shop.close());
  const found = async (filter: object) =>
    (await listOrders(shop.db, { storeId: 'main', ...filter })).map((line) => idOf(line.split('  ')[1]));
  const idOf = (number: string | undefined) => [...numbers].find(([, one]) => one === number)?.[0];

  test("days are the shop's, both included", async () => {
    const cli = ordersCommand(shop);
    const during = async (since: string, until: string): Promise<string[]> =>
      JSON.parse((await cli('list', '--since', since, '--until', until, '--json')).said).map(
        ({ id }: { id: string }) => id,
      );
    expect(await during('2026-11-20', '2026-11-20')).toEqual([belts]);
    expect(await during('2026-11-21', '2026-11-21')).toEqual([trousers]);
    expect(await during('2026-11-20', '2026-11-21')).toEqual([trousers, belts]);
    expect(await during('2026-11-22', '2026-11-30')).toEqual([]);
    expect((await cli('list')).said.split('\n')[0]).toMatch(/^2026-11-21 00:01 {2}/);
    expect((await cli()).said).toBe((await cli('list')).said);
  });

  test.each([
    ['ZOE m', 'trousers'],
    ['zoe@example', 'trousers'],
    ['slim raw', 'trousers'],
    ['woven', 'belts'],
    ['099887-76655', 'trousers'],
    ['+919876543210', 'belts'],
    ['4321', 'belts'],
    ['nobody', ''],
    ['%', ''],
  ])('search: %s finds %s', async (search, whose) => {
    const lines = await listOrders(shop.db, { storeId: 'main', search });
    expect(
      lines.map((line) => ({ [belts]: 'belts', [trousers]: 'trousers' })[idOf(line.split('  ')[1]) ?? ''] ?? ''),
    ).toEqual([whose]);
  });

  test('search: a part of an id; nothing of another store', async () => {
    expect(await found({ search: belts.slice(4, 14).toUpperCase() })).toEqual([belts]);
    expect(await found({ storeId: 'other', search: 'woven' })).toEqual([undefined]);
  });

  test('search: a number or a part of it, in any case and spacing', async () => {
    const number = numbers.get(trousers)!;
    for (const search of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ' '),
      number.slice(2, 9),
      number.slice(-4),
    ])
      expect(await found({ search }), search).toContain(trousers);
    expect(await found({ search: `${number}22` })).toEqual([undefined]);
  });

  test('an order that has no number yet is called by its id', async () => {
    await shop.db.updateTable('orders').set({ number: null }).where('id', '=', belts).execute();
    const [, line = ''] = await listOrders(shop.db, { storeId: 'main' });
    expect(line).toContain(`  ${belts}  `);
    let text = '';
    for await (const part of ordersCsv(shop.db, { storeId: 'main' })) text += part;
    const [, row] = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(row).toMatchObject({ Order: belts, Number: belts });
  });

  test('--limit: what is left out is said', async () => {
    expect(await listOrders(shop.db, { storeId: 'main', limit: 1 })).toEqual([
      expect.stringContaining(numbers.get(trousers)!),
      'There are more: --limit N lists more than 1.',
    ]);
    expect(await found({ limit: 2 })).toEqual([trousers, belts]);
  });

  test("totals in the order's currency, as the store's locale writes them", async () => {
    const info = { storeName: 'Selvedge', locale: 'de-DE' };
    await createStore(shop.db, { id: 'main', isDefault: true, hosts: [], info });
    await shop.db.updateTable('orders').set({ currency: 'EUR' }).where('id', '=', belts).execute();
    expect((await listOrders(shop.db, { storeId: 'main', search: belts }))[0]).toContain('1.999\u00a0€');
  });

  test('JSON: lines, address and payment', async () => {
    await shop.db.updateTable('variants').set({ sku: 'JN-M' }).where('id', '=', 'jeans-m-indigo').execute();
    const [order] = JSON.parse(await ordersJson(shop.db, { storeId: 'main', search: trousers }));
    expect(order).toEqual({
      id: trousers,
      number: numbers.get(trousers),
      createdAt: '2026-11-20T18:31:00.000Z',
      status: 'pending',
      subtotal: 1999,
      parts: [],
      total: 1999,
      currency: 'INR',
      email: 'zoe@example.com',
      phone: '+91 99887 76655',
      shippingAddress: expect.objectContaining({ fullName: 'Zoë Müller', city: 'Pune' }),
      items: [
        {
          productId: JEANS,
          sku: 'JN-M',
          title: 'Slim Raw Jeans',
          size: 'M',
          color: 'Indigo',
          quantity: 1,
          price: 1999,
        },
      ],
      parcels: [],
      payment: null,
      refunds: [],
      money: { state: 'due', paid: 0, refunded: 0, underway: 0, toReturn: 0 },
    });
  });

  test('CSV: an order is a row, and no cell is a formula or two lines', async () => {
    let text = '';
    for await (const part of ordersCsv(shop.db, { storeId: 'main' })) text += part;
    expect(text.startsWith('\ufeffNumber,Order,Date,Status,')).toBe(true);
    const [first, second] = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(first).toMatchObject({
      Order: trousers,
      Number: numbers.get(trousers),
      Date: '2026-11-21 00:01',
      Total: '1999.00',
      Address: "'=1+1 2nd floor",
      Phone: "'+91 99887 76655",
      Lines: '1 x Slim Raw Jeans, M, Indigo',
    });
    expect(second).toMatchObject({ Order: belts, Name: 'Asha Rao', Lines: '2 x Woven Belt', Currency: 'INR' });
  });

  test('more orders than are read at once: each once, in order', async () => {
    const [row] = await shop.db.selectFrom('orders').selectAll().where('id', '=', belts).execute();
    const at = (index: number) => new Date(Date.parse('2026-11-22T00:00:00Z') + (index >> 2) * 1_000).toISOString();
    const rows = Array.from({ length: 1_100 }, (_, index) => ({
      ...row!,
      id: `ord_${index}`,
      number: null,
      created_at: at(index),
    }));
    await shop.db.insertInto('orders').values(rows).execute();
    for (const oldestFirst of [false, true]) {
      const all = await readAllOrders(shop.db, { storeId: 'main', oldestFirst });
      expect(all.map(({ lines }) => lines.length).filter(Boolean)).toEqual([1, 1]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(1_102);
      const times = all.map(({ createdAt }) => createdAt);
      expect(times).toEqual(oldestFirst ? times.toSorted() : times.toSorted().reverse());
    }
    expect(await found({ search: belts })).toEqual([belts]);
  });
});
