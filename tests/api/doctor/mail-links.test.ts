import { expect, test } from 'vitest';
import { examine } from '#owner/doctor/examine.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { sqlite } from '../engines.ts';
import { openShop } from '../fixture.ts';

test('a shop whose mails could only link to this machine is told what to set', async () => {
  const shop = await openShop(sqlite);
  const environment = { DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder };
  const look = async (more = {}) =>
    (await examine({ ...environment, ...more }, { lookUp: async () => [] })).filter(({ what }) =>
      what.includes('links in mails'),
    );
  const told = async (more = {}) => (await look(more)).map(({ level, what }) => `${level}: ${what}`);
  const info = { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' };
  const store = { id: 'main', isDefault: true, hosts: [] as string[], info };
  for (const [hosts, here] of [
    [[], 'http://localhost:4620'],
    [['localhost', 'kiln.localhost'], 'http://kiln.localhost:4620'],
  ] as const) {
    await createStore(shop.db, { ...store, hosts: [...hosts] });
    expect(await told({ PORT: 4620 })).toEqual([
      `warning: main: links in mails lead to ${here} for who orders on this machine, and mails to others have none, \
since no origin is set`,
    ]);
    expect((await look())[0]?.advice).toMatch(/^Write origin, such as https:/);
  }
  await createStore(shop.db, { ...store, info: { ...info, origin: 'http://localhost:8044' } });
  expect(await told()).toEqual([
    'warning: main: links in mails lead to http://localhost:8044, which only this machine reaches',
  ]);
  await createStore(shop.db, { ...store, info: { ...info, origin: 'https://shop.example' } });
  expect(await told()).toEqual([]);
  await createStore(shop.db, store);
  expect(await told({ STORE_ORIGIN: 'https://shop.example' })).toEqual([]);
  await createStore(shop.db, { ...store, id: 'second', isDefault: false });
  // What is wrong then is that no name leads to it.
  expect(await told()).toEqual([]);
  await shop.close();
});
