import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createCacheEntry } from '../../../src/cache/cache-entry.ts';
import { soon } from '../../fixtures/soon.ts';

const PAGE = Buffer.from(
  Array.from(
    { length: 400 },
    (_, index) =>
      `<li class="card"><a href="/product/${index * 7919}">Piece ${index * 31} in ${['indigo', 'ecru', 'madder'][index % 3]}</a></li>`,
  ).join('\n'),
);
const TIMES = { freshUntil: Infinity, usableUntil: Infinity };

it('compresses a page that is asked for again and again as well as it can be', async () => {
  const entry = await createCacheEntry(PAGE, { 'content-type': 'text/html' }, [], TIMES);
  const { etag, size } = entry;
  const early = entry.body('br').length;
  for (let asked = 0; asked < 10; asked++) entry.body('br');
  await soon(() => expect(entry.body('br').length).toBeLessThan(early));
  expect(brotliDecompressSync(entry.body('br'))).toEqual(PAGE);
  expect(entry.body('identity')).toEqual(PAGE);
  expect(entry.headersIn('br')['content-length']).toBe(String(entry.body('br').length));
  expect({ etag: entry.etag, size: entry.size }).toEqual({ etag, size });
});

it('leaves a page alone that is asked for now and then', async () => {
  const entry = await createCacheEntry(PAGE, { 'content-type': 'text/html' }, [], TIMES);
  const early = entry.body('br');
  entry.body('br');
  await new Promise((done) => setTimeout(done, 100));
  expect(entry.body('br')).toBe(early);
});
