import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT, JEANS } from '../../catalogue.ts';
import { sqlite } from '../../engines.ts';
import { openShop, orderOf, SHIPPING, type TestShop } from '../../fixture.ts';
import { ordersCommand } from './orders-command.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

const SETTINGS: StoreSettings = {
  delivery: { methods: [{ id: 'standard', label: 'Standard', price: 49 }] },
  tax: {
    name: 'GST',
    registration: 'regular',
    state: 'Kerala',
    halves: true,
    classes: [
      { name: 'Clothes', categories: ['Jeans'], rates: [{ from: '2017-07-01', rate: 5 }] },
      { name: 'Other goods', rates: [{ from: '2017-07-01', rate: 18 }] },
    ],
    default: 'Other goods',
  },
  payOnDelivery: { fee: 20 },
  discounts: [{ id: 'ten', label: 'Ten off', percent: 10 }],
};
const LINES = [
  { productId: JEANS, quantity: 2, size: 'M', color: 'Indigo' },
  { productId: BELT, quantity: 1 },
];
const NEW = ['Kind', 'Title', 'Quantity', 'Line total', 'Discount', 'Amount', 'Before tax', 'Tax rate', 'Tax'] as const;

let shop: TestShop;
let token: string;
beforeEach(async () => {
  shop = await openShop(sqlite, { now: () => new Date('2026-06-03T06:30:00Z') });
  await shop.db.updateTable('variants').set({ stock: 9 }).where('id', '=', 'jeans-m-indigo').execute();
  await shop.db.updateTable('products').set({ category: 'Jeans' }).where('id', '=', JEANS).execute();
  token = await shop.signUp('asha@example.com');
});
afterEach(() => shop.close());

async function sell(settings: StoreSettings, taxIncluded: boolean, state = 'Kerala'): Promise<string> {
  const info = JSON.parse((await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow()).info);
  await shop.db
    .updateTable('stores')
    .set({
      settings: JSON.stringify(settings),
      info: JSON.stringify({ ...info, terms: { country: 'IN', taxIncluded } }),
    })
    .execute();
  await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
  await notifyChanges(shop.db);
  const postalCode = state === 'Kerala' ? '682001' : '411001';
  const asked = { items: LINES, destination: { state, postalCode } };
  const { total } = (await shop.post('/quotes', asked)).body;
  const body = { ...orderOf(LINES), expectedTotal: total, shippingAddress: { ...SHIPPING, state, postalCode } };
  const { status, body: order } = await shop.post('/orders', body, { token });
  expect(status).toBe(201);
  return order.id;
}

async function exported(...options: string[]): Promise<Record<string, string>[]> {
  const { said, status, wrong } = await ordersCommand(shop)('export', ...options);
  expect({ status, wrong }).toMatchObject({ status: 0 });
  const delimiter = options.length > 0 ? ';' : ',';
  return parse<Record<string, string>>(said, { bom: true, columns: true, delimiter });
}

const cellsOf = (row: Record<string, string>) => NEW.map((name) => row[name]);
const sumOf = (rows: Record<string, string>[], name: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0) / 100;

test('the rows of an order have its tax by rate, of the delivery too, and come to its total', async () => {
  await sell(SETTINGS, true);
  const rows = await exported();
  expect(rows.map(cellsOf)).toEqual([
    ['goods', 'Slim Raw Jeans', '2', '3998.00', '399.80', '3598.20', '3426.86', '5', '171.34'],
    ['goods', 'Woven Belt', '1', '999.50', '99.95', '899.55', '762.33', '18', '137.22'],
    ['delivery', 'Standard', '', '', '', '39.20', '37.34', '5', '1.86'],
    ['delivery', 'Standard', '', '', '', '9.80', '8.30', '18', '1.50'],
  ]);
  expect(rows[0]).toMatchObject({ 'Tax by name': 'CGST 85.67; SGST 85.67', 'Order total': '4546.75' });
  expect(sumOf(rows, 'Amount')).toBe(4546.75);
  expect(rows[0]!['Subtotal and parts']).toContain(`Includes CGST ${(sumOf(rows, 'Tax') / 2).toFixed(2)}`);
});

