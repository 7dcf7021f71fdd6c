import { expect } from 'vitest';
import { BELT } from '../../catalogue.ts';
import type { Engine } from '../../engines.ts';
import { numberOf, orderOf, SHIPPING } from '../../fixture.ts';
import { ordersCommand } from '../../orders/commands/orders-command.ts';
import { openPaying } from '../paying.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

type OrderLine = Parameters<typeof orderOf>[0][number];

export const LABEL = 'Cash at the door';
export const TERMS = { label: LABEL, fee: 49, upTo: 2000, notServed: ['744'], maxRefusedParcels: 1 };

/** A shop whose belt, of 999.50, may be paid on delivery for 1,048.50. */
export async function openOnDelivery(engine: Engine, environment: Record<string, string> = {}) {
  let clock = Date.parse('2026-06-03T06:30:00Z');
  const now = () => new Date((clock += 1));
  const shop = await openPaying(engine, { now, environment });
  const { token } = shop;
  const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
  await shop.db
    .updateTable('stores')
    .set({ info: JSON.stringify({ ...JSON.parse(info), companyEmail: 'owner@shop.example' }) })
    .execute();
  const offer = async (
    payOnDelivery: StoreSettings['payOnDelivery'],
    others: Omit<StoreSettings, 'payOnDelivery'> = {},
  ) => {
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ ...others, payOnDelivery }) })
      .execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await notifyChanges(shop.db);
  };
  await offer(TERMS);

  const orderLine = async (line: OrderLine, who: string, address: object = {}, more: object = {}): Promise<string> => {
    const body = { ...orderOf([line]), ...more, shippingAddress: { ...SHIPPING, ...address } };
    return (await shop.post('/orders', body, { token: who })).body.id;
  };
  const order = (address: object = {}, quantity = 1) => orderLine({ productId: BELT, quantity }, token, address);
  const optionsOf = async (orderId: string, who = token): Promise<Record<string, unknown>[]> =>
    (await shop.get(`/payments/fields?orderId=${orderId}`, { token: who })).body[0].options;
  const choose = (orderId: string, expectedTotal?: number, more: { token?: string; key?: string } = {}) =>
    shop.post('/payments', { orderId, fields: { method: 'on-delivery' }, expectedTotal }, { token, ...more });

  return {
    ...shop,
    run: ordersCommand(shop),
    now,
    /** So much time goes by. */
    pass: (ms: number) => void (clock += ms),
    offer,
    order,
    orderLine,
    optionsOf,
    offered: async (orderId: string, who = token) =>
      (await optionsOf(orderId, who)).find(({ onDelivery }) => onDelivery),
    choose,
    /** A new order that is to be paid on delivery. */
    chosen: async (): Promise<string> => {
      const id = await order();
      expect(await choose(id, 1048.5)).toMatchObject({ status: 200, body: { success: true } });
      return id;
    },
    read: async (orderId: string) => (await shop.get(`/orders/${orderId}`, { token })).body,
    rowOf: (orderId: string) =>
      shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    mailsOf: async (orderId: string) => {
      const number = await numberOf(shop.db, orderId);
      const mails = await shop.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
      return mails.filter(({ subject }) => subject.includes(number));
    },
  };
}

export type OnDeliveryShop = Awaited<ReturnType<typeof openOnDelivery>>;
