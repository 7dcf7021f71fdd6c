import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine } from '#owner/doctor/examine.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { selfSigned } from '../../e2e/stores/certificate.ts';
import { sqlite } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

/** What stands where browsers look for the shop: DNS, certificate, proxy, API; and whose clock it is compared with. */
const CERTIFICATE = selfSigned('shop.example');
const SOON = selfSigned('shop.example', 3);
const SET = { STRIPE_SECRET_KEY: 'hush', STRIPE_WEBHOOK_SECRET: 'hush' };
let shop: TestShop;
let answer = { status: 200, text: '{"storeName":"Row"}' };
let bankTime = () => new Date();
const proxy = https.createServer(CERTIFICATE, (_, response) => response.writeHead(answer.status).end(answer.text));
const bank = http.createServer((_, response) => response.writeHead(404, { date: bankTime().toUTCString() }).end());
const portOf = (server: http.Server | https.Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  shop = await openShop(sqlite);
  for (const server of [proxy, bank]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const server of [proxy, bank]) server.close();
  await shop.close();
});

async function look(
  origin: string,
  { settings = {}, ca = CERTIFICATE.cert }: { settings?: Record<string, string>; ca?: string } = {},
): Promise<string[]> {
  await createStore(shop.db, {
    id: 'main',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Row', ...(origin && { origin }) },
  });
  const source = { DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, STRIPE_URL: `http://127.0.0.1:${portOf(bank)}` };
  const lookUp = async (host: string) => {
    if (host.startsWith('api.')) throw Object.assign(new Error(), { code: 'ENOTFOUND' });
    return { address: '127.0.0.1' };
  };
  const found = await examine({ ...source, ...SET, ...settings }, { lookUp, ca, milliseconds: 5_000 });
  return found
    .filter(({ area }) => area === 'address' || area === 'clock')
    .map(({ level, area, what }) => `${level} ${area}: ${what}`);
}

const AGREES = () => `ok clock: it agrees with that of 127.0.0.1:${portOf(bank)}`;
const shopAt = (host = 'shop.example') => `https://${host}:${portOf(proxy)}`;

test('a shop that answers at its own address, by a certificate that holds', async () => {
  answer = { status: 200, text: '{"storeName":"Row"}' };
  expect(await look(shopAt())).toEqual([
    `ok address: main: ${shopAt()} answers, and its API at the pages' own origin`,
    AGREES(),
  ]);
  proxy.setSecureContext(SOON);
  expect(await look(shopAt(), { ca: SOON.cert })).toEqual([
    'warning address: main: the certificate of shop.example ends in 2 days',
    AGREES(),
  ]);
  proxy.setSecureContext(CERTIFICATE);
});

test.each<[string, () => Promise<string[]>, string | RegExp]>([
  [
    'a certificate that nobody trusts',
    () => look(shopAt(), { ca: SOON.cert }),
    /^error address: main: browsers refuse the certificate of shop\.example: .*CERT/,
  ],
  [
    'a certificate of another name',
    () => look(shopAt('other.example')),
    'error address: main: browsers refuse the certificate of other.example: ERR_TLS_CERT_ALTNAME_INVALID',
  ],
  [
    'a proxy without a shop behind it',
    () => {
      answer = { status: 502, text: '<h1>Bad Gateway</h1>' };
      return look(shopAt());
    },
    /^error address: main: https:\/\/shop\.example:\d+\/api\/v1\/storeInfo answers 502, not as the shop: nobody can order$/,
  ],
  [
    'a proxy that does not pass Host on',
    () => {
      answer = { status: 200, text: '{"data":{"storeName":"Other"}}' };
      return look(shopAt());
    },
    /^error address: main: at shop\.example:\d+ answers another shop, Other$/,
  ],
  [
    'nothing that listens',
    () => look('https://shop.example:9'),
    'warning address: main: nothing answers at shop.example:9: ECONNREFUSED',
  ],
  [
    'an API at a name that is not in the DNS',
    () => look(shopAt(), { settings: { PUBLIC_API_BASE: 'https://api.shop.example/api/v1' } }),
    'error address: main: pages call the API at api.shop.example, which has no address: nobody can sign in or order',
  ],
  [
    'no TLS',
    () => {
      answer = { status: 200, text: '{"storeName":"Row"}' };
      return look('http://shop.example:9');
    },
    'warning address: main: http://shop.example:9 is not https: on the way others read what shoppers type',
  ],
])('%s', async (_, ask, expected) => {
  const [first] = await ask();
  if (typeof expected === 'string') expect(first).toBe(expected);
  else expect(first).toMatch(expected);
});

test('before another backend pages call api.{host}, which has to be there', async () => {
  const settings = { API_URL: 'https://engine.example/api/v1', STORE_ORIGIN: 'https://shop.example' };
  expect(await look('', { settings })).toEqual([
    'error address: the shop: pages call the API at api.shop.example, which has no address: nobody can sign in or order',
  ]);
});

test("a clock that is off is compared with a gateway's", async () => {
  bankTime = () => new Date(Date.now() + 600_000);
  expect((await look('')).at(-1)).toMatch(/^error clock: it is (599|600|601) seconds behind that of 127\.0\.0\.1:\d+$/);
  bankTime = () => new Date(Date.now() - 30_000);
  expect((await look('')).at(-1)).toMatch(/^warning clock: it is (29|30|31) seconds ahead of that of /);
  const settings = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', UPI_VPA: 'shop@bank', UPI_NAME: 'Row' };
  expect((await look('', { settings })).at(-1)).toMatch(
    /^ok clock: it is \d{4}-\d\d-\d\d \d\d:\d\d in Asia\/Kolkata: there is no other clock to compare with$/,
  );
});
