import { expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { HOSTS, openStores } from './two-stores.ts';

test('A2 what somebody does at one store does not count at another', async () => {
  const once = { max: 1, windowMs: 60_000 };
  const limits = { messageByPeer: once, registerByPeer: once, trackingByPeer: once, resetByPeer: once };
  const shop = await openStores(sqlite, { limits });
  const calls = [
    (host: string) => shop.post('/newsletter', { email: 'a@example.com' }, { host }),
    (host: string) => shop.get('/orders/ord_none?contactInfo=a@example.com', { host }),
    (host: string) => shop.post('/users/forgot-password', { email: 'a@example.com' }, { host }),
    (host: string) =>
      shop.post(
        '/users/register',
        { email: 'a@example.com', password: 'correct horse', firstName: 'Asha', lastName: 'Rao' },
        { host },
      ),
  ];
  for (const ask of calls) {
    const first = await ask(HOSTS.main);
    expect(first.status).not.toBe(429);
    expect((await ask(HOSTS.main)).status, first.text).toBe(429);
    expect((await ask(HOSTS['second-shop'])).status).toBe(first.status);
  }
  await shop.close();
});
