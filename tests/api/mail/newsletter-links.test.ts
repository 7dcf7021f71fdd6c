import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { soon } from '../../fixtures/soon.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import { eraseCustomer, unsubscribe } from '#store-api/shop/customers/erase-customer.ts';
import { revokeOwnerLinks } from '#store-api/shop/order-links/revoke-owner-links.ts';
import { prune } from '#store-api/shop/retention/prune.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

const EMAIL = 'asha@example.com';
const HOUR = 3_600_000;
const AWAITED = { status: 200, body: { success: true, toConfirm: true } };
const MISSING = { status: 404, body: { error: 'This link is not valid, or not any more.', code: 'not-found' } };
const LINK = /^https:\/\/shop\.example\/newsletter\/([\w-]{43})$/m;

/** A store that wants each address confirmed by a mailed link (docs/decisions D654). */
describeEveryEngine('10.newsletter.confirm', (engine) => {
  let shop: TestShop;
  let clock: number;
  beforeEach(async () => {
    clock = Date.parse('2026-11-26T10:00:00Z');
    shop = await openShop(engine, { now: () => new Date((clock += 10)), outboxEveryMs: 20 });
    for (const [id, host] of [
      ['main', 'shop.example'],
      ['other', 'other.example'],
    ] as const)
      await createStore(shop.db, {
        id,
        isDefault: id === 'main',
        hosts: [host],
        info: { storeName: 'Selvedge & Sons' },
      });
    await ask({ newsletter: 'confirm' });
  });
  afterEach(() => shop.close());

  const ask = async (settings: StoreSettings) => {
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify(settings) })
      .execute();
    for (const id of ['main', 'other']) await recordChanges(shop.db, id, ['info'], new Date().toISOString());
    await notifyChanges(shop.db);
    await soon(async () =>
      expect(
        (await shop.get('/storeInfo', { host: 'shop.example' })).body.capabilities.includes('newsletterLinks'),
      ).toBe(settings.newsletter === 'confirm'),
    );
  };
  const subscribe = async (email = EMAIL, host = 'shop.example') => {
    const { status, body } = await shop.post('/newsletter', { email }, { host });
    return { status, body };
  };
  const confirm = async (token: unknown, host = 'shop.example') => {
    const { status, body } = await shop.post('/newsletter/confirm', { token }, { host });
    return { status, body };
  };
  const mailed = async (count: number, to = EMAIL) => {
    const mails = () => readOutbox(join(shop.dataFolder, 'outbox')).filter(({ headers }) => headers.to === to);
    await soon(async () =>
      expect(await shop.db.selectFrom('outbox').select('id').where('next_at', 'is not', null).execute()).toEqual([]),
    );
    expect(mails()).toHaveLength(count);
    return mails();
  };
  const tokens = async (count: number) => (await mailed(count)).map(({ text }) => LINK.exec(text)![1]!);
  const rows = () => shop.db.selectFrom('messages').selectAll().orderBy('store_id').execute();
  const list = async (...args: string[]) =>
    (await ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, ['messages', ...args])).said;

  test('an address is on no list before its link has confirmed it, and then once', async () => {
    expect((await shop.get('/storeInfo', { host: 'shop.example' })).body.capabilities).toContain('newsletterLinks');
    expect(await subscribe(' ASHA@example.com ')).toEqual(AWAITED);
    const [mail] = await mailed(1);
    expect(mail?.headers.subject).toBe('Please confirm: the newsletter of Selvedge & Sons');
    expect(mail?.text).toContain('Please open this link within 7 days, and confirm it there:\n\nhttps://shop.example/');
    const [token = ''] = await tokens(1);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [link] = await shop.db.selectFrom('order_links').selectAll().execute();
    expect(JSON.stringify(link)).not.toContain(token);
    expect(await list()).toBe('No messages.');
    expect(await list('--kind', 'newsletter', '--json')).toBe('[]');

    expect(await confirm(token)).toEqual({ status: 200, body: { success: true } });
    const [row] = await rows();
    expect(row).toMatchObject({ email: EMAIL, kind: 'newsletter', confirm_by: null });
    expect(row?.confirmed_at).toMatch(/^2026-11-26T10:00:/);
    // Once more the same, and nothing is changed.
    expect(await confirm(token)).toEqual({ status: 200, body: { success: true } });
    expect(await rows()).toEqual([row]);
    expect(await list('--kind', 'newsletter')).toMatch(/ {2}newsletter {2}asha@example\.com$/);
    expect(JSON.parse(await list('--json'))).toMatchObject([{ email: EMAIL, confirmedAt: row?.confirmed_at }]);
  });

  test('known, waiting and new: the same answer, and one link a day to an address', async () => {
    expect(await Promise.all([subscribe(), subscribe(), subscribe()])).toEqual([AWAITED, AWAITED, AWAITED]);
    expect(await subscribe()).toEqual(AWAITED);
    const [first = ''] = await tokens(1);
    clock += 25 * HOUR;
    expect(await subscribe()).toEqual(AWAITED);
    const [, second = ''] = await tokens(2);
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(200);
    clock += 25 * HOUR;
    expect(await subscribe()).toEqual(AWAITED);
    await mailed(2);
    expect((await rows()).map(({ confirm_by }) => confirm_by)).toEqual([null]);
    // Its own store's, and that alone.
    expect(await subscribe(EMAIL, 'other.example')).toEqual(AWAITED);
    await mailed(3);
    expect((await rows()).map(({ store_id, confirm_by }) => [store_id, confirm_by !== null])).toEqual([
      ['main', false],
      ['other', true],
    ]);
    expect(await subscribe('nobody')).toMatchObject({ status: 400, body: { error: 'Invalid email address' } });
  });

  test('a link of another store, for something else, too old or never mailed is 404 alike, and changes nothing', async () => {
    await subscribe();
    const [token = ''] = await tokens(1);
    const before = await rows();
    for (const wrong of ['', 'never was', `${token}x`]) expect(await confirm(wrong)).toMatchObject(MISSING);
    expect(await confirm(token, 'other.example')).toMatchObject(MISSING);
    expect((await confirm(7)).status).toBe(400);
    for (const path of ['/order-links', '/order-links/open', '/order-links/confirm', '/owner-links'])
      expect((await shop.post(path, { token }, { host: 'shop.example' })).status, path).toBe(404);
    expect(await rows()).toEqual(before);
    // Links of the owner's mails are revoked by a counter of the store; this is no such link.
    await revokeOwnerLinks(shop.db, { storeId: 'main' });
    expect((await confirm(token)).status).toBe(200);
    await shop.db.updateTable('order_links').set({ purpose: 'shopper' }).execute();
    expect(await confirm(token)).toMatchObject(MISSING);
    await shop.db.updateTable('order_links').set({ purpose: 'newsletter' }).execute();
    clock += 7 * 24 * HOUR;
    expect(await confirm(token)).toMatchObject(MISSING);
  });

  test('who guesses is stopped, and a link that is right does not count', async () => {
    await subscribe();
    const [token = ''] = await tokens(1);
    const peer = '192.0.2.99';
    const statusOf = async (value: string) =>
      (await shop.post('/newsletter/confirm', { token: value }, { peer, host: 'shop.example' })).status;
    for (let n = 0; n < 3; n += 1) expect(await statusOf(token)).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 62 }, (_, n) => statusOf(`guess-${n}`)));
    expect(guesses.filter((status) => status === 404)).toHaveLength(60);
    expect(guesses.filter((status) => status === 429)).toHaveLength(2);
  });

  test('what is not confirmed is forgotten after 7 days, and with its person; what is confirmed stays', async () => {
    const outboxFolder = join(shop.dataFolder, 'outbox');
    await subscribe();
    await subscribe('meera@example.com');
    const [token = ''] = await tokens(1);
    await confirm(token);
    await prune(shop.db, new Date(clock + 6.9 * 24 * HOUR), outboxFolder);
    expect(await rows()).toHaveLength(2);
    await prune(shop.db, new Date(clock + 7 * 24 * HOUR), outboxFolder);
    expect((await rows()).map(({ email }) => email)).toEqual([EMAIL]);

    await subscribe('meera@example.com');
    const options = { storeId: 'main', outboxFolder, now: () => new Date(clock) };
    expect(await eraseCustomer(shop.db, { email: 'meera@example.com', ...options })).toMatchObject({ messages: 1 });
    expect((await rows()).map(({ email }) => email)).toEqual([EMAIL]);
    // Taken off, its link does nothing any more.
    await unsubscribe(shop.db, { storeId: 'main', email: EMAIL });
    expect(await confirm(token)).toMatchObject(MISSING);
    await subscribe();
    expect(await confirm(token)).toMatchObject(MISSING);
  });

  test('switched off, all is as without it: what waits is on the list when it is named again, and there is no link', async () => {
    await subscribe();
    const [token = ''] = await tokens(1);
    await ask({});
    expect(await confirm(token)).toMatchObject(MISSING);
    expect(await subscribe()).toEqual({ status: 200, body: { success: true } });
    expect(await rows()).toMatchObject([{ email: EMAIL, confirm_by: null, confirmed_at: null }]);
    await mailed(1);
  });

  test('a store without an address for the link says so, and keeps nothing', async () => {
    await shop.db.deleteFrom('stores').where('id', '=', 'other').execute();
    await createStore(shop.db, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'Selvedge & Sons' } });
    await notifyChanges(shop.db);
    await soon(async () =>
      expect(await subscribe(EMAIL, 'evil.example')).toMatchObject({ status: 501, body: { code: 'not-offered' } }),
    );
    const { capabilities } = (await shop.get('/storeInfo', { host: 'evil.example' })).body;
    expect(capabilities).not.toContain('newsletterLinks');
    expect(await rows()).toEqual([]);
  });
});
