import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { readOutbox, resetLink } from '../../fixtures/read-mail.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop } from '../fixture.ts';
import { soon } from '../../fixtures/soon.ts';

describeEveryEngine('a shop with no host of its own', (engine) => {
  test('links lead to STORE_ORIGIN, else to this machine, never to a forged Host', async () => {
    for (const [environment, host, origin] of [
      [{ STORE_ORIGIN: 'https://www.shop.example' }, 'evil.example', 'https://www.shop.example'],
      [{}, 'localhost:8044', 'http://localhost:8044'],
      [{}, 'evil.example', undefined],
    ] as const) {
      const shop = await openShop(engine, { environment });
      await createStore(shop.db, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'Selvedge' } });
      await shop.signUp('asha@example.com');
      const { status } = await shop.post('/users/forgot-password', { email: 'asha@example.com' }, { host });
      expect(status).toBe(origin ? 200 : 501);
      if (origin)
        expect((await soon(() => resetLink(readOutbox(join(shop.dataFolder, 'outbox'))[0]!))).origin).toBe(origin);
      const { capabilities } = (await shop.get('/storeInfo', { host })).body;
      expect(capabilities.includes('passwordReset')).toBe(Boolean(origin));
      await shop.close();
    }
  });

  test('A2 asking too often is refused by caller, and an address is not flooded; guesses do not keep the owner out', async () => {
    const shop = await openShop(engine);
    await shop.signUp('asha@example.com');
    const forgot = (peer: string, email = 'asha@example.com') =>
      shop.post('/users/forgot-password', { email }, { peer });
    for (const email of ['asha@example.com', 'nobody@example.com']) {
      const replies = await Promise.all(Array.from({ length: 7 }, () => forgot('192.0.2.1', email)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(Number(replies.find(({ status }) => status === 429)!.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const spread = await Promise.all(Array.from({ length: 12 }, (_, n) => forgot(`198.51.100.${n}`)));
    expect(spread.every(({ status }) => status === 200)).toBe(true);
    const folder = join(shop.dataFolder, 'outbox');
    await soon(() => expect(readOutbox(folder)).toHaveLength(10));

    const guess = (password: string) =>
      shop.post('/users/authorize', { email: 'asha@example.com', password }, { peer: '192.0.2.1' });
    for (let n = 0; n < 10; n += 1) await guess('wrong horse');
    expect((await guess('correct horse')).status).toBe(429);
    const token = resetLink(readOutbox(folder)[0]!).searchParams.get('token');
    await shop.post('/users/reset-password', { token, password: 'new horse' }, { peer: '192.0.2.1' });
    expect((await guess('new horse')).status).toBe(200);
    await shop.close();
  });
});
