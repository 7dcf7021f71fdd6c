import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from '#owner/stores/create-store.ts';
import { describeEngines } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

const ORIGIN = 'https://shop.example';

/** Which hosts lead to the origin of their store (docs/decisions D326). */
describeEngines('hosts that a store lists', (engine) => {
  let shop: TestShop;
  beforeEach(async () => void (shop = await openShop(engine)));
  afterEach(() => shop.close());
  const store = (id: string, hosts: string[], origin?: string) =>
    createStore(shop.db, { id, isDefault: id === 'main', hosts, info: { storeName: id, ...(origin && { origin }) } });
  /** Of a shop that is opened now, so that its memory is empty. */
  const leads = async (hosts: string[], environment: Record<string, string> = {}) => {
    const { openStoreApi } = await import('#store-api/app.ts');
    const { readEnvironment } = await import('#environment.ts');
    const api = await openStoreApi(
      readEnvironment({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, ...environment }),
    );
    const found = await Promise.all(hosts.map((host) => api.leadsTo(host)));
    await api.close();
    return found;
  };

  test('P16 each but that of the origin leads there, whatever port and case', async () => {
    await store('main', ['shop.example', 'www.shop.example', 'shop.test'], ORIGIN);
    expect(await leads(['www.shop.example', 'WWW.Shop.Example:443', 'shop.test.'])).toEqual([ORIGIN, ORIGIN, ORIGIN]);
    const answered = [
      'shop.example',
      'shop.example:8443',
      'api.shop.example',
      'localhost:8044',
      '127.0.0.1',
      'evil.example',
    ];
    expect(await leads(answered)).toEqual(answered.map(() => undefined));
  });

  test('P16 STORE_ORIGIN counts as an origin, for the store that it belongs to', async () => {
    await store('main', ['shop.example', 'www.shop.example']);
    await store('other', ['other.example', 'www.other.example']);
    expect(await leads(['www.shop.example', 'www.other.example'], { STORE_ORIGIN: ORIGIN })).toEqual([
      ORIGIN,
      undefined,
    ]);
  });

  test('P16 nothing leads away without an origin, to this machine, or to where the store is not', async () => {
    await store('main', ['shop.example', 'www.shop.example']);
    expect(await leads(['shop.example', 'www.shop.example'])).toEqual([undefined, undefined]);
    for (const origin of ['http://localhost:8044', 'https://nobody.example', 'https://other.example']) {
      await store('main', ['shop.example', 'www.shop.example'], origin);
      await store('other', ['other.example']);
      expect(await leads(['shop.example', 'www.shop.example']), origin).toEqual([undefined, undefined]);
    }
  });
});
