import './headers.ts';
import './slow.ts';
import { expect } from '../process/program.ts';
import { ask, speak } from './raw.ts';
import { openTwoHosts, test } from './two-hosts.ts';

// One shop of two hosts for these, headers.ts and slow.ts: starting one takes a second and a half of a processor.
openTwoHosts();

const ONE = { host: 'one.example' };
const EVIL = /evil/i;
const PATHS = [
  '/',
  '/products?category=jeans',
  '/product/1b2c3d4e-woven-belt',
  '/terms',
  '/login',
  '/offline',
  '/track-order',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-products-1.xml',
  '/feed/google.xml',
  '/manifest.webmanifest',
  '/speculation-rules.json',
  '/service-worker.js',
  '/api/v1/storeInfo',
  '/api/v1/products',
  '/nowhere',
];

test('H1 what proxies and clients claim of the host is nowhere to be seen, nor cached', async ({ shop }) => {
  const claims = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'evil',
    'x-forwarded-port': '666',
    'x-forwarded-server': 'evil.example',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
    'x-host': 'evil.example',
    forwarded: 'host=evil.example;proto=evil',
    via: 'evil',
    referer: 'https://evil.example/',
    'accept-language': 'evil',
    'x-http-method-override': 'DELETE',
  };
  for (const path of PATHS) {
    const first = await ask(shop, path, { headers: { ...ONE, ...claims } });
    expect(first.text + JSON.stringify(first.headers), path).not.toMatch(EVIL);
    const clean = await ask(shop, path, { headers: ONE });
    expect([clean.status, clean.text], path).toEqual([first.status, first.text]);
    expect(JSON.stringify(clean.headers), path).not.toMatch(EVIL);
  }
});

test("H1 an unknown Host gets 421 everywhere, and this machine's names the default store", async ({ shop }) => {
  for (const host of ['evil.example', 'one.example.evil.example', 'evil-one.example', '10.0.0.1'])
    for (const path of ['/', '/products', '/terms', '/robots.txt', '/sitemap.xml', '/api/v1/storeInfo', '/no/such']) {
      const { status, text } = await ask(shop, path, { headers: { host } });
      expect([path, status], host).toEqual([path, 421]);
      expect(text).not.toContain(host);
    }
  for (const host of ['localhost', '127.0.0.1:9', '[::1]', 'ONE.example:443', 'api.one.example'])
    expect((await ask(shop, '/', { headers: { host } })).text, host).toContain('Store One');
});

