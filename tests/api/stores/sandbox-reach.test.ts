import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT, insertProducts } from '../catalogue.ts';
import { sqlite } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { ownerCommand } from '../owner-command.ts';
import { examine } from '#owner/doctor/examine.ts';
import { createStore } from '#owner/stores/create-store.ts';

/** Who can pay at the sandbox bank (docs/decisions D29, D330), said by `list` and `doctor` as the shop does it. */
let shop: TestShop;
let environment: Record<string, string> = {};
const open = async (settings: Record<string, string> = {}) => {
  environment = settings;
  shop = await openShop(sqlite, { environment });
};
beforeEach(() => open());
afterEach(() => shop.close());
const settings = () => ({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url, ...environment });
const list = async () =>
  (await ownerCommand(settings(), ['list'])).said
    .split('\n')
    .flatMap((line) => /open orders?; (.*)$/.exec(line)?.[1] ?? []);
const doctor = async () =>
  (await examine(settings(), { lookUp: async () => [] }))
    .filter(({ area, level }) => area === 'gateways' && level !== 'ok')
    .map(({ level, what }) => `${level}: ${what}`);
const pays = async (host: string) => {
  const token = await shop.signUp(`a${Math.random()}@example.com`, host);
  await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token, host });
  return (await shop.get('/payments/fields', { token, host })).status === 200;
};
const store = async (id: string, hosts: string[], origin?: string) => {
  const info = { storeName: id, ...(origin && { origin }) };
  await createStore(shop.db, { id, isDefault: id === 'main', hosts, info });
  if (id !== 'main') await insertProducts(shop.db, id);
};

const HERE = 'paid at the sandbox bank, which moves no money, on this machine alone';
const ONLY_HERE = 'warning: none is set: this machine alone can pay, at the sandbox bank, which moves no money';

test('on this machine alone, and of several stores at the default one alone', async () => {
  expect([await list(), await doctor()]).toEqual([[HERE], [ONLY_HERE]]);
  expect([await pays('localhost:8044'), await pays('shop.example')]).toEqual([true, false]);
  await store('other', ['other.example']);
  expect(await list()).toEqual([HERE, 'paid by no gateway']);
  expect(await doctor()).toEqual([ONLY_HERE, 'error: other has no account at a gateway: nobody can pay there']);
  expect([await pays('localhost:8044'), await pays('other.example')]).toEqual([true, false]);
});

test('nobody, once one of the stores has an https origin', async () => {
  await store('other', ['other.example'], 'https://other.example');
  expect(await list()).toEqual(['paid by no gateway', 'paid by no gateway']);
  expect(await doctor()).toEqual([
    'error: main has no account at a gateway: nobody can pay there',
    'error: other has an https origin, where the sandbox bank does not answer: nobody can pay there',
  ]);
  expect(await pays('localhost:8044')).toBe(false);
});

test('everybody with PAYMENT_SANDBOX=yes', async () => {
  await shop.close();
  await open({ PAYMENT_SANDBOX: 'yes' });
  await store('other', ['other.example'], 'https://other.example');
  const paid = 'paid at the sandbox bank, which moves no money';
  expect(await list()).toEqual([paid, paid]);
  expect(await doctor()).toEqual([
    'warning: none is set, and PAYMENT_SANDBOX=yes: everybody pays at the sandbox bank, which moves no money',
    'warning: other has no account at a gateway: it is a test shop',
  ]);
  expect([await pays('localhost:8044'), await pays('other.example')]).toEqual([true, true]);
});

test('beside the account of another store this machine alone, and it is an error', async () => {
  await shop.close();
  await open({ UPI_VPA__OTHER: 'shop@bank', UPI_NAME__OTHER: 'Shop' });
  await store('other', ['other.example']);
  expect(await list()).toEqual([HERE, 'paid by upi']);
  expect(await doctor()).toEqual([
    'error: main has no account at a gateway: this machine alone can pay there, at the sandbox bank',
  ]);
  expect(await pays('localhost:8044')).toBe(true);
});
