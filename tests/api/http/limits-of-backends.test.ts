import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BELT } from '../catalogue.ts';
import { CALLS_BY_LINK } from './calls-by-link.ts';
import { sqlite } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { limitForward } from '#api-client/limit-forward.ts';
import { CALL_LIMITS } from '#backends/serving/limits/call-limits.ts';
import { limitBackend } from '#backends/serving/limits/limit-backend.ts';
import { limitsFor } from '#backends/serving/limits/limits.ts';

/** One list of limits, before each backend that a shop serves: what is over a limit costs the backend nothing. */
const REAL = limitsFor(20);
/** Few for the embedded API, which hashes a password for each attempt. */
const FEW = Object.fromEntries(Object.keys(REAL).map((name) => [name, { max: 3, windowMs: 600_000 }])) as typeof REAL;

interface Case {
  email: string;
  token: string;
}
const json = (method: string, body: unknown) => ({ method, body: JSON.stringify(body) });
const person = { firstName: 'Asha', lastName: 'Rao' };
const message = { name: 'Asha', subject: 'Hello', message: 'A question.' };
/** A call of each endpoint in the list: one that fails where only failures count. */
const CALLS: Record<string, (one: Case) => [path: string, init?: RequestInit]> = {
  authorize: ({ email }) => ['/users/authorize', json('POST', { email, password: 'wrong horse' })],
  register: ({ email }) => ['/users/register', json('POST', { email, password: 'correct horse', ...person })],
  forgotPassword: ({ email }) => ['/users/forgot-password', json('POST', { email })],
  sendMessage: ({ email }) => ['/contact', json('POST', { ...message, email })],
  subscribe: ({ email }) => ['/newsletter', json('POST', { email })],
  requestStock: ({ email }) => [`/products/${BELT}/stock-requests`, json('POST', { email })],
  order: () => ['/orders/ord_x?contactInfo=a%40b.co'],
  ...CALLS_BY_LINK,
  createOrder: () => ['/orders', json('POST', orderOf([{ productId: BELT, quantity: 1 }]))],
  createPayment: () => ['/payments', json('POST', { orderId: 'ord_x', fields: { method: 'none' } })],
};

interface Tried {
  limits: typeof REAL;
  fetch: (path: string, init: RequestInit | undefined, peer: string, token: string) => Promise<Response>;
  tokens: () => Promise<[string, string]>;
  /** How many requests a backend behind the shop has got; 0 without one. */
  asked: () => number;
  close: () => Promise<void>;
}

const request = (path: string, { headers, ...init }: RequestInit = {}, token: string) =>
  new Request(`http://localhost:8044/api/v1${path}`, {
    ...init,
    headers: {
      host: 'localhost:8044',
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(headers as Record<string, string>),
    },
  });

async function embedded(): Promise<Tried> {
  const shop: TestShop = await openShop(sqlite, { limits: FEW });
  return {
    fetch: (path, init, peer, token) => shop.api.fetch(request(path, init, token), peer),
    tokens: async () => [await shop.signUp('one@example.com'), await shop.signUp('two@example.com')],
    limits: FEW,
    asked: () => 0,
    close: shop.close,
  };
}

