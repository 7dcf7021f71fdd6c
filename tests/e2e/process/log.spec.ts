import { expect, test } from 'playwright/test';
import { BELT } from '../../api/catalogue.ts';
import { fillFolder } from './fill-folder.ts';
import { ask, orderOf, startProcess } from './shop-process.ts';

const EMAIL = 'zebra.crossing@private.example';
const PASSWORD = 'zebra-Stripes-4711';
const PHONE = '9812345670';
const ADDRESS = {
  fullName: 'Zenobia Zaveri',
  address: '77 Zircon Lane',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: `+91 ${PHONE.slice(0, 5)} ${PHONE.slice(5)}`,
};
const MESSAGE = 'Where is my zigzag scarf?';

test.describe.configure({ timeout: 120_000 });

test('the log of a busy day holds no person, no password and no token', async () => {
  const { folder, remove } = await fillFolder();
  const shop = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
  const post = (path: string, body: unknown, token?: string) =>
    ask(shop.origin, `/api/v1${path}`, { method: 'POST', body, ...(token ? { token } : {}) });
  const person = { email: EMAIL, password: PASSWORD, firstName: 'Zenobia', lastName: 'Zaveri' };
  expect((await post('/users/register', person)).status).toBe(201);
  expect((await post('/users/register', person)).status).toBe(409);
  expect((await post('/users/authorize', { email: EMAIL, password: `${PASSWORD}!` })).status).toBe(401);
  const token = (await post('/users/authorize', { email: EMAIL, password: PASSWORD })).body.token as string;
  const placed = await post('/orders', { ...orderOf(BELT), shippingAddress: ADDRESS }, token);
  expect(placed.status).toBe(201);
  const id = placed.body.id as string;
  const query = `/api/v1/orders/${id}?contactInfo=${encodeURIComponent(EMAIL)}`;
  expect((await ask(shop.origin, query)).status).toBe(200);
  expect((await ask(shop.origin, `/api/v1/orders/${id}?contactInfo=${PHONE}`)).status).toBe(200);
  expect((await ask(shop.origin, `/api/v1/accountInfo`, { token })).status).toBe(200);
  expect(
    (await post('/contact', { name: 'Zenobia Zaveri', email: EMAIL, subject: 'Zigzag', message: MESSAGE })).status,
  ).toBe(201);
  expect((await post('/newsletter', { email: EMAIL })).status).toBe(200);
  await post('/users/forgot-password', { email: EMAIL });
  await post('/users/reset-password', { token: `${token}x`, password: PASSWORD });
  expect((await post('/orders', { shippingAddress: ADDRESS, products: { [EMAIL]: PHONE } }, token)).status).toBe(400);
  await ask(shop.origin, `/track-order?id=${id}&contactInfo=${encodeURIComponent(EMAIL)}`);
  await ask(shop.origin, `/reset-password?token=${token}`);
  await ask(shop.origin, `/${EMAIL}`);
  await ask(shop.origin, `/search?q=${encodeURIComponent(EMAIL)}`);
  expect((await post('/users/logout', {}, token)).status).toBe(200);
  await shop.close();

  const said = shop.said();
  for (const secret of [
    EMAIL,
    'zebra.crossing',
    PASSWORD,
    token,
    PHONE,
    ADDRESS.phone,
    'Zircon',
    'Zenobia',
    'zigzag',
    'Bearer',
    id,
  ])
    expect(said, secret).not.toContain(secret);
  const lines = shop.lines();
  for (const route of [
    'register',
    'authorize',
    'createOrder',
    'order',
    'sendMessage',
    'forgotPassword',
    'resetPassword',
    '/track-order',
  ])
    expect(
      lines.some((line) => line.route === route && typeof line.ms === 'number'),
      route,
    ).toBe(true);
  remove();
});

test('a request has one id: a trusted proxy’s, else our own, in the answer and in the log', async () => {
  const { folder, remove } = await fillFolder();
  const id = 'edge-0a1b2c3d';
  const call = { method: 'POST', body: {}, headers: { 'x-request-id': id } };
  const trusting = await startProcess({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.0/8' });
  expect((await ask(trusting.origin, '/api/v1/newsletter', call)).headers['x-request-id']).toBe(id);
  for (const odd of ['short', 'x'.repeat(65), 'with blanks in it', '{"level":"fatal"}'])
    expect(
      (await ask(trusting.origin, '/api/v1/newsletter', { ...call, headers: { 'x-request-id': odd } })).headers[
        'x-request-id'
      ],
    ).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => trusting.lines().filter(({ requestId }) => requestId === id)).toHaveLength(1);
  expect(trusting.lines().find(({ requestId }) => requestId === id)).toMatchObject({
    level: 'info',
    method: 'POST',
    route: 'subscribe',
    status: 400,
    msg: 'request',
  });
  await trusting.close();

  const wary = await startProcess({ DATA_DIR: folder });
  expect((await ask(wary.origin, '/api/v1/newsletter', call)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const missing = await ask(wary.origin, '/products?category=none', { headers: { 'x-request-id': id } });
  expect([missing.status, missing.headers['x-request-id']]).toEqual([404, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect((await ask(wary.origin, '/')).headers['x-request-id']).toBeUndefined();
  await expect.poll(() => wary.lines().filter(({ msg }) => msg === 'request')).toHaveLength(1);
  await wary.close();
  remove();
});
