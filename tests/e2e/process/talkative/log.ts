import { BELT } from '../../../api/catalogue.ts';
import { expect, test } from '../program.ts';
import { ask, orderOf } from '../shop-process.ts';
import { expectUnsaid, talkative, written } from './shop.ts';

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

test('the log of a busy day holds no person, no password and no token', async () => {
  const { shop, unsaid } = talkative;
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

  unsaid.push(
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
  );
  expectUnsaid(await written());
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
});

test('a request has one id, a trusted proxy’s, in the answer and in the log; one that is odd is not taken', async () => {
  const { shop } = talkative;
  const id = 'edge-0a1b2c3d';
  const call = { method: 'POST', body: {}, headers: { 'x-request-id': id } };
  expect((await ask(shop.origin, '/api/v1/newsletter', call)).headers['x-request-id']).toBe(id);
  for (const odd of ['short', 'x'.repeat(65), 'with blanks in it', '{"level":"fatal"}'])
    expect(
      (await ask(shop.origin, '/api/v1/newsletter', { ...call, headers: { 'x-request-id': odd } })).headers[
        'x-request-id'
      ],
    ).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => shop.lines().filter(({ requestId }) => requestId === id)).toHaveLength(1);
  expect(shop.lines().find(({ requestId }) => requestId === id)).toMatchObject({
    level: 'info',
    method: 'POST',
    route: 'subscribe',
    status: 400,
    msg: 'request',
  });
});
