import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { DELIVERY, type DocumentShop, GST, openDocumentShop, state, TOTAL } from './document-shop.ts';
import { loseParcel } from '#store-api/shop/order-changes/parcels/lose-parcel.ts';
import { shipOrder } from '#store-api/shop/order-changes/parcels/ship-order.ts';
import { openPaying } from '../payments/paying.ts';
import { documentView } from '#store-api/shop/documents/printing/document-view.ts';

describeEngines('10.documents by what the folder says', (engine) => {
  let shop: DocumentShop;
  beforeAll(async () => (shop = await openDocumentShop(engine)));
  afterAll(() => shop.close());

  test('numbers begin anew with the financial year of the store, each kind by itself', async () => {
    const before = shop.clock.now;
    shop.clock.now = new Date('2027-03-31T18:29:59Z');
    const last = await shop.sent();
    shop.clock.now = new Date('2027-03-31T18:30:00Z');
    const first = await shop.sent();
    shop.clock.now = before;
    const numbers = async (id: string) => (await shop.documentsOf(id)).map(({ number }) => number).sort();
    expect(await numbers(last)).toEqual([expect.stringMatching(/^IN2627-\d{5}$/), expect.stringMatching(/^RE2627-/)]);
    expect(await numbers(first)).toEqual(['IN2728-00001', 'RE2728-00001']);
  });

  test.each([
    ['composition', 'bill-of-supply', 'BS2627-00001'],
    ['none', 'bill', 'AB1BI2627-00001'],
  ] as const)('a store whose registration is %s gives out a %s', async (registration, kind, number) => {
    const documents = registration === 'none' ? { prefix: 'AB1', note: 'No VAT is charged.' } : true;
    await state(shop, {
      tax: { registration, state: 'Maharashtra', yearStart: '04-01', documents },
      delivery: DELIVERY,
    });
    const id = await shop.sent();
    const made = (await shop.documentsOf(id)).find((one) => one.kind === kind)!;
    expect(made).toMatchObject({ number, snapshot: { total: TOTAL } });
    expect(made.snapshot.rows.map(({ rate, taxes }) => [rate, taxes])).toEqual([
      [undefined, {}],
      [undefined, {}],
      [undefined, {}],
    ]);
    expect(made.snapshot.note).toBe(registration === 'none' ? 'No VAT is charged.' : undefined);
    await state(shop, { tax: GST, delivery: DELIVERY });
  });

  test('in the EU and Great Britain an invoice says when what it charges for left; a receipt and a credit note do not', async () => {
    const saying = async (country: string) => {
      await state(shop, { tax: GST, delivery: DELIVERY }, country);
      const id = await shop.order();
      await shop.act(id, 'confirm');
      const before = shop.clock.now;
      shop.clock.now = new Date('2026-04-02T19:00:00Z');
      await shop.act(id, 'ship');
      await loseParcel(shop.db, {
        storeId: 'main',
        orderId: id,
        now: () => shop.clock.now,
        mailFrom: undefined,
        resend: false,
      });
      shop.clock.now = before;
      const documents = (await shop.documentsOf(id)).map((document) => [
        document.kind,
        Object.fromEntries(documentView(document).facts)['Date of supply'],
      ]);
      return Object.fromEntries(documents) as object;
    };
    const inDays = { receipt: undefined, invoice: '3 April 2026', 'credit-note': undefined };
    expect(await saying('DE')).toEqual(inDays);
    expect(await saying('GB')).toEqual(inDays);
    expect(await saying('IN')).toEqual({ ...inDays, invoice: undefined });
  });

  test('10.documents: the number of the tax is called a VAT number in the EU, elsewhere by the name of the tax', async () => {
    const called = async (country: string) => {
      await state(shop, { tax: { ...GST, number: '123-456-789' }, delivery: DELIVERY }, country);
      const [receipt] = await shop.documentsOf(await shop.sent());
      return documentView(receipt!).seller.lines.at(-1);
    };
    expect(await called('NZ')).toBe('GST number 123-456-789');
    expect(await called('AU')).toBe('ABN 123-456-789');
    const heading = async () => {
      const invoice = (await shop.documentsOf(await shop.sent())).find(({ kind }) => kind === 'invoice');
      return documentView(invoice!).title;
    };
    expect(await heading(), 'as Australian law asks').toBe('Tax invoice');
    expect(await called('IE')).toBe('VAT number 123-456-789');
    expect(await called('IN')).toBe('GSTIN 123-456-789');
    await state(shop, { tax: GST, delivery: DELIVERY });
  });

  test('of mixed rates an invoice has the delivery by rate; the receipt, which has no rates, as one row', async () => {
    const rates = (rate: number) => [{ from: '2017-07-01', rate }];
    const classes = [
      { name: 'clothes', rates: rates(20) },
      { name: 'leather', hsn: ['4203'], rates: rates(0) },
    ];
    await state(shop, { tax: { ...GST, classes }, delivery: DELIVERY });
    const id = await shop.sent();
    const [receipt, invoice] = await shop.documentsOf(id);
    const delivery = (of: typeof receipt) =>
      of!.snapshot.rows.flatMap(({ kind, rate, amount }) => (kind === 'delivery' ? [[rate, amount]] : []));
    expect(delivery(invoice)).toEqual([
      [20, expect.any(Number)],
      [0, expect.any(Number)],
    ]);
    expect(delivery(receipt)).toEqual([[undefined, 4900]]);
    expect(documentView(receipt!).rows.rows).toEqual([
      [expect.stringContaining('Slim Raw Jeans'), '2', '1,999.00', '3,998.00'],
      [expect.stringContaining('Woven Belt'), '1', '999.50', '999.50'],
      ['Standard', '', '', '49.00'],
    ]);
    await state(shop, { tax: GST, delivery: DELIVERY });
  });

  test('a store whose folder does not ask for them gives out none', async () => {
    await state(shop, { tax: { ...GST, documents: undefined }, delivery: DELIVERY });
    expect(await shop.documentsOf(await shop.sent())).toEqual([]);
    await state(shop, { tax: GST, delivery: DELIVERY });
  });
});

