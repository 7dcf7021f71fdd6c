import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite } from '../engines.ts';
import { ownerCommand } from '../owner-command.ts';
import { openPottery } from '../shop-folder/pottery.ts';
import { examine } from '#owner/doctor/examine.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { reachOf } from '#owner/stores/store-reach.ts';
import { leadsTo } from '#store-api/shop/stores/page-origin.ts';
import { createStoreCache, listStores } from '#store-api/shop/stores/store-of-host.ts';

const ORIGIN = 'https://shop.example';
const MAIN = { id: 'main', isDefault: true };
const [NOBODY, ONLY_HERE] = ['nobody reaches it', 'only this machine reaches it'];
const ADVICE = 'Write its hosts into store.yaml, and apply it.';
const ADVICE_FOR_NOBODY = `${ADVICE.slice(0, -1)}; before it has a name, pottery.localhost is reached on this machine.`;

const NAMES: Record<string, Record<'here' | 'origin' | 'any', boolean>> = {
  nobody: { here: false, origin: false, any: false },
  'this-machine': { here: true, origin: false, any: false },
  origin: { here: true, origin: true, any: false },
  'every-name': { here: true, origin: true, any: true },
};

/** Which names lead to a store, said by `list`, `doctor` and `apply` as requests find it. */
let kiln: Awaited<ReturnType<typeof openPottery>>;
beforeEach(async () => {
  kiln = await openPottery(sqlite);
  const company = 'company:\n  email: post@kiln.example\n';
  kiln.write('store.yaml', `id: pottery\nname: "Kiln"\n${company}`);
});
afterEach(() => kiln.close());
const main = (hosts: string[]) => createStore(kiln.shop.db, { ...MAIN, hosts, info: { storeName: 'Main' } });
const settings = () => ({ DATA_DIR: kiln.shop.dataFolder, DATABASE_URL: kiln.shop.url });
const command = async (...words: string[]) => (await ownerCommand(settings(), words)).said.split('\n');
const apply = () => command('apply', join(kiln.root, 'shop'));
const doctor = async (more: Record<string, string> = {}) =>
  (await examine({ ...settings(), ...more }, { lookUp: async () => [] }))
    .filter(({ area, level }) => area === 'hosts' && level !== 'ok')
    .map(({ what }) => what);

test('a second store without hosts: apply, list and doctor say that nobody reaches it', async () => {
  await main(['shop.example']);
  const what = `pottery lists no host, and it is not the only store: ${NOBODY}`;
  expect((await apply()).slice(-2)).toEqual(['The shop has it.', `${what}. ${ADVICE_FOR_NOBODY}`]);
  expect(await apply()).toEqual(['Nothing has changed.', `${what}. ${ADVICE_FOR_NOBODY}`]);
  expect(await command('list')).toContain('  no origin; hosts: none, so nobody reaches it');
  expect(await doctor()).toEqual([what]);
});

test('the only store answers on every name, until a second one comes', async () => {
  await main([]);
  expect(await command('list')).toContain('  no origin; hosts: every name');
  expect(await doctor()).toEqual([]);
  const what = `main lists no host, and it is not the only store: ${ONLY_HERE}`;
  const [first, second] = (await apply()).slice(-2);
  expect(first).toBe(`${what}. ${ADVICE}`);
  expect(second).toContain(NOBODY);
  expect(await command('list')).toContain('  no origin; hosts: none, so only this machine reaches it');
  expect((await doctor())[0]).toBe(what);
  // What was so before is not said again.
  expect((await apply()).join('\n')).not.toContain(ONLY_HERE);
  expect(await doctor({ STORE_ORIGIN: ORIGIN })).toEqual([expect.stringContaining(NOBODY)]);
  const { said } = await ownerCommand({ ...settings(), STORE_ORIGIN: ORIGIN }, ['list']);
  expect(said).toContain(`  ${ORIGIN}; hosts: that of STORE_ORIGIN`);
});

test('a second store is looked at before it has a name, by the line of owners.md', async () => {
  const owners = readFileSync(new URL('../../../docs/owners.md', import.meta.url), 'utf8');
  const [line, host] =
    /`(hosts: \[second-shop\.localhost\])`[^]*?`http:\/\/(second-shop\.localhost:8044)`/.exec(owners)?.slice(1) ?? [];
  await main(['shop.example']);
  kiln.write('store.yaml', `id: pottery\nname: "Kiln"\norigin: https://kiln.example\n${line}\n`);
  expect((await apply()).join('\n')).not.toContain('reaches it');
  const nameAt = async (asked?: string) => (await kiln.shop.get('/storeInfo', { host: asked })).body.storeName;
  expect(await nameAt(host)).toBe('Kiln');
  expect(await nameAt('localhost:8044')).toBe('Main');
  // Its pages stay there, and lead to no name that there is not yet.
  expect(await leadsTo(createStoreCache(kiln.shop.db), host ?? '')).toBeUndefined();
  expect(await doctor()).toEqual([]);
});

test('requests find each store as it is said', async () => {
  const { db } = kiln.shop;
  const check = async (storeOrigin: string | undefined, expected: Record<string, string>) => {
    const stores = await listStores(db, storeOrigin);
    const said = Object.fromEntries(stores.map((store) => [store.id, reachOf(store, stores.length, storeOrigin)]));
    expect(said).toEqual(expected);
    const { find } = createStoreCache(db, storeOrigin);
    const leads = async (host: string, id: string) => {
      const found = await find(host);
      return typeof found !== 'string' && found.id === id;
    };
    for (const { id } of stores)
      expect(
        {
          here: await leads('localhost:8044', id),
          origin: await leads('shop.example', id),
          any: await leads('any.example', id),
        },
        `${id} of ${stores.length}, ${storeOrigin}`,
      ).toEqual(NAMES[said[id]!]);
  };
  await main([]);
  await check(undefined, { main: 'every-name' });
  await check(ORIGIN, { main: 'every-name' });
  await apply();
  await check(undefined, { main: 'this-machine', pottery: 'nobody' });
  await check(ORIGIN, { main: 'origin', pottery: 'nobody' });
});
