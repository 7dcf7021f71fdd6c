import { expect } from '../process/program.ts';
import { parsePolicy } from './policy.ts';
import { type Answered, ask, speak } from './raw.ts';
import { test } from './two-hosts.ts';
import { expectHeaders } from './safe-headers.ts';

const HOST = { host: 'one.example' };

const PAGES = [
  '/',
  '/products',
  '/products?category=jeans',
  '/product/1b2c3d4e-woven-belt',
  '/search',
  '/search?q=jeans',
  '/filters',
  '/cart',
  '/wishlist',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/checkout',
  '/orders',
  '/account',
  '/order-success',
  '/track-order',
  '/contact',
  '/terms',
  '/api-test',
];

const OTHERS = [
  '/favicon.svg',
  '/placeholder.svg',
  '/payment-brands.svg',
  '/media/picture.png',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-products-1.xml',
  '/feed/google.xml',
  '/feed/new.atom',
  '/manifest.webmanifest',
  '/speculation-rules.json',
  '/service-worker.js',
  '/api/v1/storeInfo',
  '/api/v1/products',
  '/api/v1/products/1b2c3d4e-woven-belt',
  '/api/v1/suggestions?q=j',
];

test('X6 every page, file, picture, feed and call has all headers: first answer, cached answer, HEAD, and 304', async ({
  shop,
}) => {
  const page = await ask(shop, '/', { headers: HOST });
  const built = [...page.text.matchAll(/\/_astro\/[\w.-]+\.(?:css|js)/g)].map(([path]) => path).slice(0, 4);
  expect(built.length).toBeGreaterThan(0);
  let unchanged = 0;
  for (const path of [...PAGES, ...OTHERS, ...built]) {
    for (const turn of ['first', 'again', 'kept']) {
      const answer = await ask(shop, path, { headers: HOST });
      expect([path, answer.status]).toEqual([path, 200]);
      expectHeaders(answer, `${path} (${turn})`);
    }
    expectHeaders(await ask(shop, path, { method: 'HEAD', headers: HOST }), `HEAD ${path}`);
    expectHeaders(await ask(shop, path, { headers: { ...HOST, 'accept-encoding': 'br' } }), `${path} in brotli`);
    const { etag } = (await ask(shop, path, { headers: HOST })).headers;
    if (!etag) continue;
    const same = await ask(shop, path, { headers: { ...HOST, 'if-none-match': etag } });
    if (same.status === 304) unchanged += 1;
    expectHeaders(
      {
        ...same,
        headers: {
          ...same.headers,
          'content-type': same.headers['content-type'] ?? (PAGES.includes(path) ? 'text/html' : ''),
        },
      },
      `304 of ${path}`,
    );
  }
  expect(unchanged).toBeGreaterThan(15);
});

