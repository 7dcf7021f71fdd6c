import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask, cacheAs, loading, page, setup, stored, text, useCache } from './cache-setup.ts';

useCache();

describe('a cached page', () => {
  test('is made once and given to all', async () => {
    await cacheAs('/products?category=men', 'men');
    expect(await text(ask('/products?category=men'), () => page('again'))).toBe('men');
    expect(setup.loads).toHaveLength(1);
  });

  test('comes in brotli, gzip or plain, with its version, and 304 to who has it', async () => {
    await cacheAs('/', 'home '.repeat(500));
    const given = async (headers: Record<string, string>) =>
      setup.cache.respond(
        ask('/', headers),
        loading(() => page('never')),
      );
    const [brotli, gzip, plain] = await Promise.all([
      given({ 'accept-encoding': 'gzip, deflate, br, zstd' }),
      given({ 'accept-encoding': 'gzip' }),
      given({ 'accept-encoding': 'br;q=0, identity' }),
    ]);
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe('home '.repeat(500));
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe('home '.repeat(500));
    expect(await plain.text()).toBe('home '.repeat(500));
    for (const answer of [brotli, gzip, plain]) {
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('etag')).toBe(brotli.headers.get('etag'));
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
    const unchanged = await given({ 'if-none-match': brotli.headers.get('etag')! });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(unchanged.headers.get('etag')).toBe(brotli.headers.get('etag'));
  });

  test('tells since when it is what it is, and 304 to who has it since then; a version that is named counts more', async () => {
    await cacheAs('/', 'home');
    const given = async (headers: Record<string, string> = {}) =>
      setup.cache.respond(
        ask('/', headers),
        loading(() => page('never')),
      );
    const since = (await given()).headers.get('last-modified')!;
    expect(Date.parse(since)).toBe(1_000_000);
    const unchanged = await given({ 'if-modified-since': since });
    expect([unchanged.status, unchanged.headers.get('last-modified')]).toEqual([304, since]);
    expect((await given({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
    expect((await given({ 'if-modified-since': since, 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  test('made anew without a change is as old as before; two versions never share a second', async () => {
    const at = async (content: string, time: number) => {
      setup.now = time;
      setup.cache.invalidate(['s:catalogue']);
      await text(ask('/'), () => page(content));
      await stored();
      return (
        await setup.cache.respond(
          ask('/'),
          loading(() => page('never')),
        )
      ).headers.get('last-modified')!;
    };
    const first = await at('one', 1_000_100);
    expect(await at('one', 1_500_000)).toBe(first);
    const second = await at('two', 1_500_200);
    const third = await at('three', 1_500_300);
    expect([second, third].map((one) => Date.parse(one))).toEqual([1_500_000, 1_501_000]);
  });

  test('a crawler gets the whole page with its version at once, others a stream', async () => {
    const crawler = await setup.cache.respond(
      ask('/crawled', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      loading(() => page('crawled')),
    );
    expect([await crawler.text(), crawler.headers.get('etag'), crawler.headers.get('last-modified')]).toEqual([
      'crawled',
      expect.stringMatching(/^W\/"/),
      expect.any(String),
    ]);
    const phone = await setup.cache.respond(
      ask('/other', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' }),
      loading(() => page('other')),
    );
    expect([await phone.text(), phone.headers.get('etag')]).toEqual(['other', null]);
  });

  test('a malformed conditional request gets the page and changes nothing', async () => {
    await cacheAs('/', 'home');
    for (const version of ['W/', '"', '\\', 'W/"x', ', ,'])
      expect(
        await text(ask('/', { 'if-none-match': version, 'if-modified-since': 'yesterday' }), () => page('never')),
      ).toBe('home');
  });

  test('HEAD gets its headers only', async () => {
    await cacheAs('/', 'home');
    const answer = await setup.cache.respond(
      ask('/', {}, 'HEAD'),
      loading(() => page('never')),
    );
    expect([answer.status, await answer.text(), answer.headers.get('content-length')]).toEqual([200, '', '4']);
  });

  test('H4: what an advertiser adds, cookies and forwarded headers are neither shown nor cached', async () => {
    const reflect = (request: Request) => page(JSON.stringify([request.url, ...request.headers]));
    const first = await text(
      ask('/products?utm_source=x&category=men&fbclid=1', {
        cookie: 'a=b',
        'x-forwarded-host': 'evil.test',
        'if-none-match': '"x"',
      }),
      reflect,
    );
    await stored();
    expect(await text(ask('/products?category=men'), reflect)).toBe(first);
    expect(first).not.toMatch(/utm|fbclid|a=b|evil/);
    expect(setup.loads).toHaveLength(1);
  });

  test('a page of another store is never given', async () => {
    await cacheAs('/', 'first');
    const other = new Request('http://other.test/', { headers: { host: 'other.test' } });
    expect(await text(other, () => page('second'))).toBe('second');
    await stored();
    expect(await text(ask('/'), () => page('never'))).toBe('first');
  });
});

test('H5: random addresses take no more than the room there is, and do not push out what is asked for again', async () => {
  await cacheAs('/', 'home');
  await text(ask('/'), () => page('never'));
  for (let turn = 0; turn < 2_000; turn += 1) await text(ask(`/search?q=${turn}`), () => page(`found ${turn}`));
  await stored();
  expect(setup.cache.bytes).toBeLessThanOrEqual(1_000_000);
  expect(await text(ask('/'), () => page('never'))).toBe('home');
});
