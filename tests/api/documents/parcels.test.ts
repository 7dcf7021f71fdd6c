import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { type DocumentShop, openDocumentShop, TOTAL } from './document-shop.ts';
import type { IssuedDocument } from '#store-api/shop/documents/read-documents.ts';
import { loseParcel } from '#store-api/shop/order-changes/parcels/lose-parcel.ts';
import { refuseParcel } from '#store-api/shop/order-changes/parcels/refuse-parcel.ts';
import { shipOrder } from '#store-api/shop/order-changes/parcels/ship-order.ts';

/** Of one pair of jeans, of the belt, and of the delivery. */
const [JEANS, BELT, DELIVERY] = [199_900, 99_950, 4_900];

describeEngines('10.documents by parcel', (engine) => {
  let shop: DocumentShop;
  beforeAll(async () => (shop = await openDocumentShop(engine)));
  afterAll(() => shop.close());

  const paid = async () => {
    const orderId = await shop.order();
    await shop.act(orderId, 'confirm');
    return { storeId: 'main', orderId, now: () => shop.clock.now, mailFrom: undefined };
  };
  /** Its invoices and credit notes. */
  const texts = async (orderId: string) => {
    const textOf = ({ kind, parcel, snapshot }: IssuedDocument) => {
      const rows = snapshot.rows.map((row) => `${row.pieces?.length ?? row.kind} ${row.amount}`).join(', ');
      return `${kind === 'invoice' ? 'invoice of' : 'credit for'} parcel ${parcel! + 1}: ${rows}`;
    };
    return (await shop.documentsOf(orderId))
      .filter(({ kind }) => kind !== 'receipt')
      .map(textOf)
      .sort();
  };
  const net = async (orderId: string) =>
    (await shop.documentsOf(orderId)).reduce(
      (sum, { kind, snapshot }) =>
        kind === 'receipt' ? sum : sum + (kind === 'credit-note' ? -snapshot.total : snapshot.total),
      0,
    );

  test('each parcel has its invoice, of what is in it; the delivery is on the first', async () => {
    const input = await paid();
    await shipOrder(shop.db, { ...input, lines: [{ line: 1, count: 1 }] });
    await shipOrder(shop.db, { ...input, lines: [{ line: 2 }] });
    await shipOrder(shop.db, input);
    expect(await texts(input.orderId)).toEqual([
      `invoice of parcel 1: 1 ${JEANS}, delivery ${DELIVERY}`,
      `invoice of parcel 2: 1 ${BELT}`,
      `invoice of parcel 3: 1 ${JEANS}`,
    ]);
    expect(await net(input.orderId)).toBe(TOTAL);
    const mails = await shop.db.selectFrom('outbox').select(['subject', 'documents']).execute();
    const sent = mails.filter(({ subject }) => subject.endsWith('is on its way')).map(({ documents }) => documents);
    const numbers = (await shop.documentsOf(input.orderId)).filter(({ kind }) => kind === 'invoice');
    expect(sent.sort()).toEqual(numbers.map(({ number }) => JSON.stringify([number])).sort());
  });

  test('lost and sent again: its invoice is taken back, the next parcel has its own, with the delivery if none stands', async () => {
    const input = await paid();
    await shipOrder(shop.db, { ...input, lines: [{ line: 1 }] });
    await loseParcel(shop.db, { ...input, resend: true });
    const back = [
      `credit for parcel 1: 2 ${2 * JEANS}, delivery ${DELIVERY}`,
      `invoice of parcel 1: 2 ${2 * JEANS}, delivery ${DELIVERY}`,
    ];
    expect(await texts(input.orderId)).toEqual(back);
    await shipOrder(shop.db, { ...input, lines: [{ line: 2 }] });
    await shipOrder(shop.db, { ...input, lines: [{ line: 1 }] });
    expect(await texts(input.orderId)).toEqual([
      ...back,
      `invoice of parcel 2: 1 ${BELT}, delivery ${DELIVERY}`,
      `invoice of parcel 3: 2 ${2 * JEANS}`,
    ]);
    expect(await net(input.orderId)).toBe(TOTAL);
  });

  test('lost while another is on its way: the delivery stays charged; once that comes back too, nothing does', async () => {
    const input = await paid();
    await shipOrder(shop.db, { ...input, lines: [{ line: 1 }] });
    await shipOrder(shop.db, { ...input, lines: [{ line: 2 }] });
    await loseParcel(shop.db, { ...input, parcel: '1', resend: false });
    expect(await net(input.orderId)).toBe(BELT + DELIVERY);
    await refuseParcel(shop.db, { ...input, parcel: '2' });
    expect(await texts(input.orderId)).toEqual([
      `credit for parcel 1: 2 ${2 * JEANS}`,
      `credit for parcel 1: delivery ${DELIVERY}`,
      `credit for parcel 2: 1 ${BELT}`,
      `invoice of parcel 1: 2 ${2 * JEANS}, delivery ${DELIVERY}`,
      `invoice of parcel 2: 1 ${BELT}`,
    ]);
    const mail = await shop.db
      .selectFrom('outbox')
      .select('documents')
      .where('subject', 'like', '%came back to%')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(mail.documents!)).toHaveLength(2);
  });

  test('what is cancelled before it is sent needs no credit note, and what is kept is what documents say', async () => {
    const input = await paid();
    await shipOrder(shop.db, { ...input, lines: [{ line: 2 }] });
    await loseParcel(shop.db, { ...input, resend: false });
    expect(await net(input.orderId)).toBe(0);
    await shop.act(input.orderId, 'cancel');
    expect(await texts(input.orderId)).toEqual([
      `credit for parcel 1: 1 ${BELT}, delivery ${DELIVERY}`,
      `invoice of parcel 1: 1 ${BELT}, delivery ${DELIVERY}`,
    ]);
  });
});
