import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../api/catalogue.ts';
import { sqlite } from '../api/engines.ts';
import { type CallOptions, openShop, orderOf, type TestShop } from '../api/fixture.ts';
import { endpoints } from '../fixtures/endpoints.ts';
import { BODIES, CALLBACKS, HEADERS, QUERIES, WITHOUT_BODY } from './call-inputs.ts';
import { superLinear } from './measure.ts';
import { shapes } from './shapes.ts';
import { namesRead, textsOf, withText } from './wire-fields.ts';
import { MAX_CALL_BYTES } from '#config.ts';
import type { EndpointName, ServerEndpoint } from '#contract/endpoint.ts';
import { PRODUCT_PARAMETERS } from '#contract/listing-query.ts';
import { limitsFor } from '#backends/serving/limits/limits.ts';

/** What Node lets through as first line and headers together. */
const HEAD_BYTES = 15 * 1024;
let shop: TestShop;
let token: string;
beforeAll(async () => {
  const unlimited = Object.fromEntries(
    Object.entries(limitsFor(0)).map(([name, limit]) => [name, { ...limit, most: Number.MAX_SAFE_INTEGER }]),
  );
  const gateways = {
    PAYU_KEY: 'k',
    PAYU_SALT: 's',
    RAZORPAY_KEY_ID: 'k',
    RAZORPAY_KEY_SECRET: 's',
    RAZORPAY_WEBHOOK_SECRET: 'w',
    STRIPE_SECRET_KEY: 'k',
    STRIPE_WEBHOOK_SECRET: 'w',
  };
  shop = await openShop(sqlite, { limits: unlimited, environment: { ...gateways, TRUSTED_PROXIES: '0.0.0.0/0' } });
  token = await shop.signUp('asha@example.com');
  expect((await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token })).status).toBe(201);
});
afterAll(() => shop.close());

test('H10 the list has every call, text, parameter and header', () => {
  expect([...Object.keys(BODIES), ...WITHOUT_BODY].sort()).toEqual(Object.keys(endpoints).sort());
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, ServerEndpoint][])
    expect([name, BODIES[name]?.texts.toSorted()]).toEqual([
      name,
      endpoint.body &&
        textsOf(endpoint.body)
          .map(({ path }) => path)
          .sort(),
    ]);
  const queries = new Set([...namesRead('query'), ...PRODUCT_PARAMETERS]);
  expect(Object.keys(QUERIES).sort()).toEqual([...queries].sort());
  expect(Object.keys(HEADERS)).toEqual(expect.arrayContaining(namesRead('headers')));
});

const texts = (Object.entries(BODIES) as [EndpointName, { body: object }][]).flatMap(([name, { body }]) =>
  textsOf(endpoints[name].body!).map(({ path, most }) => ({ name, body, path, most })),
);
test.each(texts)('H10 $name: $path is read in linear time', async ({ name, body, path, most }) => {
  const { method, path: address } = endpoints[name];
  const send = (text: string) =>
    ask(method, address.replace(':id', BELT), { text: JSON.stringify(withText(body, path, text)) });
  for (const [shape, make] of Object.entries(shapes)) {
    expect(
      await superLinear(
        send,
        make,
        fitting(make, (text) => JSON.stringify(text), MAX_CALL_BYTES - 1_024),
      ),
      shape,
    ).toBeUndefined();
    if (most && most >= 500)
      expect(await superLinear(send, make, most), `${shape}, as long as it may be`).toBeUndefined();
  }
});

test('H10 what is no body is read in linear time', async () => {
  for (const [shape, make] of Object.entries(shapes))
    for (const path of ['/newsletter', ...CALLBACKS])
      expect(
        await superLinear(
          (text) => ask('POST', path, { text }),
          make,
          fitting(make, (text) => text, MAX_CALL_BYTES),
        ),
        `${path} ${shape}`,
      ).toBeUndefined();
});

test.each(Object.values(endpoints).filter(({ path, method }) => path.includes(':id') && method === 'GET'))(
  'H10 the id in $path is read in linear time',
  async ({ path }) => {
    for (const [shape, make] of Object.entries(shapes))
      expect(
        await superLinear(
          (text) =>
            ask(
              'GET',
              path.replace(':id', () => encodeURIComponent(text)),
            ),
          make,
          fitting(make, encodeURIComponent, HEAD_BYTES),
        ),
        shape,
      ).toBeUndefined();
  },
);

test.each(Object.entries(QUERIES))('H10 the parameter %s of %s is read in linear time', async (name, path) => {
  for (const [shape, make] of Object.entries(shapes))
    expect(
      await superLinear(
        (text) => ask('GET', `${path}?${name}=${encodeURIComponent(text)}`),
        make,
        fitting(make, encodeURIComponent, HEAD_BYTES),
      ),
      shape,
    ).toBeUndefined();
  const many = (length: number) => `${name}=1&`.repeat(Math.ceil(length / (name.length + 3)));
  expect(await superLinear((text) => ask('GET', `${path}?${text}`), many, HEAD_BYTES), 'many times').toBeUndefined();
});

test.each(Object.entries(HEADERS))('H10 the header %s is read in linear time', async (name, [method, path]) => {
  for (const [shape, make] of Object.entries(shapes)) {
    const send = (text: string) =>
      ask(method, path, {
        headers: { [name]: text.replace(/[^\t\x20-\x7e]/g, 'x') },
        ...(method === 'POST' ? { text: '{}' } : {}),
      });
    expect(await superLinear(send, make, HEAD_BYTES), shape).toBeUndefined();
  }
});

async function ask(method: string, path: string, options: CallOptions = {}): Promise<void> {
  const { status, text } = await shop.call(method, path, {
    token: options.headers?.authorization ? undefined : token,
    ...options,
  });
  if (status >= 500) throw new Error(`${status} ${text}`);
}

/** How long a text of this shape may be, so that it takes no more than so many bytes on the wire. */
function fitting(make: (length: number) => string, write: (text: string) => string, bytes: number): number {
  const sample = 6_000;
  return Math.floor((bytes * sample) / Math.max(sample, Buffer.byteLength(write(make(sample)))));
}
