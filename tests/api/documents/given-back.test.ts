import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { type DocumentShop, openDocumentShop, TOTAL } from './document-shop.ts';
import { givingBack } from './giving-back.ts';
import type { IssuedDocument } from '#store-api/shop/documents/read-documents.ts';
import { collectMoney } from '#store-api/shop/order-changes/collect-order.ts';
import { loseParcel } from '#store-api/shop/order-changes/parcels/lose-parcel.ts';
import { shipOrder } from '#store-api/shop/order-changes/parcels/ship-order.ts';

/** Of one pair of jeans, and of the belt. */
const [JEANS, BELT] = [199_900, 99_950];

describeEngines('10.documents money that the owner gives back by choice', (engine) => {
  let shop: DocumentShop;
  let owner: ReturnType<typeof givingBack>;
  beforeAll(async () => {
    // Mails wait, and keep their text, which one that was sent does not.
    shop = await openDocumentShop(engine, undefined, { outboxEveryMs: 3_600_000 });
    owner = givingBack(shop);
    const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
    const withOwner = JSON.stringify({ ...JSON.parse(info), companyEmail: 'owner@shop.example' });
    await shop.db.updateTable('stores').set({ info: withOwner }).execute();
  });
  afterAll(() => shop.close());

  const credits = async (orderId: string) =>
    (await shop.documentsOf(orderId)).filter(({ kind }) => kind === 'credit-note');
  const rowsOf = ({ snapshot }: IssuedDocument) =>
    snapshot.rows.map(({ label, pieces, reduces, rate, base, taxes }) => ({
      ...{ label, pieces, reduces, rate, base },
      tax: Object.values(taxes).reduce((sum, one) => sum + one, 0),
    }));
  const net = async (orderId: string) =>
    (await shop.documentsOf(orderId)).reduce(
      (sum, { kind, snapshot: { total } }) => sum + ({ invoice: total, 'credit-note': -total }[kind as string] ?? 0),
      0,
    );
  const input = (orderId: string) => ({ storeId: 'main', orderId, now: () => shop.clock.now, mailFrom: undefined });
  const mailed = (orderId: string, subject: string) =>
    shop.db
      .selectFrom('outbox')
      .innerJoin('orders', 'orders.store_id', 'outbox.store_id')
      .select('outbox.documents')
      .where('orders.id', '=', orderId)
      .whereRef('outbox.text', 'like', (eb) => eb.fn<string>('concat', [eb.val('%'), 'orders.number', eb.val('%')]))
      .where('subject', 'like', subject)
      .execute();

  test('for a piece: a credit note takes it back from its invoice, and goes with the mail about the refund', async () => {
    const id = await shop.sent();
    await shop.act(id, 'deliver');
    await owner.give(id, { lines: [{ line: 2, count: 1 }] });
    const [note, ...others] = await credits(id);
    expect(others).toEqual([]);
    const invoice = (await shop.documentsOf(id)).find(({ kind }) => kind === 'invoice')!;
    expect(note).toMatchObject({ refersTo: invoice.number, parcel: 0, snapshot: { total: BELT } });
    expect(rowsOf(note!)).toMatchObject([{ label: 'Woven Belt', pieces: [[1, 0]], rate: 5, base: 95_190, tax: 4_760 }]);
    await owner.settle(id);
    expect(await mailed(id, 'Your refund%')).toEqual([{ documents: JSON.stringify([note!.number]) }]);
  });

  test('what went back at a gateway’s own pages has no credit note, and what is given after that has just one', async () => {
    const id = await shop.sent();
    const { id: paymentId } = await shop.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const at = shop.clock.now.toISOString();
    await shop.db
      .insertInto('refunds')
      .values({
        ...{ store_id: 'main', id: 'ref_there', order_id: id, position: 1, payment_id: paymentId, currency: 'INR' },
        ...{ amount_paise: 10_000, reason: 'gateway', state: 'succeeded', created_at: at, updated_at: at },
      })
      .execute();
    await owner.give(id, { amountPaise: 2_000 });
    await owner.give(id, { amountPaise: 3_000 });
    expect((await credits(id)).map(({ snapshot: { total } }) => total)).toEqual([2_000, 3_000]);
    expect(await net(id)).toBe(TOTAL - 5_000);
  });

  test('an amount lowers the price, at the rates of what is charged, and never by more than that', async () => {
    const id = await shop.sent();
    await owner.give(id, { amountPaise: 2_000 });
    expect((await credits(id)).map(rowsOf)).toEqual([
      [{ label: 'Price reduction', pieces: undefined, reduces: [], rate: 5, base: 1_905, tax: 95 }],
    ]);
    await owner.give(id, { amountPaise: TOTAL - 2_000 });
    expect(await net(id)).toBe(0);
    const taxOf = ({ kind, snapshot }: IssuedDocument) =>
      snapshot.rows.reduce((sum, { taxes }) => sum + (taxes.IGST ?? 0), 0) *
      ({ invoice: 1, 'credit-note': -1 }[kind as string] ?? 0);
    expect((await shop.documentsOf(id)).reduce((sum, one) => sum + taxOf(one), 0)).toBe(0);
  });

  test('pieces and less than they cost: each in turn is taken back, and the price of the last is lowered', async () => {
    const id = await shop.sent();
    await owner.give(id, { lines: [{ line: 1, count: 2 }], amountPaise: JEANS + 10_000 });
    expect((await credits(id)).map(rowsOf)).toMatchObject([
      [{ label: 'Slim Raw Jeans', pieces: [[0, 0]] }],
      [{ label: 'Price reduction', reduces: [[0, 1]], rate: 5, base: 9_524, tax: 476 }],
    ]);
    expect(await net(id)).toBe(TOTAL - JEANS - 10_000);
    // What goes back of it later is the rest.
    await loseParcel(shop.db, { ...input(id), resend: false });
    expect(await net(id)).toBe(0);
    const last = (await credits(id)).find(({ snapshot }) => snapshot.rows.some(({ kind }) => kind === 'delivery'))!;
    expect(last.snapshot.rows.map(({ amount }) => amount)).toEqual([JEANS, BELT, 4_900, -10_000]);
  });

  test('what was given back before it is sent is taken off once it is charged', async () => {
    const id = await shop.order();
    await shop.act(id, 'confirm');
    await owner.give(id, { amountPaise: 30_000 });
    expect(await credits(id)).toEqual([]);
    await shipOrder(shop.db, { ...input(id), lines: [{ line: 1 }] });
    expect(await credits(id)).toEqual([]);
    await shipOrder(shop.db, input(id));
    expect(await net(id)).toBe(TOTAL - 30_000);
    const [note] = await credits(id);
    const [first] = (await shop.documentsOf(id)).filter(({ kind }) => kind === 'invoice');
    expect(note!.refersTo).toBe(first!.number);
    expect((await mailed(id, 'The rest of%'))[0]!.documents).toContain(note!.number);
  });

  test('what the owner does not return after all has its credit note all the same', async () => {
    const id = await shop.sent();
    await owner.give(id, { amountPaise: 2_000 });
    await owner.settle(id, 'nothing');
    expect(await net(id)).toBe(TOTAL - 2_000);
    expect(await mailed(id, 'Your refund%')).toEqual([]);
  });

  test('what was paid at the door has its receipt, which is mailed, and the store is not told to send it', async () => {
    const id = await shop.order();
    await shop.db.updateTable('orders').set({ status: 1, collect: 'due' }).where('id', '=', id).execute();
    await shop.act(id, 'ship');
    await collectMoney(shop.db, input(id));
    const receipt = (await shop.documentsOf(id)).find(({ kind }) => kind === 'receipt')!;
    expect(await mailed(id, 'We have your payment%')).toEqual([{ documents: JSON.stringify([receipt.number]) }]);
    expect(await mailed(id, 'Order % is paid:%')).toEqual([]);
    const { text } = await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('documents', '=', JSON.stringify([receipt.number]))
      .executeTakeFirstOrThrow();
    expect(text).toContain('thank you: we have your payment.\n');
    expect(text).not.toContain('To pay on delivery');
  });
});
