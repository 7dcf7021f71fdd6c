import { describe, expect, test, vi } from 'vitest';
import type { ProductAddress } from '#backends/embedded-api.ts';
import { productSitemap } from '#seo/feeds/sitemap.ts';
import { streamXml, wholeXml } from '#seo/feeds/stream-xml.ts';
import { xml } from '#seo/feeds/xml.ts';
import { log } from '#log.ts';
import { ORIGIN } from './shop.ts';

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`${ORIGIN}/feed`, { method, headers });
async function* batches<T>(...all: T[][]): AsyncGenerator<T[]> {
  yield* all;
}

describe('answers', () => {
  const since = new Date('2026-11-22T10:00:00Z');
  const document = (walk: AsyncIterable<ProductAddress[]>) => () => productSitemap(ORIGIN, walk);
  const one: ProductAddress = { id: 'a', title: 'A', updatedAt: undefined, images: [] };

  test('say since when nothing has changed, and 304 to who knows', async () => {
    const answer = await streamXml(ask(), since, document(batches([one])));
    expect([answer.status, answer.headers.get('last-modified')]).toEqual([200, 'Sun, 22 Nov 2026 10:00:00 GMT']);
    await answer.body!.cancel();
    const known: Record<string, string>[] = [
      { 'if-modified-since': since.toUTCString() },
      { 'if-none-match': answer.headers.get('etag')! },
    ];
    for (const headers of known) {
      expect((await streamXml(ask(headers), since, document(batches()))).status).toBe(304);
      expect(wholeXml(ask(headers), since, 'application/xml', xml`<a/>`).status).toBe(304);
    }
    const others: Record<string, string>[] = [
      { 'if-modified-since': 'Sun, 22 Nov 2026 09:59:59 GMT' },
      { 'if-none-match': '"x"', 'if-modified-since': since.toUTCString() },
    ];
    for (const headers of others) {
      expect(wholeXml(ask(headers), since, 'application/xml', xml`<a/>`).status).toBe(200);
    }
  });

  test('a backend that fails at once is a 503; one that fails later breaks the document off', async () => {
    async function* failing(good: number): AsyncGenerator<ProductAddress[]> {
      for (let batch = 0; batch < good; batch += 1) yield [one];
      throw new Error('gone');
    }
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const answer = await streamXml(ask(), undefined, document(failing(0)));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    await expect((await streamXml(ask(), undefined, document(failing(2)))).text()).rejects.toThrow('gone');
  });

  test('more than four at once are told to come again; what is read, left or broken off makes room', async () => {
    const open = async () => streamXml(ask(), undefined, document(batches([one], [one])));
    const first = await Promise.all([open(), open(), open(), open()]);
    expect((await open()).status).toBe(503);
    await first[0].text();
    await first[1].body!.cancel();
    expect((await streamXml(ask({}, 'HEAD'), undefined, document(batches()))).status).toBe(200);
    const next = await Promise.all([open(), open()]);
    expect(next.map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of [...first.slice(2), ...next]) await answer.body!.cancel();
  });
});
