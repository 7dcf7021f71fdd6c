import { afterEach, beforeEach, expect, test } from 'vitest';
import { startReceiver } from './receiver.ts';
import { BELT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { counterValue } from '#counters.ts';
import { soon } from '../../fixtures/soon.ts';
import { findStoreById } from '#store-api/shop/stores/store-of-host.ts';
import { prune } from '#store-api/shop/retention/prune.ts';
import { eraseCustomer } from '#store-api/shop/customers/erase-customer.ts';
import { checkWebhooks } from '#owner/doctor/check-webhooks.ts';

const ENVIRONMENT = { WEBHOOK_HOSTS: '127.0.0.1' };
const PERSON = 'asha@example.com';

describeEveryEngine('webhooks by command, and a shop that sends them', (engine) => {
  let shop: TestShop;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeEach(async () => {
    // What is sent within the test is sent because something was announced.
    shop = await openShop(engine, { outboxEveryMs: 3_600_000, environment: ENVIRONMENT });
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await shop.close();
    await receiver.close();
  });
  const run = (...words: string[]) =>
    ownerCommand({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, ...ENVIRONMENT }, ['webhooks', ...words]);
  const doctor = async () => checkWebhooks(shop.db, (await findStoreById(shop.db, 'main'))!);
  const order = async (token: string) =>
    (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body.id as string;

  test('added, told at once, seen, sent again, given a new secret, removed', async () => {
    expect((await run('list')).said).toBe('There are no webhooks: webhooks add URL makes one.');
    expect(await doctor()).toEqual([]);
    const added = await run('add', receiver.url, '--events', 'order.placed, order.cancelled');
    const [, id = '', secret = ''] = /^(wh_\w+) is added\..*\n(whsec_\S+)$/.exec(added.said) ?? [];
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    const [token, before] = [await shop.signUp(PERSON), counterValue('webhooks_sent')];
    const orderId = await order(token);
    await soon(() => expect(receiver.told()).toEqual(['order.placed']));
    await soon(() => expect(counterValue('webhooks_sent')).toBe(before + 1));
    expect((await run('list')).said).toBe(
      `${id}  ${receiver.url}  order.placed, order.cancelled  1 event announced, 0 waiting, 0 given up`,
    );
    await soon(async () =>
      expect((await run('log', id.toLowerCase())).said).toMatch(
        new RegExp(`^${id}  1  \\S+ \\S+  order.placed  ${orderId}  delivered, 1 try$`),
      ),
    );
    expect(JSON.parse((await run('log', '--json')).said)).toMatchObject([
      { webhook: id, number: 1, state: 'delivered' },
    ]);
    expect(JSON.parse((await run('list', '--json')).said)).toMatchObject([{ id, lastNumber: 1, waiting: 0 }]);
    expect(await doctor()).toMatchObject([{ level: 'ok', what: 'main: 1 receiver, all well' }]);
    expect((await run('send', id, '1')).said).toBe('The running shop sends 1 event within half a minute.');
    expect((await run('log', id)).said).toContain('waiting, 0 tries');
    for (const words of [[id], [id, 'one'], [id, '1', '--failed']])
      expect(await run('send', ...words)).toMatchObject({ status: 2 });
    expect(await run('send', 'wh_none', '1')).toMatchObject({
      status: 1,
      wrong: 'There is no webhook wh_none: webhooks list shows them.',
    });
    expect((await run('secret', id)).said).toMatch(/^whsec_/);
    expect((await run('secret', id)).said).not.toBe(secret);
    expect(await run('remove', id)).toMatchObject({ status: 3 });
    expect((await run('remove', id, '--yes')).said).toBe(`${id} is removed.`);
    expect(await shop.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });

  test('what may not be added, and a receiver that does not answer, as doctor tells it', async () => {
    for (const [url, why] of [
      ['http://shop.example/', 'is not https, and its host is not named in WEBHOOK_HOSTS.'],
      ['https://10.0.0.1/', 'is not at a public address, and its host is not named in WEBHOOK_HOSTS.'],
      ['https://[::1]/', 'is not at a public address, and its host is not named in WEBHOOK_HOSTS.'],
      ['https://u:p@shop.example/', 'has a user or a password in it, which would stand in logs.'],
      ['ftp://127.0.0.1/', 'is no https address.'],
      ['shop', 'is no https address.'],
    ] as const)
      expect(await run('add', url)).toMatchObject({ status: 1, wrong: `${url} ${why}` });
    expect((await run('add', receiver.url, '--events', 'order.lost')).wrong).toContain(
      'There is no event order.lost: order.placed,',
    );
    receiver.answer((response) => response.writeHead(500).end());
    const [id = ''] = /^wh_\w+/.exec((await run('add', receiver.url)).said) ?? [];
    await order(await shop.signUp(PERSON));
    await soon(async () => expect((await run('log', id)).said).toContain('waiting, 1 try: it answers 500'));
    expect(await doctor()).toMatchObject([
      { level: 'warning', what: `main: ${id} does not take 1 event, 0 of them given up` },
    ]);
    expect((await run('send', id, '--failed')).said).toContain('1 event');
  });

  test('who is erased is in no event any more, and numbers have no gap; old events go', async () => {
    await run('add', 'http://127.0.0.1:9/');
    const token = await shop.signUp(PERSON);
    await order(token);
    await shop.post('/contact', { name: 'Asha', email: PERSON, subject: 'Fit', message: 'Is it true to size?' });
    await order(await shop.signUp('ravi@example.com'));
    await shop.db.updateTable('orders').set({ status: 4 }).execute();
    await eraseCustomer(shop.db, {
      storeId: 'main',
      outboxFolder: shop.dataFolder,
      now: () => new Date(),
      email: PERSON,
    });
    const rows = await shop.db.selectFrom('webhook_deliveries').selectAll().orderBy('sequence').execute();
    expect(rows.map(({ sequence, event }) => [sequence, event])).toEqual([
      [1, 'order.placed'],
      [2, 'message.received'],
      [3, 'order.placed'],
    ]);
    expect(JSON.stringify(rows.slice(0, 2))).not.toMatch(/asha|Lake Road|98765/i);
    expect(JSON.parse(rows[0]!.payload)).toMatchObject({ id: rows[0]!.id, sequence: 1, data: null });
    expect(JSON.parse(rows[2]!.payload).data.order.email).toBe('ravi@example.com');

    const later = new Date(Date.now() + 31 * 24 * 60 * 60_000);
    await shop.db.updateTable('webhook_deliveries').set({ next_at: null }).where('sequence', '<', 3).execute();
    await prune(shop.db, later, shop.dataFolder);
    const left = await shop.db.selectFrom('webhook_deliveries').select('sequence').execute();
    expect(left).toEqual([{ sequence: 3 }]);
  });
});