test('H1 whole addresses as targets: the same host, or nothing', async ({ shop }) => {
  const get = (target: string, host = 'one.example') =>
    speak(shop, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect((await get('http://one.example/')).text).toContain('Store One');
  for (const target of [
    'http://evil.example/',
    'http://two.example/',
    'https://one.example@evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'evil.example:443',
    '*',
  ]) {
    const { status, text, headers } = await get(target);
    expect([target, status]).toEqual([target, 400]);
    expect(text + JSON.stringify(headers)).not.toMatch(EVIL);
  }
  for (const host of ['one.example/api/v1', 'evil@one.example', 'one.example\\evil', 'one.example:evil'])
    expect([host, (await get('/products', host)).status]).toEqual([host, 400]);
});

test('A11 no redirect of the server leads to another host', async ({ shop }) => {
  for (const path of [
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example',
    '/.//evil.example/',
    '/;//evil.example',
    '/products//evil.example/',
    '/login?redirect=//evil.example',
    '/search/?q=//evil.example',
    '/products/?category=JEANS&x=//evil.example',
    '/%0d%0aLocation:%20//evil.example',
  ]) {
    const { status, headers } = await ask(shop, path, { headers: ONE });
    expect(status, path).toBeLessThan(500);
    const { location } = headers;
    if (location !== undefined)
      expect(new URL(location, 'http://one.example').host, `${path} -> ${location}`).toBe('one.example');
    expect(location ?? '/', path).not.toMatch(/^[/\\]{2}/);
  }
});

test('H2 what advertisers add, cookies and odd headers: the copy is what a clean request would have made', async ({
  shop,
}) => {
  let turn = 0;
  for (const headers of [
    { cookie: 'session=evil; a=b' },
    { 'user-agent': 'evil' },
    { 'accept-language': 'evil' },
    { accept: 'application/evil' },
    { 'save-data': 'on' },
    { dnt: '1', 'sec-gpc': '1' },
    { 'accept-encoding': 'evil' },
  ]) {
    const path = `/products?category=jeans&size=M&minPrice=${(turn += 1)}`;
    const dirty = await ask(shop, `${path}&utm_source=evil&gclid=evil&fbclid=evil`, {
      headers: { ...ONE, ...(headers as unknown as Record<string, string>) },
    });
    // A token keeps a request away from copies: what it gets is made for it alone.
    const alone = await ask(shop, path, { headers: { ...ONE, authorization: 'Bearer none' } });
    await expect
      .poll(async () => (await ask(shop, path, { headers: ONE })).headers.etag, { message: JSON.stringify(headers) })
      .toBeTruthy();
    const kept = await ask(shop, path, { headers: ONE });
    expect([kept.status, kept.text], JSON.stringify(headers)).toEqual([200, alone.text]);
    expect(dirty.text).toBe(alone.text);
    expect(kept.headers['set-cookie']).toBeUndefined();
  }
});

test('H3 a malformed condition or range on a cold page leaves nothing of it for others', async ({ shop }) => {
  const poisons = [
    { 'if-none-match': '*' },
    { 'if-none-match': 'W/' },
    { 'if-none-match': '"' },
    { 'if-none-match': '\\' },
    { 'if-none-match': `${'"x",'.repeat(500)}*` },
    { 'if-match': '"never"' },
    { 'if-match': '*' },
    { 'if-modified-since': 'Fri, 31 Dec 2100 00:00:00 GMT' },
    { 'if-modified-since': 'yesterday' },
    { 'if-modified-since': '99999999999999999999' },
    { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { range: 'bytes=0-0' },
    { range: 'bytes=-1' },
    { range: 'bytes=99999999-' },
    { range: 'bytes=0-0,1-1,2-2' },
    { range: 'lines=1' },
    { 'if-range': '"x"', range: 'bytes=0-3' },
    { expect: 'evil' },
    { 'content-length': '0' },
    { te: 'trailers' },
  ];
  const failures: unknown[] = [];
  for (const [turn, poison] of poisons.entries())
    for (const path of [
      `/search?q=jeans&maxPrice=${5_000 + turn}`,
      `/api/v1/products?search=jeans&maxPrice=${5_000 + turn}`,
    ]) {
      for (const method of ['HEAD', 'GET'])
        await ask(shop, path, { method, headers: { ...ONE, ...(poison as unknown as Record<string, string>) } }).catch(
          () => undefined,
        );
      const whole = await ask(shop, path, { headers: { ...ONE, authorization: 'Bearer none' } });
      for (let visit = 0; visit < 2; visit += 1) {
        const { status, text, headers } = await ask(shop, path, { headers: ONE });
        if (status !== 200 || text !== whole.text || text.length < 50 || headers['content-range'])
          failures.push([poison, path, status, text.length]);
      }
    }
  expect(failures).toEqual([]);
});

test('H4 two stores on two hosts never mix, cold, kept, in every spelling of the host', async ({ shop }) => {
  const at = (host: string, path: string) => ask(shop, path, { headers: { host } });
  await Promise.all(
    Array.from({ length: 60 }, async (_, turn) => {
      const [host, own, other] =
        turn % 2 ? ['one.example', 'Store One', 'Store Two'] : ['two.example', 'Store Two', 'Store One'];
      const written = [host, host.toUpperCase(), `${host}:8044`, `api.${host}`][turn % 4]!;
      for (const path of ['/', '/products?category=jeans', '/contact', '/api/v1/storeInfo']) {
        const { text } = await at(written, path);
        expect([text.includes(own), text.includes(other)], `${path} at ${written}`).toEqual([true, false]);
      }
      expect((await at(written, '/product/1b2c3d4e-woven-belt')).text.includes('Belt of Two')).toBe(
        host === 'two.example',
      );
    }),
  );
});
