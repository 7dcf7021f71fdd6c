import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { ACCOUNTS } from '../../fixtures/gateway/accounts.ts';
import { readOutbox, resetLink } from '../../fixtures/read-mail.ts';
import { BELT, insertProducts } from '../catalogue.ts';
import { describeEngines, sqlite } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { GATEWAYS, openPaying } from '../payments/paying.ts';
import { soon } from '../../fixtures/soon.ts';

const PAYER = { method: 'upi-qr', email: 'a@b.co', phone: '+919876543210' };

/** A second store beside that of the fixture, which lists shop.example. */
async function addOther(shop: TestShop, info: Record<string, unknown> = {}): Promise<void> {
  await createStore(shop.db, {
    id: 'other',
    isDefault: false,
    hosts: ['other.example', 'www.other.example'],
    info: { storeName: 'Other', ...info },
  });
}

/** Where a shopper of a host is led: after a payment, by the mail of an order, by the one with a new password. */
async function ledTo(shop: TestShop, host: string): Promise<{ payment: string; order: string; reset: string }> {
  const email = `asha.${Math.random().toString(36).slice(2)}@example.com`;
  const token = await shop.signUp(email, host);
  const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token, host })).body;
  const { body } = await shop.post('/payments', { orderId: id, fields: PAYER }, { token, host });
  await shop.post('/users/forgot-password', { email }, { host });
  const mails = await soon(() => {
    const all = readOutbox(join(shop.dataFolder, 'outbox')).filter(({ headers }) => headers.to!.includes(email));
    expect(all).toHaveLength(2);
    return all;
  });
  const links = mails.map(({ text }) => /https?:\/\/\S+\/(?:orders\/open|reset-password)\S*/.exec(text)![0]);
  const to = (path: string) => new URL(links.find((link) => link.includes(path))!).origin;
  return {
    payment: new URL(body.action.qr).origin,
    order: to('orders/open'),
    reset: resetLink(mails.find(({ text }) => text.includes('reset-password'))!).origin,
  };
}

const all = (origin: string) => ({ payment: origin, order: origin, reset: origin });

describeEngines('two stores behind https', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine, { environment: { STORE_ORIGIN: 'https://shop.example', PAYMENT_SANDBOX: 'yes' } });
    await addOther(shop);
    await insertProducts(shop.db, 'other');
  });
  afterAll(() => shop.close());

  test.each([
    ['shop.example', 'https://shop.example'],
    ['other.example', 'https://other.example'],
    ['api.other.example', 'https://other.example'],
    ['www.other.example:8044', 'https://www.other.example'],
  ])('H1 what leads from %s leads to %s: pages, payments, mails', async (host, origin) => {
    expect(await ledTo(shop, host)).toEqual(all(origin));
    expect(await shop.api.originOf(host)).toBe(origin);
  });

  test('H1 what leads from localhost leads to the shop, but for the bank of tests, which is where its owner looks', async () => {
    const origin = 'https://shop.example';
    expect(await ledTo(shop, 'localhost:8044')).toEqual({ ...all(origin), payment: 'http://localhost:8044' });
    expect(await shop.api.originOf('localhost:8044')).toBe(origin);
  });

  test('a store with an origin of its own is there, whatever host it is found at', async () => {
    await addOther(shop, { origin: 'https://www.other.example' });
    await expect.poll(() => shop.api.originOf('other.example')).toBe('https://www.other.example');
    expect(await ledTo(shop, 'other.example')).toEqual(all('https://www.other.example'));
    await addOther(shop);
  });
});

describe('one store', () => {
  test('H1 without STORE_ORIGIN a public host is https, this machine http; forwarded headers say nothing', async () => {
    const shop = await openShop(sqlite, { environment: { PAYMENT_SANDBOX: 'yes' } });
    const forwarded = {
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
      forwarded: 'proto=http;host=evil.example',
    };
    for (const headers of [{}, forwarded] as Record<string, string>[]) {
      const token = await shop.signUp(`asha.${Object.keys(headers).length}@example.com`, 'shop.example');
      const { id } = (
        await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), {
          token,
          host: 'shop.example',
          headers,
        })
      ).body;
      const { body } = await shop.post(
        '/payments',
        { orderId: id, fields: PAYER },
        { token, host: 'shop.example', headers },
      );
      expect(new URL(body.action.qr).origin).toBe('https://shop.example');
    }
    expect([
      await shop.api.originOf('shop.example'),
      await shop.api.originOf('localhost:8044'),
      await shop.api.originOf('127.0.0.1:9'),
    ]).toEqual(['https://shop.example', 'http://localhost:8044', 'http://127.0.0.1:9']);
    await shop.close();
  });

  test('STORE_ORIGIN is where it is, as it stands there', async () => {
    const shop = await openShop(sqlite, {
      environment: { STORE_ORIGIN: 'http://store.example:8080', PAYMENT_SANDBOX: 'yes' },
    });
    for (const host of ['localhost:8044', 'shop.example', 'store.example:8080'])
      expect(await shop.api.originOf(host), host).toBe('http://store.example:8080');
    await shop.close();
  });

  test.each(['shop', 'ftp://other.example', 'https://other.example/shop', 'https://u:p@other.example'])(
    'an origin that is none is refused: %s',
    async (origin) => {
      const shop = await openShop(sqlite);
      await expect(addOther(shop, { origin })).rejects.toThrow('must be scheme and host');
      await shop.close();
    },
  );
});

test("each gateway sends the second store's shoppers back to the second store", async () => {
  const ofOther = Object.fromEntries(Object.entries(ACCOUNTS).map(([name, value]) => [`${name}__OTHER`, value]));
  const shop = await openPaying(sqlite, { environment: { STORE_ORIGIN: 'https://shop.example', ...ofOther } });
  await addOther(shop);
  await insertProducts(shop.db, 'other');
  const host = 'other.example';
  const token = await shop.signUp('asha@example.com', host);
  for (const method of GATEWAYS) {
    const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token, host })).body;
    const calls = shop.fake.calls.length;
    const { status, text } = await shop.post('/payments', { orderId: id, fields: { method } }, { token, host });
    expect(status, text).toBe(200);
    const told =
      text +
      shop.fake.calls
        .slice(calls)
        .map((call) => decodeURIComponent(call.text))
        .join('\n');
    expect(told).toMatch(new RegExp(`https://other\\.example/api/v1/payments/(return|enter)/${method}`));
    expect(told).not.toContain('shop.example');
  }
  await shop.close();
});
