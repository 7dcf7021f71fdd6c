import { expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { sqlite } from '../engines.ts';
import { HOSTS, openStores } from './two-stores.ts';

test('browsers may insist on https where the store itself says that its pages are https', async () => {
  const shop = await openStores(sqlite);
  await createStore(shop.db, {
    id: 'main',
    isDefault: true,
    hosts: [HOSTS.main],
    info: { origin: 'https://shop.example' },
  });
  await expect.poll(() => shop.api.isHttpsStore('shop.example')).toBe(true);
  expect(await shop.api.isHttpsStore('api.shop.example')).toBe(true);
  for (const host of ['localhost:8044', HOSTS.third, 'nobody.example'])
    expect(await shop.api.isHttpsStore(host), host).toBe(false);
  await shop.close();
});
