import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { HOSTS, openStores, type StoreId, type Stores } from './two-stores.ts';
import { readOutbox, resetLink } from '../../fixtures/read-mail.ts';
import { soon } from '../../fixtures/soon.ts';
import type { StoreSettings } from '#store-api/shop/stores/store-settings.ts';

/** Whom the mails of several stores come from (docs/decisions D242). */
let shop: Stores;
const open = async (environment: Record<string, string>) => void (shop = await openStores(sqlite, { environment }));
beforeEach(() => open({ MAIL_FROM: 'Selvedge <post@mail.example>' }));
afterEach(() => shop.close());

async function mailOf(store: StoreId, settings: StoreSettings = {}, companyEmail?: string) {
  await shop.db
    .updateTable('stores')
    .set({ info: JSON.stringify({ storeName: `The ${store}`, companyEmail }) })
    .where('id', '=', store)
    .execute();
  await shop.set(store, settings);
  await shop.shopper(store);
  const sent = () => readOutbox(join(shop.dataFolder, 'outbox'));
  const before = sent().length;
  await shop.post('/users/forgot-password', { email: 'asha@example.com' }, { host: HOSTS[store] });
  // What is sent keeps no text in the database (reliability A9).
  await soon(() => expect(sent()).toHaveLength(before + 1));
  const { sender, reply_to } = await shop.db
    .selectFrom('outbox')
    .selectAll()
    .where('store_id', '=', store)
    .where('recipient', '=', 'asha@example.com')
    .executeTakeFirstOrThrow();
  return { from: sender, replyTo: reply_to, link: resetLink(sent().at(-1)!).origin };
}

test('MAIL_FROM is the default store’s; another one writes from that address by its own name', async () => {
  expect(await mailOf('main')).toEqual({
    from: 'Selvedge <post@mail.example>',
    replyTo: null,
    link: 'https://shop.example',
  });
  expect(await mailOf('second-shop', {}, 'help@second.example')).toEqual({
    from: 'The second-shop <post@mail.example>',
    replyTo: 'help@second.example',
    link: 'https://second.example',
  });
});

test('what the folder says is before MAIL_FROM', async () => {
  const mail = { address: 'orders@second.example', name: 'Second, by post', replyTo: 'help@second.example' };
  expect(await mailOf('second-shop', { mail })).toMatchObject({
    from: 'Second, by post <orders@second.example>',
    replyTo: 'help@second.example',
  });
  expect(await mailOf('main', { mail: { name: 'First' } })).toMatchObject({ from: 'First <post@mail.example>' });
});

test('without both, the company’s address', async () => {
  await shop.close();
  await open({});
  expect(await mailOf('third', {}, 'third@mail.example')).toMatchObject({
    from: 'The third <third@mail.example>',
    replyTo: null,
  });
});
