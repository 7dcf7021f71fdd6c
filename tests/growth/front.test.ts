import { expect, test } from 'vitest';
import { cacheKey } from '#cache/cache-key.ts';
import { PageCache } from '#cache/page-cache.ts';
import { chooseEncoding, hasVersion, isSince } from '#cache/negotiate.ts';
import { serveFromCache } from '#http-front/serve-from-cache.ts';
import { validateRequest, pathOf, withShortSlashes } from '#http-front/validate-request.ts';
import { safePath } from '#lib/urls.ts';
import { clientAddress } from '#backends/serving/client-address.ts';
import { superLinear } from './measure.ts';
import { shapes } from './shapes.ts';

/** What Node lets through as first line and headers together. */
const MOST = 16 * 1024;
const HOST = 'shop.example';
const cache = new PageCache({ bytes: 1024 * 1024 });
const give = serveFromCache(cache);
/** What is the same is remembered: nobody sends the same twice to make a shop slow. */
let calls = 0;
const anew = (text: string) => `${text}${(calls += 1)}`;
const headerText = (text: string) => text.replace(/[^\t\x20-\x7e]/g, 'x');
const url = (text: string) => new URL(`http://${HOST}${text}`);

/** Each reader of a path, a query or a header, before the pages and in them. */
const readers: Record<string, (text: string) => unknown> = {
  'the path, when a request is validated': (text) =>
    validateRequest({ url: `/${text}`, method: 'GET', headers: { host: HOST } } as never),
  'the query, when a request is validated': (text) =>
    validateRequest({ url: `/products?${text}`, method: 'GET', headers: { host: HOST } } as never),
  'rows of slashes': (text) => withShortSlashes(`/${text}`),
  'a target with a host': (text) => pathOf(`http://${HOST}/${headerText(text)}`, HOST),
  'the Host': (text) => validateRequest({ url: '/', method: 'GET', headers: { host: text } } as never),
  'the path, when a cache entry is looked up': (text) => cacheKey(HOST, url(`/product/${text}`)),
  'the path of nothing, when a cache entry is looked up': (text) => cacheKey(HOST, url(`/${text}`)),
  'the query, when a cache entry is looked up': (text) => cacheKey(HOST, url(`/products?category=${text}`)),
  'names in the query, when a cache entry is looked up': (text) =>
    cacheKey(HOST, url(`/api/v1/products?${text.replaceAll(',', '&')}`)),
  'the path, at the front of the copies': (text) =>
    give({ method: 'GET', url: anew(`/product/${encodeURI(text)}`), headers: { host: HOST } } as never, {} as never),
  'the path, in the page cache': async (text) =>
    (await cache.respond(new Request(`http://${HOST}/product/${encodeURI(anew(text))}`), async () => new Response('')))
      .status,
  'Accept-Encoding': (text) => chooseEncoding(anew(headerText(text))),
  'Accept-Encoding of names': (text) => chooseEncoding(anew(`br${headerText(text)}`)),
  'Accept-Encoding with numbers': (text) => chooseEncoding(anew(`br;q=0.${headerText(text)}`)),
  'If-None-Match': (text) => hasVersion(headerText(text), 'W/"a"'),
  'If-Modified-Since': (text) => isSince(headerText(text), 0),
  'X-Forwarded-For': (text) => clientAddress('127.0.0.1', headerText(text), () => true),
  'X-Forwarded-For of addresses': (text) => clientAddress('127.0.0.1', `${headerText(text)}::1`, () => true),
  'the way back after a sign-in': (text) => safePath(`/${text}`),
};

test.each(Object.entries(readers))('H10 %s is read in linear time', async (_, read) => {
  for (const [shape, make] of Object.entries(shapes))
    expect(await superLinear(read, make, MOST), shape).toBeUndefined();
});
