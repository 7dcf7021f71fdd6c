import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { orderOf, SHIPPING } from '../fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { DELIVERY, type DocumentShop, GST, openDocumentShop, state } from './document-shop.ts';
import { givingBack } from './giving-back.ts';
import { readRefunds } from '#store-api/shop/refunds/read-refunds.ts';
import type { IssuedDocument } from '#store-api/shop/documents/read-documents.ts';
import { cancelLines } from '#store-api/shop/order-changes/cancel-lines.ts';
import { collectMoney } from '#store-api/shop/order-changes/collect-order.ts';
import { deliverParcels } from '#store-api/shop/order-changes/parcels/deliver-parcels.ts';
import { loseParcel } from '#store-api/shop/order-changes/parcels/lose-parcel.ts';
import { refuseParcel } from '#store-api/shop/order-changes/parcels/refuse-parcel.ts';
import { shipOrder } from '#store-api/shop/order-changes/parcels/ship-order.ts';
import { receiveReturn } from '#store-api/shop/order-changes/returns/receive-return.ts';
import { StartError } from '#environment.ts';

const runs = runsOf('STATE', { few: 8, all: 200 });
const VAT: typeof GST = { ...GST, name: 'VAT', halves: undefined, state: undefined, number: 'DE123456789' };
/** Where withdrawal is law, who withdraws from all of an order gets back the delivery too. */
const STORES = [
  { store: 'in India', country: 'IN', tax: GST, returns: { online: true, fee: 79 }, kind: 'return' },
  {
    store: 'in the Union',
    country: 'DE',
    tax: VAT,
    returns: { online: true, delivery: true, fee: 79 },
    kind: 'withdrawal',
  },
] as const;
/** So that no piece costs what another does, and nothing divides. */
const DISCOUNTS = [
  { id: 'seven', label: 'Seven', percent: 7 },
  { id: 'off', label: 'Off', amount: 33.33 },
];

