import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { type DocumentShop, openDocumentShop } from './document-shop.ts';
import { creditNoteFor } from '#store-api/shop/documents/credit-note.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';

describeEngines('10.documents the owner’s commands', (engine) => {
  let shop: DocumentShop;
  let id: string;
  beforeAll(async () => {
    shop = await openDocumentShop(engine);
    id = await shop.sent();
    const store = (await findStoreById(shop.db, 'main'))!;
    const at = '2026-04-30T18:29:59.000Z';
    await shop.db
      .transaction()
      .execute((trx) => creditNoteFor(trx, store, { orderId: id, returned: { pieces: [[1, 0]] }, at }));
    shop.clock.now = new Date('2026-04-30T18:30:00Z');
    await shop.sent({ state: 'Kerala', postalCode: '682001' });
  });
  afterAll(() => shop.close());
  const run = (...args: string[]) =>
    ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, ['invoices', ...args]);

  test('a list has each, of a month those of its days in the store', async () => {
    const lines = (await run('list', '--month', '2026-04')).said.trim().split('\n');
    expect(lines.map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
      ['2026-04-01 00:30', 'IN2627-00001', 'Tax invoice', '₹5,046.50'],
      ['2026-04-01 00:30', 'RE2627-00001', 'Receipt', '₹5,046.50'],
      ['2026-04-30 23:59', 'CN2627-00001', 'Credit note', '₹999.50'],
    ]);
    expect((await run('list')).said.trim().split('\n')).toHaveLength(5);
    expect(JSON.parse((await run('list', '--month', '2026-05', '--json')).said)).toMatchObject([
      { number: 'IN2627-00002', placeOfSupply: 'Kerala', total: 5046.5 },
      { number: 'RE2627-00002', paid: { by: 'owner' } },
    ]);
    expect((await run('list', '--month', '2026-13')).status).toBe(2);
  });

  test('the accountant’s file has a row for each and rate; what came back is below 0', async () => {
    const file = join(shop.dataFolder, 'april.csv');
    await run('export', '--month', '2026-04', '--out', file);
    const rows = parse<Record<string, string>>(readFileSync(file, 'utf8'), { columns: true, bom: true });
    const shared = {
      Order: await numberOf(shop.db, id),
      Customer: 'Asha Rao',
      'Place of supply': 'Maharashtra',
      Currency: 'INR',
      'Tax rate': '5',
    };
    expect(rows).toEqual([
      {
        ...{ Number: 'IN2627-00001', Kind: 'invoice', Date: '2026-04-01', 'Refers to': '', ...shared },
        ...{ 'Before tax': '4806.18', Tax: '240.32', CGST: '0.00', SGST: '0.00', IGST: '240.32', Amount: '5046.50' },
      },
      {
        ...{ Number: 'CN2627-00001', Kind: 'credit-note', Date: '2026-04-30', 'Refers to': 'IN2627-00001', ...shared },
        ...{ 'Before tax': '-951.90', Tax: '-47.60', CGST: '0.00', SGST: '0.00', IGST: '-47.60', Amount: '-999.50' },
      },
    ]);
    expect((await run('export')).wrong).toContain('--month is missing');
  });

  test('one is shown, and printed as a page or a file', async () => {
    const { said } = await run('show', 'cn2627-00001');
    for (const line of ['Credit note', 'For: IN2627-00001 of 1 April 2026', 'Credited: ₹999.50'])
      expect(said).toContain(line);
    expect((await run('print', 'CN2627-00001')).said).toContain('<h1>Credit note</h1>');
    const file = join(shop.dataFolder, 'note.pdf');
    await run('print', 'CN2627-00001', '--pdf', '--out', file);
    expect(existsSync(file) && readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await run('show', 'IN2627-09999')).wrong).toContain('There is no document IN2627-09999.');
  });
});
