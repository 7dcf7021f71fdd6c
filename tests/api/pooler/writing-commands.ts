import { join } from 'node:path';
import { expect } from 'vitest';
import { WRITING_ORDERS } from './writing-order-commands.ts';
import { type Hands, HOST, PERSON } from './hands.ts';
import { HEADER } from '../shop-folder/pottery.ts';
import { addMessage } from '#store-api/shop/stores/message-rows.ts';

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
  'webhooks add': async (hands) => {
    await addedWebhook(hands);
    const row = await hands.shop.db.selectFrom('webhooks').select(['store_id', 'url']).executeTakeFirst();
    expect(row).toEqual({ store_id: 'pottery', url: 'https://hooks.example/' });
  },
  'webhooks secret': async (hands) => {
    const { id, secret } = await addedWebhook(hands);
    expect(await hands.ofShop('webhooks', 'secret', id)).not.toContain(secret);
    const row = await hands.shop.db.selectFrom('webhooks').select('old_secret').executeTakeFirst();
    expect(row).toEqual({ old_secret: secret });
  },
  'webhooks send': async (hands) => {
    const { id } = await addedWebhook(hands);
    const row = { store_id: 'pottery', webhook_id: id, sequence: 1, id: 'evt_1', event: 'stock.low', payload: '{}' };
    const given = { next_at: null, delivered_at: null, last_error: 'no', attempts: 9, order_id: null, email: null };
    await hands.shop.db
      .insertInto('webhook_deliveries')
      .values({ ...row, ...given, created_at: '', expires_at: '' })
      .execute();
    await hands.ofShop('webhooks', 'send', id, '--failed');
    const rows = await hands.shop.db.selectFrom('webhook_deliveries').select('next_at').execute();
    expect(rows).not.toEqual([{ next_at: null }]);
  },
  'webhooks remove': async (hands) => {
    const { id } = await addedWebhook(hands);
    await hands.ofShop('webhooks', 'remove', id, '--yes');
    expect(await hands.shop.db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  },
  unlink: async ({ ofShop, shop }) => {
    await ofShop('unlink');
    const stores = await shop.db.selectFrom('stores').select('link_version').where('id', '=', 'pottery').execute();
    expect(stores).toEqual([{ link_version: 1 }]);
  },
  answered: async ({ ofShop, shop }) => {
    const message = { store_id: 'pottery', kind: 'contact' as const, email: 'a@b.co', created_at: '2026-11-26' };
    const ticket = await shop.db.transaction().execute((trx) => addMessage(trx, message));
    await ofShop('answered', ticket);
    const [row] = await shop.db.selectFrom('messages').select(['answered_at', 'answered_by']).execute();
    expect(row).toEqual({ answered_at: expect.any(String), answered_by: null });
  },
  synonyms: async ({ ofShop, root, write, shop }) => {
    write('words.txt', 'kurta, tunic\n');
    await ofShop('synonyms', join(root, 'shop/words.txt'));
    expect(JSON.parse(await ofShop('synonyms', '--json'))).toEqual(['kurta, tunic']);
    const row = await shop.db.selectFrom('stores').select('synonyms').where('id', '=', 'pottery').executeTakeFirst();
    expect(row?.synonyms).toBe('kurta, tunic\n');
  },
  ...WRITING_ORDERS,
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

async function addedWebhook({ ofShop }: Hands): Promise<{ id: string; secret: string }> {
  const said = await ofShop('webhooks', 'add', 'https://hooks.example/');
  const [, id = '', secret = ''] = /^(wh_\w+) is added[^\n]*\n(whsec_\S+)$/m.exec(said)!;
  return { id, secret };
}
