import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { type DocumentShop, openDocumentShop, TOTAL } from './document-shop.ts';
import { creditNoteFor } from '#store-api/shop/documents/credit-note.ts';
import { issueInvoice } from '#store-api/shop/documents/issue-invoice.ts';
import type { Piece } from '#store-api/shop/documents/document.ts';
import type { IssuedDocument } from '#store-api/shop/documents/read-documents.ts';
import { collectMoney } from '#store-api/shop/order-changes/collect-order.ts';
import { refuseParcel } from '#store-api/shop/order-changes/parcels/refuse-parcel.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import type { Trx } from '#store-api/base/db/transact.ts';

const sumOf = (documents: readonly IssuedDocument[], ...kinds: string[]) =>
  documents.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { snapshot }) => sum + snapshot.total, 0);

describeEngines('10.documents what a shop gives out', (engine) => {
  let shop: DocumentShop;
  beforeAll(async () => (shop = await openDocumentShop(engine)));
  afterAll(() => shop.close());

  const inOrder = async <T>(
    work: (trx: Trx, store: NonNullable<Awaited<ReturnType<typeof findStoreById>>>) => Promise<T>,
  ) => {
    const store = (await findStoreById(shop.db, 'main'))!;
    return shop.db.transaction().execute((trx) => work(trx, store));
  };
  const onDelivery = async () => {
    const id = await shop.order();
    await shop.db.updateTable('orders').set({ status: 1, collect: 'due' }).where('id', '=', id).execute();
    return id;
  };

  test('a receipt when it is paid, a tax invoice when it leaves, with what the order kept', async () => {
    const id = await shop.order();
    expect(await shop.documentsOf(id)).toEqual([]);
    await shop.act(id, 'confirm');
    expect(await shop.documentsOf(id)).toMatchObject([
      { number: 'RE2627-00001', kind: 'receipt', parcel: undefined, snapshot: { total: TOTAL, paid: { by: 'owner' } } },
    ]);
    // What the catalogue says later does not matter.
    await shop.db.updateTable('products').set({ hsn: '9999', title: 'Other' }).execute();
    await shop.act(id, 'ship');
    const [, invoice] = await shop.documentsOf(id);
    expect(invoice).toEqual({
      ...{ number: 'IN2627-00001', kind: 'invoice', orderId: id, parcel: 0, refersTo: undefined },
      issuedAt: '2026-03-31T19:00:00.000Z',
      snapshot: {
        issuedAt: '2026-03-31T19:00:00.000Z',
        ...{ currency: 'INR', locale: 'en-IN', timeZone: 'Asia/Kolkata', language: 'en', country: 'IN' },
        seller: {
          name: 'Selvedge Clothing LLP',
          address: ['4 Mill Lane', 'Kochi 682001'],
          taxNumber: '32AAACS1234A1Z5',
        },
        buyer: ['Asha Rao', '12 Lake Road', 'Pune, Maharashtra 411001'],
        order: { id, name: await numberOf(shop.db, id), placedAt: '2026-03-31T19:00:00.000Z' },
        placeOfSupply: 'Maharashtra',
        stateCode: '27',
        taxIncluded: true,
        rows: [
          {
            ...{ kind: 'goods', label: 'Slim Raw Jeans', choice: 'M, Indigo', hsn: '9999', price: 199900, rate: 5 },
            pieces: [
              [0, 0],
              [0, 1],
            ],
            ...{ base: 380762, taxes: { IGST: 19038 }, amount: 399800 },
          },
          {
            ...{ kind: 'goods', label: 'Woven Belt', hsn: '4203', origin: 'IN', price: 99950, rate: 5 },
            pieces: [[1, 0]],
            ...{ base: 95190, taxes: { IGST: 4760 }, amount: 99950 },
          },
          { kind: 'delivery', label: 'Standard', rate: 5, base: 4666, taxes: { IGST: 234 }, amount: 4900 },
        ],
        total: TOTAL,
        words: 'Rupees Five Thousand Forty-Six and Paise Fifty Only',
      },
    });
    await shop.db.updateTable('products').set({ hsn: null }).execute();
  });

  test('inside the state the invoice has both halves, and they add up to the order', async () => {
    const id = await shop.sent({ state: 'Kerala', postalCode: '682001', city: 'Kochi' });
    const { snapshot } = (await shop.documentsOf(id)).find(({ kind }) => kind === 'invoice')!;
    expect(snapshot).toMatchObject({
      placeOfSupply: 'Kerala',
      total: TOTAL,
      rows: [{ taxes: { CGST: 9519, SGST: 9519 } }, {}, {}],
    });
    const { parts } = await shop.db.selectFrom('orders').select('parts').where('id', '=', id).executeTakeFirstOrThrow();
    for (const { kind, label, amount } of JSON.parse(parts!))
      if (kind === 'tax') expect(snapshot.rows.reduce((sum, { taxes }) => sum + taxes[label]!, 0)).toBe(amount);
  });

  test('an invoice for each parcel, the delivery on the first; a piece is charged once', async () => {
    const id = await shop.order();
    await shop.act(id, 'confirm');
    const at = shop.clock.now.toISOString();
    await inOrder(async (trx, store) => {
      await issueInvoice(trx, store, { orderId: id, parcel: 0, pieces: [[0, 1]], at });
      await expect(issueInvoice(trx, store, { orderId: id, parcel: 1, pieces: [[0, 1]], at })).rejects.toThrow(
        /already/,
      );
      const rest: Piece[] = [
        [0, 0],
        [1, 0],
      ];
      await issueInvoice(trx, store, { orderId: id, parcel: 1, pieces: rest, at });
    });
    const invoices = (await shop.documentsOf(id)).filter(({ kind }) => kind === 'invoice');
    expect(invoices.map(({ parcel, snapshot }) => [parcel, snapshot.rows.map(({ kind }) => kind)])).toEqual([
      [0, ['goods', 'delivery']],
      [1, ['goods', 'goods']],
    ]);
    expect(sumOf(invoices, 'invoice')).toBe(TOTAL);
  });

  test('a credit note for the pieces that came back, then for the rest; a piece that is sent again is charged again', async () => {
    const id = await shop.sent();
    const at = shop.clock.now.toISOString();
    const [first] = await inOrder((trx, store) =>
      creditNoteFor(trx, store, { orderId: id, returned: { pieces: [[0, 0]], delivery: 20_00 }, at }),
    );
    const before = await shop.documentsOf(id);
    const invoice = before.find(({ kind }) => kind === 'invoice')!;
    expect(before.find(({ number }) => number === first)).toMatchObject({
      ...{ kind: 'credit-note', refersTo: invoice.number },
      snapshot: {
        refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
        total: 199_900 + 2_000,
        rows: [
          { pieces: [[0, 0]], amount: 199_900 },
          // 2.34 of the delivery's 49 are tax.
          { kind: 'delivery', base: 1904, taxes: { IGST: 96 } },
        ],
      },
    });
    await inOrder(async (trx, store) => {
      // The same piece does not come back twice.
      expect(await creditNoteFor(trx, store, { orderId: id, returned: { pieces: [[0, 0]] }, at })).toEqual([]);
      await issueInvoice(trx, store, { orderId: id, parcel: 1, pieces: [[0, 0]], at });
      await creditNoteFor(trx, store, { orderId: id, returned: 'everything', at });
      expect(await creditNoteFor(trx, store, { orderId: id, returned: 'everything', at })).toEqual([]);
    });
    const after = await shop.documentsOf(id);
    expect(sumOf(after, 'invoice')).toBe(TOTAL + 199_900);
    expect(sumOf(after, 'credit-note')).toBe(TOTAL + 199_900);
  });

  test('what is cancelled before it was sent needs no credit note', async () => {
    const id = await shop.order();
    await shop.act(id, 'confirm');
    await shop.act(id, 'cancel');
    const at = shop.clock.now.toISOString();
    expect(
      await inOrder((trx, store) => creditNoteFor(trx, store, { orderId: id, returned: 'everything', at })),
    ).toEqual([]);
    expect((await shop.documentsOf(id)).map(({ kind }) => kind)).toEqual(['receipt']);
  });

  test('a receipt says that the money came by the transfer that the order waited for', async () => {
    const id = await shop.order();
    await shop.db.updateTable('orders').set({ collect: 'to-transfer' }).where('id', '=', id).execute();
    await shop.act(id, 'confirm');
    expect((await shop.documentsOf(id))[0]!.snapshot.paid).toEqual({ by: 'bank-transfer' });
  });

  test('paid on delivery: an invoice when it leaves, a receipt when the money is there; refused, a credit note for all', async () => {
    const input = { storeId: 'main', now: () => shop.clock.now, mailFrom: undefined };
    const taken = await onDelivery();
    await shop.act(taken, 'ship');
    expect((await shop.documentsOf(taken)).map(({ kind }) => kind)).toEqual(['invoice']);
    await collectMoney(shop.db, { ...input, orderId: taken });
    expect((await shop.documentsOf(taken)).find(({ kind }) => kind === 'receipt')!.snapshot).toMatchObject({
      total: TOTAL,
      paid: { by: 'on-delivery' },
    });
    const refused = await onDelivery();
    await shop.act(refused, 'ship');
    await refuseParcel(shop.db, { ...input, orderId: refused });
    const documents = await shop.documentsOf(refused);
    expect(documents.map(({ kind }) => kind).sort()).toEqual(['credit-note', 'invoice']);
    expect(sumOf(documents, 'credit-note')).toBe(TOTAL);
  });
});