describeEngines('10.documents a store that gives out no more of them', (engine) => {
  test('takes back what an invoice has charged, so that it can be sent again', async () => {
    const shop = await openDocumentShop(engine);
    const id = await shop.sent();
    await state(shop, { tax: { ...GST, documents: undefined }, delivery: DELIVERY });
    const act = { storeId: 'main', orderId: id, now: () => shop.clock.now, mailFrom: undefined };
    await loseParcel(shop.db, { ...act, resend: true });
    await state(shop, { tax: GST, delivery: DELIVERY });
    await shipOrder(shop.db, act);
    const charging = (await shop.documentsOf(id)).filter(({ kind }) => kind !== 'receipt');
    expect(charging.map(({ kind, parcel }) => [kind, parcel]).sort()).toEqual([
      ['credit-note', 0],
      ['invoice', 0],
      ['invoice', 1],
    ]);
    await shop.close();
  });
});

describeEngines('10.documents a payment at a gateway', (engine) => {
  test('has one receipt, however often it is reported, which says how it was paid', async () => {
    const shop = await openPaying(engine);
    await state(shop, { tax: GST, delivery: undefined });
    const { orderId, charge } = await shop.begin('razorpay');
    await shop.tell(charge, { outcome: 'paid' });
    await shop.tell(charge, { outcome: 'paid', eventId: 'again' });
    const rows = await shop.db.selectFrom('documents').selectAll().execute();
    expect(rows).toMatchObject([{ kind: 'receipt', order_id: orderId }]);
    expect(JSON.parse(rows[0]!.snapshot)).toMatchObject({
      total: 199_900,
      paid: { by: 'razorpay', reference: expect.any(String) },
    });
    await shop.close();
  });
});