const REFUSED: [status: number, about: string, ask: (shop: string) => Promise<Answered>][] = [
  [302, 'an unknown slug', (shop) => ask(shop, '/nowhere', { headers: HOST })],
  [404, 'the not-found page', (shop) => ask(shop, '/no/such/page', { headers: HOST })],
  [404, 'an unknown product', (shop) => ask(shop, '/product/never', { headers: HOST })],
  [404, 'an unknown call', (shop) => ask(shop, '/api/v1/nothing', { headers: HOST })],
  [404, 'an unknown picture', (shop) => ask(shop, '/media/none.png', { headers: HOST })],
  [404, 'a picture of nowhere', (shop) => ask(shop, '/image?url=file:///etc/passwd&w=320&f=webp', { headers: HOST })],
  [405, 'a wrong method', (shop) => ask(shop, '/api/v1/users/authorize', { headers: HOST })],
  [
    400,
    'a broken body',
    (shop) =>
      ask(shop, '/api/v1/users/authorize', {
        method: 'POST',
        headers: { ...HOST, 'content-type': 'application/json' },
        body: '{',
      }),
  ],
  [401, 'no token', (shop) => ask(shop, '/api/v1/orders', { headers: HOST })],
  [
    403,
    'another site',
    (shop) =>
      ask(shop, '/api/v1/users/authorize', {
        method: 'POST',
        headers: { ...HOST, origin: 'https://evil.example', 'content-type': 'application/json' },
        body: '{}',
      }),
  ],
  [
    413,
    'a body of the API over its limit',
    (shop) =>
      ask(shop, '/api/v1/users/authorize', {
        method: 'POST',
        headers: { ...HOST, 'content-type': 'application/json' },
        body: 'x'.repeat(70_000),
      }),
  ],
  [
    413,
    'a body over any limit',
    (shop) => speak(shop, 'POST /contact HTTP/1.1\r\nHost: one.example\r\nContent-Length: 999999999\r\n\r\n'),
  ],
  [
    415,
    'no JSON',
    (shop) =>
      ask(shop, '/api/v1/users/authorize', {
        method: 'POST',
        headers: { ...HOST, 'content-type': 'text/plain' },
        body: '{}',
      }),
  ],
  [421, 'an unknown host, page', (shop) => ask(shop, '/', { headers: { host: 'evil.example' } })],
  [421, 'an unknown host, call', (shop) => ask(shop, '/api/v1/storeInfo', { headers: { host: 'evil.example' } })],
  [500, 'a bug of ours', (shop) => ask(shop, '/api/v1/storeInfo', { headers: { host: 'broken.example' } })],
  [400, 'an address that cannot be read', (shop) => ask(shop, '/%E0%A4%A', { headers: HOST })],
  [400, 'a Host that is none', (shop) => ask(shop, '/', { headers: { host: 'one.example/x' } })],
  [400, 'no HTTP', (shop) => speak(shop, 'HELLO\r\n\r\n')],
  [400, 'no Host', (shop) => speak(shop, 'GET / HTTP/1.1\r\n\r\n')],
  [
    400,
    'two lengths',
    (shop) =>
      speak(
        shop,
        'POST /api/v1/contact HTTP/1.1\r\nHost: one.example\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
  ],
  [
    431,
    'headers too large',
    (shop) => speak(shop, `GET / HTTP/1.1\r\nHost: one.example\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`),
  ],
];

for (const [status, about, send] of REFUSED)
  test(`X6 ${status} has all headers and no word of the program: ${about}`, async ({ shop }) => {
    const answer = await send(shop);
    expect(answer.status).toBe(status);
    // Node answers a request without a Host by itself, in one bare line.
    if (about !== 'no Host') expectHeaders(answer, about);
    expect(answer.text).not.toMatch(
      /node:|node_modules|\.ts:|\bat .+:\d+:\d+|SQLITE|select .* from|TypeError|SyntaxError/i,
    );
  });

test('X6 a page of a store that is broken says so with all headers', async ({ shop }) => {
  const answer = await ask(shop, '/', { headers: { host: 'broken.example' } });
  expect(answer.text).toContain('Failed to load store information. Please refresh the page.');
  expect(answer.headers['cdn-cache-control'] ?? '').not.toContain('max-age=60');
  expectHeaders(answer, 'broken page');
  expect(answer.text).not.toMatch(/not json|SyntaxError|\.ts:\d|\bat .+:\d+:\d+/);
});

test('X6 a shop that is not at https says nothing of https', async ({ request, baseURL }) => {
  await request.get('/');
  for (const path of ['/', '/api/v1/storeInfo', '/favicon.svg', '/nowhere'])
    expectHeaders(await ask(baseURL!, path), path, { isHttps: false });
});

test('X6 the payment page alone names gateways; no other page sends a form elsewhere', async ({ shop }) => {
  for (const path of PAGES) {
    const { headers } = await ask(shop, path, { headers: HOST });
    expect(parsePolicy(headers['content-security-policy']).get('form-action'), path).toEqual(["'self'"]);
  }
  const { headers } = await ask(shop, '/payment?orderId=x', { headers: HOST });
  const targets = parsePolicy(headers['content-security-policy']).get('form-action')!;
  expect(targets).toContain("'self'");
  for (const target of targets.slice(1)) expect(target).toMatch(/^https?:\/\/[\w.-]+(:\d+)?$/);
});
