import { expect } from 'vitest';
import { owe } from '../refunds/owe.ts';
import { type Hands, PERSON } from './hands.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { addReturn } from '#store-api/shop/orders/returns/return-rows.ts';

const PAID = 1;

/** Each command that writes to an order: what it is called with, and what is there afterwards. */
export const WRITING_ORDERS: Record<string, (hands: Hands) => Promise<void>> = {
  'orders confirm': async ({ ofShop, order, statusOf, causesOf }) => {
    const id = await order();
    await ofShop('orders', 'confirm', id);
    expect(await statusOf(id)).toBe(PAID);
    expect(await causesOf(id)).toEqual(['placed', 'payment confirmed by the owner']);
  },
  'orders new': async ({ ofShop, stock, shop }) => {
    const place = ['--address', '12 Lake Road', '--city', 'Pune', '--state', 'Maharashtra', '--postal-code', '411001'];
    const person = ['--full-name', 'Asha Rao', '--phone', '+91 98765 43210', '--email', PERSON];
    const before = await stock();
    expect(await ofShop('orders', 'new', '--line', 'LS-M x2', ...person, ...place)).toContain('not paid');
    expect(await stock()).toEqual({ ...before, 'linen-shirt M': 8 });
    expect(await shop.db.selectFrom('orders').select(['status', 'email']).execute()).toEqual([
      { status: 0, email: PERSON },
    ]);
  },
  'orders ship': async ({ ofShop, order, statusOf, shop }) => {
    const id = await order();
    await shop.db.updateTable('orders').set({ status: PAID }).execute();
    await ofShop('orders', 'ship', id, '--note', 'RM 1');
    expect(await statusOf(id)).toBe(2);
    const mails = await shop.db.selectFrom('outbox').select('text').where('recipient', '=', PERSON).execute();
    expect(mails.filter(({ text }) => text.includes('RM 1'))).toHaveLength(1);
  },
  'orders address': async ({ ofShop, order, shop }) => {
    const id = await order();
    await ofShop('orders', 'address', id, '--city', 'Mumbai');
    expect((await shop.db.selectFrom('orders').select('shipping').execute()).map(({ shipping }) => shipping)).toEqual([
      expect.stringContaining('"city":"Mumbai"'),
    ]);
  },
  'orders pack': async ({ ofShop, order, pieces }) => {
    await ofShop('orders', 'pack', await order(PAID), '--line', '1x1');
    expect(await pieces()).toEqual(['packed', 'ordered']);
  },
  'orders unpack': async ({ ofShop, order, pieces }) => {
    const id = await order(PAID);
    await ofShop('orders', 'pack', id);
    await ofShop('orders', 'unpack', id);
    expect(await pieces()).toEqual(['ordered', 'ordered']);
  },
  'orders ready': async ({ ofShop, order, pieces, shop }) => {
    const id = await order(PAID);
    await shop.db.updateTable('orders').set({ delivery: '{"label":"Fetch it","pickUp":true}' }).execute();
    await ofShop('orders', 'ready', id);
    expect(await pieces()).toEqual(['ready', 'ready']);
  },
  'orders lost': async ({ ofShop, order, pieces, stock, statusOf }) => {
    const id = await order(PAID);
    await ofShop('orders', 'ship', id);
    await ofShop('orders', 'lost', id, '--resend', '--yes');
    expect(await pieces()).toEqual(['ordered', 'ordered']);
    expect(await statusOf(id)).toBe(PAID);
    expect(await stock()).toMatchObject({ 'linen-shirt M': 6 });
  },
  'orders tracking': async ({ ofShop, order, shop }) => {
    const id = await order();
    await shop.db.updateTable('orders').set({ status: PAID }).execute();
    await ofShop('orders', 'ship', id, '--tracking', 'RM 1');
    await ofShop('orders', 'tracking', id, 'RM 2');
    expect(await shop.db.selectFrom('parcels').select('tracking_number').execute()).toEqual([
      { tracking_number: 'RM 2' },
    ]);
  },
  'orders deliver': async ({ ofShop, order, statusOf, shop }) => {
    const id = await order();
    await shop.db.updateTable('orders').set({ status: 2 }).execute();
    await ofShop('orders', 'deliver', id);
    expect(await statusOf(id)).toBe(3);
  },
  'orders accept': async (hands) => {
    const { ofShop, pieces } = hands;
    await ofShop('orders', 'accept', await askBack(hands));
    expect(await pieces()).toEqual(['return-accepted', 'return-accepted']);
  },
  'orders decline': async (hands) => {
    const { ofShop, pieces } = hands;
    await ofShop('orders', 'decline', await askBack(hands), '--note', 'worn');
    expect(await pieces()).toEqual(['return-refused', 'return-refused']);
  },
  'orders receive': async (hands) => {
    const { ofShop, pieces, stock } = hands;
    await ofShop('orders', 'receive', await askBack(hands), '--unfit', '1x1', '--yes');
    expect(await pieces()).toEqual(['received', 'received']);
    expect(await stock()).toMatchObject({ 'linen-shirt M': 9 });
  },
  'orders paid': async ({ ofShop, order, causesOf, shop }) => {
    const id = await order();
    await shop.db.updateTable('orders').set({ status: 2, collect: 'due' }).execute();
    await ofShop('orders', 'paid', id);
    expect(await causesOf(id)).toEqual(['placed', 'paid on delivery, by the word of the owner']);
  },
  'orders refused': async ({ ofShop, order, statusOf, stock, shop }) => {
    const id = await order();
    await shop.db.updateTable('orders').set({ status: PAID, collect: 'due' }).execute();
    await ofShop('orders', 'ship', id);
    await ofShop('orders', 'refused', id, '--yes');
    expect(await statusOf(id)).toBe(4);
    expect(await stock()).toMatchObject({ 'linen-shirt M': 10 });
  },
  'orders unlink': async ({ ofShop, order, shop }) => {
    const id = await order();
    await ofShop('orders', 'unlink', id);
    const { link_version } = await shop.db.selectFrom('orders').select('link_version').executeTakeFirstOrThrow();
    expect(link_version).toBe(1);
  },
  'orders cancel': async ({ ofShop, order, statusOf, stock }) => {
    const id = await order();
    expect(await stock()).toMatchObject({ 'linen-shirt M': 8 });
    await ofShop('orders', 'cancel', id, '--yes');
    expect(await statusOf(id)).toBe(4);
    expect(await stock()).toMatchObject({ 'linen-shirt M': 10 });
  },
  'orders refund': async ({ ofShop, order, shop }) => {
    const id = await order();
    await ofShop('orders', 'confirm', id);
    expect(await ofShop('orders', 'refund', id, '--amount', '500', '--reason', 'torn', '--yes')).toContain(
      'is for you to return',
    );
    const due = await shop.db.selectFrom('refunds').select(['state', 'amount_paise']).execute();
    expect(due).toEqual([{ state: 'due', amount_paise: 50_000 }]);
  },
  'orders refunded': async ({ ofShop, order, causesOf, shop }) => {
    const id = await order();
    await owe(shop.db, id, { storeId: 'pottery' });
    await ofShop('orders', 'refunded', id, '--yes');
    expect((await causesOf(id)).at(-1)).toMatch(/^refund settled by the owner/);
    expect(JSON.parse(await ofShop('orders', 'refunds', '--json'))).toEqual([]);
  },
};

/** An order that has come, and of which all is asked back. */
async function askBack({ order, ofShop, shop }: Hands): Promise<string> {
  const id = await order(PAID);
  await ofShop('orders', 'ship', id);
  await ofShop('orders', 'deliver', id);
  const said = { reason: null, note: null, size: null, variant_id: null, held: 0, held_until: null };
  const asked = [0, 1].map((piece) => ({ line: 0, piece, ...said }));
  const row = { store_id: 'pottery', order_id: id, kind: 'return', fee_paise: 0, asked_at: new Date().toISOString() };
  await transact(shop.db, (trx) => addReturn(trx, { ...row, asked }));
  await shop.db.updateTable('order_pieces').set({ state: 'return-asked' }).execute();
  return id;
}
