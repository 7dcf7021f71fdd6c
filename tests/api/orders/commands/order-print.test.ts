import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ordersToPrint } from '#owner/orders/printing/orders-to-print.ts';
import { packingSlips } from '#owner/orders/printing/packing-slips.ts';
import { pickingList } from '#owner/orders/printing/picking-list.ts';
import { printedShop } from '#owner/orders/printing/printed-shop.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { BELT, JEANS } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { numberOf, openShop, orderOf, SHIPPING, type TestShop } from '../../fixture.ts';
import { ordersCommand } from './orders-command.ts';

const jeans = (quantity: number, size: string) => ({ productId: JEANS, quantity, size, color: 'Indigo' });
const HOSTILE = { ...SHIPPING, fullName: '<script>alert(1)</script>', address: '12 "Lake" Road\u001b[2J\nFlat 3' };

describeEngines('orders print', (engine) => {
  let shop: TestShop;
  let first: string;
  let second: string;
  let pending: string;
  beforeEach(async () => {
    let minute = 0;
    shop = await openShop(engine, { now: () => new Date(Date.parse('2026-11-21T10:00:00Z') + minute++ * 60_000) });
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: [],
      info: {
        storeName: 'Selvedge & Sons',
        companyAddress: '1 Mill Road\nMumbai 400001',
        companyEmail: 'hello@shop.example',
      },
    });
    await shop.db.updateTable('variants').set({ stock: 20, sku: 'JN-M' }).where('id', '=', 'jeans-m-indigo').execute();
    const token = await shop.signUp('asha@example.com');
    const place = async (lines: { productId: string; quantity: number }[], shippingAddress = SHIPPING) =>
      (await shop.post('/orders', { ...orderOf(lines), shippingAddress }, { token })).body.id as string;
    first = await place([jeans(2, 'M'), { productId: BELT, quantity: 1 }]);
    second = await place([jeans(3, 'M'), jeans(1, 'S')], HOSTILE);
    pending = await place([{ productId: BELT, quantity: 4 }]);
    await shop.db.updateTable('orders').set({ status: 1 }).where('id', 'in', [first, second]).execute();
  });
  afterEach(() => shop.close());
  const name = (id: string) => numberOf(shop.db, id);
  const paper = () => printedShop(shop.db, 'main');
  const paid = (...ids: string[]) => ordersToPrint(shop.db, 'main', ids);

  test('a picking list adds up all paid orders, by product with SKU, size, colour and quantity', async () => {
    const html = pickingList(await paper(), await paid());
    expect(textOf(html)).toBe(
      [
        'Selvedge & Sons Picking list 2 orders, 7 pieces',
        'Quantity Product SKU Orders',
        '1 Slim Raw Jeans S, Indigo #2 5 Slim Raw Jeans M, Indigo JN-M #1 × 2, #2 × 3 1 Woven Belt #1',
        `Orders Placed Pieces #1 ${await name(first)} Asha Rao, Pune 21 November 2026 3 pieces`,
        `#2 ${await name(second)} <script>alert(1)</script>, Pune 21 November 2026 4 pieces`,
      ].join(' '),
    );
  });

  test('a packing slip for each order, on a page of its own', async () => {
    const html = packingSlips(await paper(), await paid(), { prices: true });
    expect(html.match(/<section class="slip">/g)).toHaveLength(2);
    expect(html).toContain('.slip + .slip { break-before: page }');
    expect(textOf(html.split('</section>')[0]!)).toBe(
      [
        `Selvedge & Sons Packing slip Order ${await name(first)} 21 November 2026`,
        'Ship to Asha Rao 12 Lake Road Pune, Maharashtra 411001 +91 98765 43210',
        'From 1 Mill Road Mumbai 400001 hello@shop.example',
        'Quantity Product SKU Price Sum',
        '2 Slim Raw Jeans M, Indigo JN-M ₹1,999 ₹3,998 1 Woven Belt ₹999.50 ₹999.50 3 pieces Total ₹4,997.50',
      ].join(' '),
    );
  });

  test('11.address-lines: a slip and the mail to the owner have the address as the country writes it', async () => {
    await shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify({ storeName: 'Kiln', companyEmail: 'a@kiln.example', terms: { country: 'GB' } }) })
      .execute();
    const slip = packingSlips(await paper(), await paid(first), { prices: false });
    expect(slip).toContain('<br>Pune, Maharashtra<br>411001<br>');
    await ordersCommand(shop)('confirm', pending);
    const mails = await shop.db.selectFrom('outbox').select('text').where('recipient', '=', 'a@kiln.example').execute();
    expect(mails.map(({ text }) => text).join()).toContain('To:\nAsha Rao\n12 Lake Road\nPune, Maharashtra\n411001\n');
  });

  test('without prices none stands in it', async () => {
    const html = packingSlips(await paper(), await paid(), { prices: false });
    expect(html).not.toMatch(/₹|Total|Price/);
    expect(textOf(html)).toContain('Quantity Product SKU 2 Slim Raw Jeans M, Indigo JN-M 1 Woven Belt 3 pieces');
  });

  test('what a shopper typed is text, and the page loads nothing', async () => {
    const html = packingSlips(await paper(), await paid(second), { prices: true });
    expect(html).not.toMatch(/<script|\u001b|src=|href=|url\(|@import/);
    expect(html).toContain(
      '&#60;script&#62;alert(1)&#60;/script&#62;<br>12 &#34;Lake&#34; Road [2J<br>Flat 3<br>Pune, Maharashtra 411001',
    );
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  test('orders by id: each once, as they were given; unknown and cancelled ones are refused', async () => {
    expect((await paid(pending, first, pending)).map(({ id }) => id)).toEqual([pending, first]);
    await expect(paid(first, 'ord_none')).rejects.toThrow('There is no order ord_none.');
    await shop.db.updateTable('orders').set({ status: 4 }).execute();
    await expect(paid(first)).rejects.toThrow(`Order ${await name(first)} is cancelled.`);
    await expect(paid()).rejects.toThrow('No order is paid and waits to be sent.');
    await expect(ordersToPrint(shop.db, 'other', [first])).rejects.toThrow('There is no order');
  });

  test('the command: to standard output, or into a new file', async () => {
    const orders = ordersCommand(shop);
    expect(textOf((await orders('print', '--picking')).said)).toContain('2 orders, 7 pieces');
    const file = join(shop.dataFolder, 'slips.html');
    expect(await orders('print', second, first, '--slip', '--no-prices', '--out', file)).toEqual({
      status: 0,
      said: '',
      wrong: '',
    });
    const html = readFileSync(file, 'utf8');
    expect(html.indexOf(await name(second))).toBeLessThan(html.indexOf(await name(first)));
    expect(html).not.toContain('₹');
    expect(await orders('print', '--slip', '--out', file)).toMatchObject({ status: 1 });
    for (const args of [[], ['--picking', '--slip']])
      expect(await orders('print', ...args)).toMatchObject({
        status: 2,
        wrong: expect.stringContaining('Either --picking or --slip.'),
      });
  });
});

/** What stands on the paper. */
function textOf(html: string): string {
  const [, body = ''] = /<body>([^]*)/.exec(html) ?? [];
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();
}
