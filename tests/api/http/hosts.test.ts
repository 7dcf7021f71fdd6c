import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { BELT, insertProducts, JEANS } from '../catalogue.ts';
import { describeEngines, sqlite } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';

const OTHER = 'other.example';

describeEngines('two stores in one process', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['Other.Example:443', 'www.other.example'],
      info: { storeName: 'Other' },
    });
    await insertProducts(shop.db, 'other', [
      {
        id: BELT,
        title: "The other store's belt",
        category: 'Belts',
        regular: 100,
        variants: [{ id: 'one', stock: 5 }],
      },
      { id: 'only-other', title: 'Only there', category: 'Belts', regular: 200 },
    ]);
  });
  afterAll(() => shop.close());
  const nameAt = async (host: string, headers = {}) => (await shop.get('/storeInfo', { host, headers })).body.storeName;

  test.each([
    ['shop.example', 'Selvedge & Sons'],
    ['SHOP.example:8044', 'Selvedge & Sons'],
    ['api.shop.example', 'Selvedge & Sons'],
    ['localhost:8044', 'Selvedge & Sons'],
    ['127.0.0.1:9', 'Selvedge & Sons'],
    ['[::1]:8044', 'Selvedge & Sons'],
    ['anything.localhost', 'Selvedge & Sons'],
    ['other.example', 'Other'],
    ['api.other.example:443', 'Other'],
    ['www.other.example', 'Other'],
    ['other.example.', 'Other'],
  ])('%s is the store %s', async (host, name) => {
    expect(await nameAt(host)).toBe(name);
  });

  test.each([
    'evil.example',
    'shop.example.evil.example',
    'sub.shop.example',
    'xapi.shop.example',
    'localhost.evil.example',
    '10.0.0.1',
  ])('H1 %s is no store', async (host) => {
    const { status, body } = await shop.get('/storeInfo', { host });
    expect({ status, body }).toEqual({
      status: 421,
      body: { error: 'There is no store at this address.', code: 'unknown-store' },
    });
  });

  test('H1 X-Forwarded-Host and Forwarded say nothing', async () => {
    expect(await nameAt('shop.example', { 'x-forwarded-host': OTHER, forwarded: `host=${OTHER}` })).toBe(
      'Selvedge & Sons',
    );
  });

  test('products of one store are not seen through the other', async () => {
    expect((await shop.get('/products', { host: OTHER })).body.count).toBe(2);
    expect((await shop.get(`/products/${BELT}`, { host: OTHER })).body.title).toBe("The other store's belt");
    expect((await shop.get(`/products/${BELT}`)).body.title).toBe('Woven Belt');
    expect((await shop.get(`/products/${JEANS}`, { host: OTHER })).status).toBe(404);
    expect((await shop.get('/products/only-other')).status).toBe(404);
  });

  test('users, tokens and orders belong to one store', async () => {
    const here = await shop.signUp('asha@example.com');
    const there = await shop.signUp('asha@example.com', OTHER);
    expect((await shop.get('/accountInfo', { token: here, host: OTHER })).status).toBe(401);
    expect((await shop.post('/users/logout', undefined, { token: here, host: OTHER })).status).toBe(401);
    expect((await shop.get('/accountInfo', { token: here })).status).toBe(200);
    const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token: here, key: 'k' }))
      .body;
    expect((await shop.get('/orders', { token: there, host: OTHER })).body).toEqual([]);
    expect((await shop.get(`/orders/${id}?contactInfo=asha@example.com`, { host: OTHER })).status).toBe(404);
    const values = { method: 'bank', email: 'a@b.co', phone: '+919876543210' };
    expect((await shop.post('/payments', { orderId: id, fields: values }, { token: there, host: OTHER })).status).toBe(
      404,
    );
    const away = await shop.post('/orders', orderOf([{ productId: JEANS, quantity: 1, size: 'S' }]), {
      token: there,
      host: OTHER,
    });
    expect(away.status).toBe(422);
    const same = await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), {
      token: there,
      host: OTHER,
      key: 'k',
    });
    expect(same.status).toBe(201);
    expect(same.body.id).not.toBe(id);
    const reference = (await shop.post('/payments', { orderId: id, fields: values }, { token: here })).body.action
      .formParams.data.reference;
    expect((await shop.get(`/sandbox-bank/pay?reference=${reference}`, { host: OTHER })).status).toBe(410);
  });

  test("a host of another store can't be taken, and nothing changes", async () => {
    await expect(
      createStore(shop.db, { id: 'third', isDefault: false, hosts: ['new.example', OTHER], info: {} }),
    ).rejects.toThrow();
    expect(await nameAt(OTHER)).toBe('Other');
    expect((await shop.get('/storeInfo', { host: 'new.example' })).status).toBe(421);
  });
});

describe('one store, or none', () => {
  test('H1 a shop of one store that lists no host answers on every name, one that lists some only there and on this machine', async () => {
    const shop = await openShop(sqlite);
    const statusAt = async (host: string) => (await shop.get('/storeInfo', { host })).status;
    for (const host of ['shop.example', 'api.shop.example', 'localhost:8044', '127.0.0.1'])
      expect(await statusAt(host), host).toBe(200);
    for (const host of ['anything.example', '10.0.0.1', 'shop.example.evil.example'])
      expect([await statusAt(host), await shop.api.isUnknownHost(host)], host).toEqual([421, true]);
    await createStore(shop.db, { id: 'main', isDefault: true, hosts: [], info: { storeName: 'Selvedge & Sons' } });
    await expect.poll(() => statusAt('anything.example')).toBe(200);
    expect(await shop.api.isUnknownHost('anything.example')).toBe(false);
    await shop.close();
  });

  test('a shop without a store says so', async () => {
    const shop = await openShop(sqlite);
    for (const table of ['images', 'variants', 'products', 'store_hosts', 'stores'] as const)
      await shop.db.deleteFrom(table).execute();
    const { status, body, headers } = await shop.get('/products');
    expect({ status, body }).toEqual({ status: 503, body: { error: 'The shop has no store yet.', code: 'no-store' } });
    expect(headers.get('retry-after')).toBe('10');
    await shop.close();
  });

  test('H1 STORE_ORIGIN is a host of the shop and names it where payments lead; a forged one is refused', async () => {
    const shop = await openShop(sqlite, {
      environment: { STORE_ORIGIN: 'https://store.example', PAYMENT_SANDBOX: 'yes' },
    });
    const token = await shop.signUp('asha@example.com');
    const { id } = (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).body;
    const { body } = await shop.post(
      '/payments',
      { orderId: id, fields: { method: 'upi-qr', email: 'a@b.co', phone: '+919876543210' } },
      { token, host: 'api.store.example' },
    );
    expect(body.action.qr).toMatch(/^https:\/\/store\.example\/sandbox-bank\/scan\?/);
    expect((await shop.post('/payments', { orderId: id, fields: {} }, { token, host: 'evil.example' })).status).toBe(
      421,
    );
    await shop.close();
  });
});