/** A backend that refuses all but tokens, behind the shop as `API_URL` says. */
async function behind(urlOf: (port: number) => string): Promise<Tried> {
  let asked = 0;
  const server = createServer((incoming, response) => {
    asked += 1;
    incoming.resume();
    const [status, body] = incoming.url?.includes('customers/me')
      ? [200, { customer: { id: 'cus_1', email: 'one@example.com' } }]
      : [404, { error: 'no', message: 'no', type: 'not_found' }];
    incoming.on('end', () =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'selvedgeBackend');
  const settings = {
    MEDUSA_PUBLISHABLE_KEY: 'pk_x',
    MEDUSA_REGION: 'reg_x',
    MEDUSA_COUNTRY: 'in',
    ORDERS_PER_HOUR: '20',
  };
  vi.stubEnv('API_URL', urlOf((server.address() as AddressInfo).port));
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { openBackend } = await import('#api-client/open-backend.ts');
  const backend = await openBackend();
  return {
    fetch: (path, init, peer, token) => backend.fetch(request(path, init, token), peer),
    tokens: () => Promise.resolve(['token-one', 'token-two']),
    limits: REAL,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}

const BACKENDS: Record<string, () => Promise<Tried>> = {
  'the embedded API': embedded,
  'the adapter of Medusa': () => behind((port) => `medusa+http://127.0.0.1:${port}`),
  'a backend to which it forwards': () => behind((port) => `http://127.0.0.1:${port}/api/v1`),
};

const rows = Object.entries(CALL_LIMITS).flatMap(([name, call]) =>
  call.counts.map(([limit, key]) => ({ name, limit, key })),
);

describe.each(Object.entries(BACKENDS))('A2 limits before %s', (_, open) => {
  let tried: Tried;
  let tokens: [string, string];
  beforeAll(async () => {
    tried = await open();
    tokens = await tried.tokens();
  });
  afterAll(() => tried.close());

  test.each(rows)('$name: $limit', async ({ name, limit, key }) => {
    const most = tried.limits[limit].max;
    const at = rows.findIndex((row) => row.name === name && row.key === key);
    const held = { peer: key === 'peer' || key === 'emailAtPeer', email: key.startsWith('email') };
    // What the limit counts by stays, everything else changes with each call.
    const call = async (turn: number, other = false) => {
      const peer = other || !held.peer ? `10.${at}.${Math.floor(turn / 200)}.${turn % 200}` : `10.${at}.250.1`;
      const email = other || !held.email ? `n${at}.${turn}@example.com` : `held${at}@example.com`;
      const token = key === 'account' ? tokens[other ? 1 : 0] : '';
      const [path, init] = CALLS[name]!({ email, token });
      const { status, headers } = await tried.fetch(path, init, peer, token);
      return { status, wait: Number(headers.get('retry-after')) };
    };
    for (let turn = 0; turn < most; turn += 1) expect((await call(turn)).status).not.toBe(429);
    const before = tried.asked();
    const refused = await call(most);
    expect([refused.status, refused.wait > 0]).toEqual([429, true]);
    expect(tried.asked()).toBe(before);
    expect((await call(most + 1, true)).status).not.toBe(429);
  });
});

test.each(Object.entries(BACKENDS).slice(1))('A2 before %s an address counts in all its spellings', async (_, open) => {
  const tried = await open();
  const spelled = ['authorize', 'authorize/', '/authorize', '%61uthorize', 'Authorize'];
  let refused = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const call = json('POST', { email: turn % 2 ? ' HELD@example.com' : 'held@example.com', password: 'x' });
    refused += Number((await tried.fetch(`/users/${spelled[turn % 5]!}`, call, '192.0.2.1', '')).status === 429);
  }
  expect(refused).toBe(10);
  await tried.close();
});

test('A2 every call counts, also one that no other limit counts', async () => {
  let asked = 0;
  const send = async () => ((asked += 1), new Response('{}', { status: 404 }));
  const limited = limitBackend({ ordersPerHour: 0, isTrustedProxy: () => false });
  const forward = limitForward({ request: send, pass: send }, limited);
  const ask = async (path: string, peer: string) => (await forward.pass(request(path, undefined, ''), peer)).status;
  for (let turn = 0; turn < 3_000; turn += 1) await ask(turn % 2 ? '/products/none' : '/made/up', '192.0.2.4');
  const over = [await ask('/products/none', '192.0.2.4'), await ask('/made/up', '192.0.2.4')];
  expect([...over, asked]).toEqual([429, 429, 3_000]);
  expect(await ask('/products/none', '192.0.2.5')).toBe(404);
});

test('A2 tokens that a backend refuses are counted by address, those that it accepts are not', async () => {
  const limited = limitBackend({ ordersPerHour: 0, isTrustedProxy: () => false });
  let asked = 0;
  const ask = async (token: string) => {
    const accountInfo = request('/accountInfo', undefined, token);
    const send = async () => ((asked += 1), new Response('{}', { status: token.startsWith('bad') ? 401 : 200 }));
    return (await limited(accountInfo, { name: 'accountInfo', peer: '192.0.2.2' }, send)).status;
  };
  for (let turn = 0; turn < 400; turn += 1) expect(await ask('good')).toBe(200);
  for (let turn = 0; turn < 300; turn += 1) expect(await ask(`bad${turn}`)).toBe(401);
  expect([await ask('bad'), await ask('good'), asked]).toEqual([429, 200, 701]);
});

test('A2 orders count by who signed in, however many tokens there are of one', async () => {
  const limited = limitBackend({ ordersPerHour: 2, isTrustedProxy: () => false });
  const signIn = async (token: string) => {
    const asked = request('/users/authorize', json('POST', { email: 'One@example.com', password: 'x' }), '');
    await limited(asked, { name: 'authorize', peer: '192.0.2.3' }, async () => Response.json({ data: { token } }));
  };
  const order = async (token: string) => {
    const asked = request('/orders', json('POST', {}), token);
    const answer = Response.json({ id: 'o' }, { status: 201 });
    return (await limited(asked, { name: 'createOrder', peer: '192.0.2.3' }, async () => answer)).status;
  };
  for (const token of ['a', 'b', 'c']) await signIn(token);
  expect([await order('a'), await order('b'), await order('c'), await order('another')]).toEqual([201, 201, 429, 201]);
});
