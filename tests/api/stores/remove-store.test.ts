import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { BELT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { numberOf, orderOf } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { HOSTS, openStores, type Stores } from './two-stores.ts';
import { CANCELLED } from '#contract/order-status.ts';

describeEveryEngine('list and remove', (engine) => {
  let shop: Stores;
  beforeEach(async () => {
    shop = await openStores(engine);
  });
  afterEach(() => shop.close());
  const command = (args: string[], settings: Record<string, string> = {}) =>
    ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url, ...settings }, args);
  /** An order with all that hangs on it: customer, token, payment, mail, message, stock request. */
  const live = async () => {
    const host = HOSTS['second-shop'];
    const token = await shop.shopper('second-shop');
    const { orderId } = await shop.begin('second-shop', token);
    await shop.post('/contact', { name: 'A', email: 'a@b.co', subject: 'Hi', message: 'Hello' }, { host });
    await shop.post('/users/forgot-password', { email: 'asha@example.com' }, { host });
    await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { host, token, key: 'again' });
    await shop.db
      .insertInto('stock_changes')
      .values({
        store_id: 'second-shop',
        variant_id: 'one',
        product_id: BELT,
        sku: null,
        stock_before: 1,
        stock_after: 2,
        cause: '',
        at: '',
      })
      .execute();
    return orderId;
  };
  const close = () => shop.db.updateTable('orders').set({ status: CANCELLED }).execute();

  /** Every table that has a store. */
  async function leftOf(storeId: string): Promise<Record<string, number>> {
    const tables = (await shop.db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === 'store_id'),
    );
    expect(tables.length).toBeGreaterThan(15);
    const counts = await Promise.all(
      tables.map(async ({ name }): Promise<[string, number]> => {
        const query = sql<{
          n: number | string;
        }>`select count(*) as n from ${sql.table(name)} where store_id = ${storeId}`;
        return [name, Number((await query.execute(shop.db)).rows[0]!.n)];
      }),
    );
    return Object.fromEntries(counts.filter(([name, n]) => n > 0 && name !== 'changes'));
  }

  test('list tells what there is, for people and machines', async () => {
    await live();
    const settings = { STRIPE_SECRET_KEY: 'hush', STRIPE_WEBHOOK_SECRET: 'hush' };
    expect((await command(['list'], settings)).said.split('\n')).toEqual([
      'main (default): Selvedge & Sons',
      '  no origin; hosts: shop.example',
      '  5 products, 0 open orders; paid by stripe',
      'second-shop: The second-shop',
      '  no origin; hosts: second.example',
      '  5 products, 2 open orders; paid by no gateway',
      'third: The third',
      '  no origin; hosts: third.example',
      '  5 products, 0 open orders; paid by no gateway',
    ]);
    const [, second] = JSON.parse((await command(['list', '--json'])).said) as unknown[];
    expect(second).toMatchObject({ id: 'second-shop', orders: 2, openOrders: 2, customers: 1, gateways: [] });
  });

  test('remove refuses while orders are open, and names them', async () => {
    const orderId = await live();
    const before = await leftOf('second-shop');
    const { status, wrong } = await command(['remove', 'second-shop', '--yes']);
    expect(status).toBe(1);
    expect(wrong).toContain('Nothing was changed: 2 orders of second-shop are neither delivered nor cancelled:');
    expect(wrong).toContain(await numberOf(shop.db, orderId));
    expect(await leftOf('second-shop')).toEqual(before);
  });

  test('remove takes everything of the store and nothing of the others, after writing its orders', async () => {
    const orderId = await live();
    await close();
    const others = [await leftOf('main'), await leftOf('third')];
    const { status, said, wrong } = await command(['remove', 'second-shop']);
    expect(status).toBe(3);
    expect(said).toContain('second-shop would go, with 5 products, 1 customer, 2 orders and 1 message.');
    expect(wrong).toContain('Nothing is changed.');
    expect((await command(['remove', 'second-shop', '--yes'])).wrong).toContain('--out FILE writes them to a file.');
    expect(Object.keys(await leftOf('second-shop')).length).toBeGreaterThan(10);
    const out = join(shop.dataFolder, 'orders.json');
    expect(await command(['remove', 'second-shop', '--yes', '--out', out])).toMatchObject({ status: 0, wrong: '' });
    expect((JSON.parse(readFileSync(out, 'utf8')) as { id: string }[]).map(({ id }) => id)).toContain(orderId);
    expect(statSync(out).mode & 0o077).toBe(0);
    expect(await leftOf('second-shop')).toEqual({});
    expect([await leftOf('main'), await leftOf('third')]).toEqual(others);
    await expect.poll(async () => (await shop.get('/storeInfo', { host: HOSTS['second-shop'] })).status).toBe(421);
    expect((await shop.get('/products', { host: HOSTS.third })).body.count).toBe(4);
  });

  test('the default store’s accounts never become another’s; without them the oldest is the default', async () => {
    const settings = { UPI_VPA: 'shop@bank', UPI_NAME: 'Shop' };
    expect((await command(['remove', 'main', '--yes'], settings)).wrong).toContain(
      'UPI_VPA, UPI_NAME are the account of main, the default store',
    );
    expect(await command(['remove', 'third', '--yes'], settings)).toMatchObject({ status: 0, wrong: '' });
    expect(await command(['remove', 'main', '--yes'])).toMatchObject({ status: 0 });
    const rows = await shop.db.selectFrom('stores').select(['id', 'is_default']).execute();
    expect(rows).toEqual([{ id: 'second-shop', is_default: 1 }]);
    expect(await command(['remove', 'gone', '--yes'])).toMatchObject({ status: 1, wrong: "there is no store 'gone'" });
    expect(existsSync(join(shop.dataFolder, 'orders.json'))).toBe(false);
  });
});
