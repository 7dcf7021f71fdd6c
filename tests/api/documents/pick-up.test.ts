import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { type DocumentShop, GST, openDocumentShop } from './document-shop.ts';
import { deliverParcels } from '#store-api/shop/order-changes/parcels/deliver-parcels.ts';
import { documentView } from '#store-api/shop/documents/printing/document-view.ts';
import { readyOrder } from '#store-api/shop/order-changes/parcels/ready-order.ts';

const AT_THE_SHOP = { methods: [{ id: 'counter', label: 'At the shop', pickUp: true as const }] };
const GOODS = 499_750;

describeEngines('10.documents what its buyer comes for', (engine) => {
  let shop: DocumentShop;
  beforeAll(async () => (shop = await openDocumentShop(engine, { tax: GST, delivery: AT_THE_SHOP })));
  afterAll(() => shop.close());

  for (const isReady of [true, false])
    test(`is charged for once it is picked up, ${isReady ? 'after it was ready' : 'at once'}, without a parcel`, async () => {
      const orderId = await shop.order({}, GOODS / 100);
      await shop.act(orderId, 'confirm');
      const input = { storeId: 'main', orderId, now: () => shop.clock.now, mailFrom: undefined };
      if (isReady) await readyOrder(shop.db, input);
      const kinds = async () => (await shop.documentsOf(orderId)).map(({ kind }) => kind);
      expect(await kinds()).toEqual(['receipt']);
      await deliverParcels(shop.db, input);
      const [invoice] = (await shop.documentsOf(orderId)).filter(({ kind }) => kind === 'invoice');
      expect(invoice).toMatchObject({ parcel: undefined, snapshot: { total: GOODS } });
      // Nothing was delivered to that address.
      expect(documentView(invoice!).buyer.title).toBe('Billed to');
    });
});