test('halves of a tax and HSN codes have columns behind those of every shop, in one whose tax has halves', async () => {
  await shop.db.updateTable('products').set({ hsn: '6203' }).where('id', '=', JEANS).execute();
  await shop.db.updateTable('variants').set({ hsn: '62034290' }).where('id', '=', 'jeans-m-indigo').execute();
  await shop.db.updateTable('products').set({ hsn: '4203' }).where('id', '=', BELT).execute();
  await sell(SETTINGS, true);
  const first = await exported();
  await sell(SETTINGS, false, 'Maharashtra');
  const all = ['HSN', 'CGST', 'SGST', 'IGST'];
  // The two are of one moment: which of them stands first is not said.
  const rows = [...first, ...(await exported()).filter(({ Order }) => Order !== first[0]!.Order)];
  expect(Object.keys(rows[0]!).slice(-7)).toEqual(['Refunded', ...all, 'Cancelled', 'Returned']);
  expect(rows.map((row) => all.map((name) => row[name]))).toEqual([
    ['62034290', '85.67', '85.67', ''],
    ['4203', '68.61', '68.61', ''],
    ['', '0.93', '0.93', ''],
    ['', '0.75', '0.75', ''],
    ['62034290', '', '', '179.92'],
    ['4203', '', '', expect.stringMatching(/^\d+\.\d\d$/)],
    ['', '', '', expect.stringMatching(/^\d+\.\d\d$/)],
    ['', '', '', expect.stringMatching(/^\d+\.\d\d$/)],
  ]);
  for (const row of rows) {
    const paid = all.slice(1).map((name) => ({ tax: row[name] === '' ? '0' : row[name]! }));
    expect(sumOf(paid, 'tax')).toBe(Number(row.Tax));
  }
  await sell({ ...SETTINGS, tax: { ...SETTINGS.tax!, halves: { state: 'UTGST' } } }, true);
  expect(Object.keys((await exported())[0]!).slice(-6, -2)).toEqual(['HSN', 'CGST', 'UTGST', 'IGST']);
  await sell({ ...SETTINGS, tax: { ...SETTINGS.tax!, halves: undefined } }, true);
  expect(Object.keys((await exported())[0]!).at(-3)).toBe('Refunded');
});

test('tax that is added is in the amounts; across the border it has one name', async () => {
  await sell(SETTINGS, false, 'Maharashtra');
  const rows = await exported();
  expect(cellsOf(rows[0]!)).toEqual([
    'goods',
    'Slim Raw Jeans',
    '2',
    '3998.00',
    '399.80',
    '3778.12',
    '3598.20',
    '5',
    '179.92',
  ]);
  expect(rows[0]).toMatchObject({ 'Tax by name': 'IGST 179.92' });
  expect(sumOf(rows, 'Amount').toFixed(2)).toBe(rows[0]!['Order total']);
});

test('the fee of payment on delivery is a row; an order with nothing but goods has their amounts', async () => {
  const { delivery, payOnDelivery } = SETTINGS;
  const id = await sell({ delivery, payOnDelivery }, true);
  const asked = { orderId: id, fields: { method: 'on-delivery' }, expectedTotal: 5066.5 };
  expect(await shop.post('/payments', asked, { token })).toMatchObject({ status: 200 });
  const rows = await exported();
  expect(rows.map(cellsOf)).toEqual([
    ['goods', 'Slim Raw Jeans', '2', '3998.00', '', '3998.00', '', '', ''],
    ['goods', 'Woven Belt', '1', '999.50', '', '999.50', '', '', ''],
    ['delivery', 'Standard', '', '', '', '49.00', '', '', ''],
    ['fee', expect.any(String), '', '', '', '20.00', '', '', ''],
  ]);
  await shop.db.deleteFrom('orders').execute();
  await sell({}, true);
  expect((await exported()).map(cellsOf)).toEqual([
    ['goods', 'Slim Raw Jeans', '2', '3998.00', '', '3998.00', '', '', ''],
    ['goods', 'Woven Belt', '1', '999.50', '', '999.50', '', '', ''],
  ]);
});

test('--separator semicolon is what spreadsheets with a decimal comma open; another word is told', async () => {
  await sell(SETTINGS, true);
  const [row] = await exported('--separator', 'semicolon');
  expect(row).toMatchObject({ 'Line total': '3998,00', Tax: '171,34', 'Tax by name': 'CGST 85,67; SGST 85,67' });
  const listed = await ordersCommand(shop)('list', '--csv', '--separator', 'semicolon');
  expect(listed.said).toContain(';4546,75;');
  for (const args of [
    ['export', '--separator', ';'],
    ['list', '--separator', 'semicolon'],
  ])
    expect(await ordersCommand(shop)(...args)).toMatchObject({ status: 2 });
});
