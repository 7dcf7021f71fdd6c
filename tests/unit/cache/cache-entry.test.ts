import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createCacheEntry } from '../../../src/cache/cache-entry.ts';

const PAGE = Buffer.from(
  Array.from(
    { length: 400 },
    (_, index) =>
      `<li class="card"><a href="/product/${index * 7919}">Piece ${index * 31} in ${['indigo', 'ecru', 'madder'][index % 3]}</a></li>`,
  ).join('\n'),
);
const TIMES = { freshUntil: Infinity, usableUntil: Infinity };

it('compresses a page that is asked for again and again as well as it can be', async () => {
  const copy = await createCacheEntry(PAGE, { 'content-type': 'text/html' }, [], TIMES);
  const { etag, size } = copy;
  const early = copy.body('br').length;
  for (let asked = 0; asked < 10; asked++) copy.body('br');
  await vi.waitFor(() => expect(copy.body('br').length).toBeLessThan(early));
  expect(brotliDecompressSync(copy.body('br'))).toEqual(PAGE);
  expect(copy.body('identity')).toEqual(PAGE);
  expect(copy.headersIn('br')['content-length']).toBe(String(copy.body('br').length));
  expect({ etag: copy.etag, size: copy.size }).toEqual({ etag, size });
});

it('leaves a page alone that is asked for now and then', async () => {
  const copy = await createCacheEntry(PAGE, { 'content-type': 'text/html' }, [], TIMES);
  const early = copy.body('br');
  copy.body('br');
  await new Promise((done) => setTimeout(done, 100));
  expect(copy.body('br')).toBe(early);
});
