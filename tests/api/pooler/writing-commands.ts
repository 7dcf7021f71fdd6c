import { join } from 'node:path';
import { expect } from 'vitest';
import { owe } from '../refunds/owe.ts';
import { HEADER, type openPottery } from '../shop-folder/pottery.ts';

export type Pottery = Awaited<ReturnType<typeof openPottery>>;

/** A shop of a folder that was applied, its owner at the other side of a pooler, and who looks past it. */
export interface Hands extends Pottery {
  /** Runs a command of the program through the pooler; gives what it said, and throws what it refuses with */
  owner: (...args: string[]) => Promise<string>;
  /** Runs it for this shop. */
  ofShop: (...args: string[]) => Promise<string>;
  /** Id of an order of two shirts in M, which is 2998 rupees. */
  order: (status?: number) => Promise<string>;
  /** The states of the pieces of all orders. */
  pieces: () => Promise<string[]>;
  statusOf: (orderId: string) => Promise<number | undefined>;
  causesOf: (orderId: string) => Promise<string[]>;
  prices: () => Promise<Record<string, number>>;
}

export const HOST = { host: 'kiln.example' };
export const PERSON = 'asha@example.com';
const PAID = 1;

/** Lines of products.csv with this price. */
export const shirts = (price: number) =>
  `linen-shirt,Linen Shirt,Shirts,Size,M,LS-M,${price}\nlinen-shirt,,,,L,LS-L,${price}`;

/** Each command that writes to the database: what it is called with, and what is there afterwards. */
export const WRITING: Record<string, (hands: Hands) => Promise<void>> = {
  import: async ({ write, ofShop, prices, root }) => {
    write('products.csv', `${HEADER}\n${shirts(1599)}\ncap,Cap,Shirts,Title,Default Title,CAP,499\n`);
    write('stock.csv', 'SKU,quantity\nLS-M,10\nLS-L,3\nCAP,-\n');
    await ofShop('import', join(root, 'shop/products.csv'));
    expect(await prices()).toEqual({ 'LS-M': 1599, 'LS-L': 1599, CAP: 499 });
  },
  apply: async ({ write, owner, prices, root, stock, buy }) => {
    for (const price of [1601, 1602, 1603]) {
      write('products.csv', `${HEADER}\n${shirts(price)}\n`);
      write('stock.csv', `SKU,quantity\nLS-M,10\nLS-L,${price}\n`);
      expect((await buy(1)).status).toBe(201);
      expect(await owner('apply', join(root, 'shop'), '--yes')).toContain('~ product linen-shirt');
      expect(await prices()).toEqual({ 'LS-M': price, 'LS-L': price });
    }
    expect(await stock()).toEqual({ 'linen-shirt M': 7, 'linen-shirt L': 1603 });
  },
  'stock set': async ({ ofShop, stock }) => {
    await ofShop('stock', 'set', 'LS-M', '4');
    expect(await stock()).toEqual({ 'linen-shirt M': 4, 'linen-shirt L': 3 });
  },
  'stock add': async ({ ofShop, stock }) => {
    await ofShop('stock', 'add', 'LS-M', '5');
    expect(await stock()).toEqual({ 'linen-shirt M': 15, 'linen-shirt L': 3 });
  },
  'stock apply': async ({ ofShop, stock, root, write }) => {
    write('counted.csv', 'SKU,quantity\nLS-M,6\nLS-L,-\n');
    await ofShop('stock', 'apply', join(root, 'shop/counted.csv'));
    expect(await stock()).toEqual({ 'linen-shirt M': 6, 'linen-shirt L': null });
  },
  'discounts make': async ({ owner, ofShop, root, write, shop }) => {
    write('discounts.yaml', '- { id: letter, label: Our letter, codes: many, amount: 200 }\n');
    await owner('apply', join(root, 'shop'), '--yes');
    await ofShop('discounts', 'make', 'letter', '--count', '3');
    expect(await shop.db.selectFrom('discount_codes').select('code').execute()).toHaveLength(3);
  },
  synonyms: async ({ ofShop, root, write, shop }) => {
    write('words.txt', 'kurta, tunic\n');
    await ofShop('synonyms', join(root, 'shop/words.txt'));
    expect(JSON.parse(await ofShop('synonyms', '--json'))).toEqual(['kurta, tunic']);
    const row = await shop.db.selectFrom('stores').select('synonyms').where('id', '=', 'pottery').executeTakeFirst();
    expect(row?.synonyms).toBe('kurta, tunic\n');
  },
  'orders confirm': async ({ ofShop, order, statusOf, causesOf }) => {
    const id = await order();
    await ofShop('orders', 'confirm', id);
    expect(await statusOf(id)).toBe(PAID);
    expect(await causesOf(id)).toEqual(['placed', 'payment confirmed by the owner']);
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
  'customers erase': async ({ ofShop, order, shop }) => {
    await order();
    await shop.db.updateTable('orders').set({ status: 3 }).execute();
    await ofShop('customers', 'erase', PERSON, '--yes');
    expect(await shop.db.selectFrom('users').select('email').where('email', '=', PERSON).execute()).toEqual([]);
    const left = await shop.db.selectFrom('orders').select(['email', 'phone', 'shipping']).execute();
    expect(JSON.stringify(left)).not.toMatch(/asha|Lake Road|98765/i);
  },
  'customers close': async ({ ofShop, order, shop }) => {
    await order();
    await ofShop('customers', 'close', PERSON, '--yes');
    expect(await shop.db.selectFrom('closed_accounts').select('email').execute()).toEqual([{ email: PERSON }]);
    expect(await shop.db.selectFrom('tokens').select('store_id').execute()).toEqual([]);
  },
  'customers unsubscribe': async ({ ofShop, shop }) => {
    expect((await shop.post('/newsletter', { email: PERSON }, HOST)).status).toBe(200);
    expect(await ofShop('customers', 'unsubscribe', PERSON)).toContain('gets no newsletter any more');
    expect(await shop.db.selectFrom('messages').select('email').execute()).toEqual([]);
  },
  remove: async ({ owner, shop }) => {
    await owner('remove', 'main', '--yes');
    expect(await shop.db.selectFrom('stores').select('id').execute()).toEqual([{ id: 'pottery' }]);
    for (const table of ['products', 'variants', 'images', 'listing_counts'] as const)
      expect(await shop.db.selectFrom(table).select('store_id').where('store_id', '=', 'main').execute()).toEqual([]);
  },
};

/** Those that write to the database, and have no case here: of SQLite alone, and with a test of its own. */
export const OTHERS = ['restore', 'prepare'];
