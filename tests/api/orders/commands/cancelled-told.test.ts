import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite } from '../../engines.ts';
import { openShopOfReturns } from '../returns/shop-of-returns.ts';

/** Of two jeans for 1,999 and a belt for 999.50 one pair and the belt are left, and then the jeans alone. */
let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
let id: string;
beforeEach(async () => {
  shop = await openShopOfReturns(sqlite, { returns: {} });
  id = await shop.paid();
});
afterEach(() => shop.close());
const cancel = (line: string) => shop.run('cancel', id, '--yes', '--line', line);
const lastMail = async () => (await shop.mails()).at(-1)!;
const slip = async () =>
  (await shop.run('print', '--slip', id)).said.replace(/<style>[^]*<\/style>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const exported = async () =>
  parse<Record<string, string>>((await shop.run('export')).said, { bom: true, columns: true });

test('10.cancelled-pieces every later mail about the order says which of its pieces were cancelled', async () => {
  const jeans = '2 x Slim Raw Jeans, M, Indigo: ₹3,998';
  await cancel('1x1');
  expect((await lastMail()).text).toContain(`\n${jeans} (1 cancelled)\n1 x Woven Belt: ₹999.50\nTotal: ₹4,997.50`);
  await cancel('2');
  for (const [act, subject] of [
    ['ship', 'is on its way'],
    ['deliver', 'has arrived'],
  ]) {
    await shop.run(act!, id);
    const told = await lastMail();
    expect(told.subject).toContain(subject);
    expect(told.text).toContain(`\n${jeans} (1 cancelled)\n1 x Woven Belt: ₹999.50 (1 cancelled)\nTotal: ₹4,997.50`);
  }
});

test('10.cancelled-pieces what was cancelled as a whole is said to be so once', async () => {
  await cancel('1x1');
  await shop.run('cancel', id, '--yes');
  const told = await lastMail();
  expect(told.subject).toMatch(/^Your order .* is cancelled$/);
  expect(told.text).not.toContain('(');
});

test('10.cancelled-pieces who tracks the order reads what was cancelled of it, in a store without changes too', async () => {
  const tracked = async () => (await shop.get(`/orders/${id}?contactInfo=asha%40example.com`)).body;
  expect(await tracked()).not.toHaveProperty('cancelled');
  await cancel('1x1');
  const cancelled = [{ line: 0, quantity: 1 }];
  expect(await tracked()).toMatchObject({ id, cancelled });
  expect(await tracked()).not.toHaveProperty('changes');
  expect(await shop.seen(id)).toMatchObject({ id, cancelled });
  await shop.run('cancel', id, '--yes');
  expect(await tracked()).not.toHaveProperty('cancelled');
});

test('the slip of what is left has no totals, which count what was cancelled', async () => {
  expect(await slip()).toMatch(/2 Slim Raw Jeans .* 1 Woven Belt .* 3 pieces Total ₹4,997\.50 $/);
  await cancel('2');
  expect(await slip()).toMatch(/2 Slim Raw Jeans M, Indigo ₹1,999 ₹3,998 2 pieces $/);
  await shop.run('ship', id);
  const sent = await slip();
  expect(sent).toMatch(/2 pieces $/);
  expect(sent).not.toMatch(/Belt|Total|Parcel/);
});

test('the last columns of orders export say how many pieces of a row were cancelled and came back', async () => {
  const counted = async () =>
    (await exported()).map(({ Title, Quantity, Cancelled, Returned }) => [Title, Quantity, Cancelled, Returned]);
  expect(Object.keys((await exported())[0]!).slice(-2)).toEqual(['Cancelled', 'Returned']);
  expect(await counted()).toEqual([
    ['Slim Raw Jeans', '2', '', ''],
    ['Woven Belt', '1', '', ''],
  ]);
  await cancel('2');
  await shop.run('ship', id);
  await shop.run('refused', id, '--yes');
  expect(await counted()).toEqual([
    ['Slim Raw Jeans', '2', '', '2'],
    ['Woven Belt', '1', '1', ''],
  ]);

  id = await shop.place(1);
  await shop.run('cancel', id, '--yes');
  expect((await counted()).slice(2)).toEqual([
    ['Slim Raw Jeans', '1', '1', ''],
    ['Woven Belt', '1', '1', ''],
  ]);
});

test('what came back by a return is counted once it is there', async () => {
  await shop.close();
  shop = await openShopOfReturns(sqlite);
  id = await shop.delivered(1);
  expect(await shop.ask(id, { lines: [{ line: 1, quantity: 1, reason: 'other' }] })).toMatchObject({ status: 200 });
  const returned = async () => (await exported()).map((row) => row.Returned);
  expect(await shop.run('accept', id)).toMatchObject({ status: 0 });
  expect(await returned()).toEqual(['', '']);
  expect(await shop.run('receive', id, '--yes')).toMatchObject({ status: 0 });
  expect(await returned()).toEqual(['', '1']);
});

test('what came back by an exchange is counted once, whatever becomes of what is sent in its place', async () => {
  await shop.close();
  shop = await openShopOfReturns(sqlite, { returns: { online: true, exchange: true } });
  id = await shop.delivered(2);
  const ended = async () => (await exported()).map(({ Cancelled, Returned }) => [Cancelled, Returned])[0];
  await shop.ask(id, { kind: 'exchange', lines: [{ line: 0, quantity: 1, reason: 'other', size: 'L' }] });
  expect(await ended()).toEqual(['', '']);
  await shop.run('receive', id, '--yes');
  expect(await ended()).toEqual(['', '1']);
  await cancel('1x1');
  expect(await ended()).toEqual(['', '1']);
});