const step = fc.record({
  act: fc.oneof(
    fc.constantFrom('ship part', 'ship part', 'ship', 'deliver', 'lost', 'resend', 'refused', 'cancel', 'collect'),
    fc.constantFrom('call off' as const),
    fc.constantFrom('give pieces', 'give for pieces', 'give'),
    fc.constantFrom('ask back', 'ask back', 'receive', 'receive', 'receive part'),
  ),
  line: fc.constantFrom(1, 2),
  count: fc.constantFrom(1, 2),
  parcel: fc.nat({ max: 2 }).map((before) => String(before + 1)),
  /** What the owner gives back: of jeans for 1,999 the whole price, a part, or more. */
  amountPaise: fc.constantFrom(1, 3_333, 99_950, 199_900, 230_001),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const life = fc.record({
  jeans: fc.constantFrom(1, 2, 3),
  belts: fc.constantFrom(1, 2),
  isOnDelivery: fc.constantFrom(false, false, false, true),
  isAtHome: fc.boolean(),
  isGivenBack: fc.boolean(),
  steps: fc.array(step, { minLength: 2, maxLength: 12 }),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

/** Lives that once ended otherwise in the documents than in the ledger. */
const ONCE_WRONG: Life[] = [
  {
    ...{ jeans: 1, belts: 1, isOnDelivery: false, isAtHome: false, isGivenBack: true },
    steps: [
      { act: 'give', line: 1, count: 1, parcel: '1', amountPaise: 230_001 },
      { act: 'give pieces', line: 1, count: 1, parcel: '1', amountPaise: 1 },
      { act: 'give for pieces', line: 2, count: 1, parcel: '1', amountPaise: 1 },
    ],
  },
];

/** All that whoever has nothing but the documents of an order can say of its money, in paise. */
function readAlone(documents: readonly IssuedDocument[]): { paid: number; kept: number } {
  const sumOf = (isOne: (kind: string) => boolean) =>
    documents.filter(({ kind }) => isOne(kind)).reduce((sum, { snapshot }) => sum + snapshot.total, 0);
  const credited = sumOf((kind) => kind === 'credit-note');
  return { paid: sumOf((kind) => kind === 'receipt'), kept: sumOf((kind) => kind === 'invoice') - credited };
}

describeEngines('10.documents alone say what the ledger does', (engine) => {
  describe.each(STORES)('of a store $store', ({ country, tax, returns, kind }) => {
    let shop: DocumentShop;
    let owner: ReturnType<typeof givingBack>;
    beforeAll(async () => {
      const settings = { tax, delivery: DELIVERY, discounts: DISCOUNTS, returns };
      shop = await openDocumentShop(engine, settings);
      await state(shop, settings, country, { returnDays: 30 });
      owner = givingBack(shop);
      await shop.db.updateTable('variants').set({ stock: 9_000 }).where('id', '=', 'jeans-m-indigo').execute();
    });
    afterAll(() => shop.close());

    async function place({ jeans, belts, isOnDelivery, isAtHome }: Life): Promise<string> {
      const items = [
        { productId: JEANS, quantity: jeans, size: 'M', color: 'Indigo' },
        { productId: BELT, quantity: belts },
      ];
      const place = isAtHome ? { state: 'Kerala', postalCode: '682001' } : {};
      const asked = { ...orderOf(items), shippingAddress: { ...SHIPPING, ...place } };
      const refused = await shop.post('/orders', { ...asked, expectedTotal: 0 }, { token: shop.token });
      const { body } = await shop.post(
        '/orders',
        { ...asked, expectedTotal: refused.body.quote.total },
        { token: shop.token },
      );
      const id = body.id as string;
      if (isOnDelivery)
        await shop.db.updateTable('orders').set({ status: 1, collect: 'due' }).where('id', '=', id).execute();
      else await shop.act(id, 'confirm');
      return id;
    }

    /** What cannot be is refused, and nothing is changed. */
    async function perform(orderId: string, { act, line, count, parcel, amountPaise }: Step): Promise<void> {
      const input = { storeId: 'main', orderId, now: () => shop.clock.now, mailFrom: undefined };
      try {
        if (act === 'ship part') await shipOrder(shop.db, { ...input, lines: [{ line, count }] });
        else if (act === 'ship') await shipOrder(shop.db, input);
        else if (act === 'deliver') await deliverParcels(shop.db, input);
        else if (act === 'cancel') await shop.act(orderId, 'cancel');
        else if (act === 'call off') await cancelLines(shop.db, { ...input, lines: [{ line, count }] });
        else if (act === 'give') await owner.give(orderId, { amountPaise });
        else if (act === 'give pieces') await owner.give(orderId, { lines: [{ line, count }] });
        else if (act === 'give for pieces') await owner.give(orderId, { lines: [{ line, count }], amountPaise });
        else if (act === 'ask back')
          await shop.post(
            `/orders/${orderId}/returns`,
            { kind, lines: [{ line: line - 1, quantity: count, reason: 'other' }] },
            { token: shop.token },
          );
        else if (act === 'receive') await receiveReturn(shop.db, { ...input, number: Number(parcel) });
        else if (act === 'receive part')
          await receiveReturn(shop.db, { ...input, number: Number(parcel), lines: [{ line, count: 1 }] });
        else if (act === 'collect') await collectMoney(shop.db, input);
        else if (act === 'refused') await refuseParcel(shop.db, { ...input, parcel });
        else await loseParcel(shop.db, { ...input, parcel, resend: act === 'resend' });
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
      }
    }

    test('whatever becomes of an order’s parcels', { timeout: 3_600_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(life, async (given) => {
          const id = await place(given);
          for (const one of given.steps) await perform(id, one);
          // In the end all that is left arrives, and is paid; and all of each second order goes back.
          const last = { line: 1, count: 1, parcel: '1', amountPaise: 1 } as const;
          for (const act of ['ship', 'deliver', 'collect'] as const) await perform(id, { ...last, act });
          if (given.isGivenBack)
            for (const line of [1, 1, 1, 2, 2] as const) await perform(id, { ...last, act: 'ask back', line });
          for (const number of Array.from({ length: 17 }, (_, index) => index + 1))
            await perform(id, { ...last, act: 'receive', parcel: String(number) });

          const { collect, total_paise: total } = await shop.db
            .selectFrom('orders')
            .select(['collect', 'total_paise'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          const isPaid = !given.isOnDelivery || collect === 'collected';
          const due = (await readRefunds(shop.db, 'main')).filter(({ orderId }) => orderId === id);
          const owed = due.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
          const documents = await shop.documentsOf(id);
          expect(readAlone(documents)).toEqual({ paid: isPaid ? total : 0, kept: isPaid ? total - owed : 0 });
          // Each parcel has left with one invoice.
          const parcels = await shop.db.selectFrom('parcels').select('position').where('order_id', '=', id).execute();
          const invoiced = documents.filter(({ kind }) => kind === 'invoice').map(({ parcel }) => parcel);
          expect(invoiced.toSorted()).toEqual(parcels.map(({ position }) => position).toSorted());
        }),
        { ...runs, examples: ONCE_WRONG.map((one): [Life] => [one]) },
      );
      const rows = await shop.db.selectFrom('documents').select('number').execute();
      for (const [series, own] of Map.groupBy(rows, ({ number }) => number.slice(0, 2)))
        expect(
          own.map(({ number }) => Number(number.split('-')[1])).sort((one, other) => one - other),
          series,
        ).toEqual(own.map((_, index) => index + 1));
    });
  });
});
