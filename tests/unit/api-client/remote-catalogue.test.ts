import { expect, test } from 'vitest';
import { trackChanges } from '#api-client/last-change.ts';
import { remoteCatalogue } from '#api-client/remote-catalogue.ts';
import { createApi } from '#api-client/api.ts';

/** A backend that gives at most so many products a page. */
function backend(count: number, most: number, broken = Infinity) {
  const asked: number[] = [];
  const api = createApi(async (path) => {
    const query = new URL(path, 'http://backend.test').searchParams;
    const [page, limit] = [Number(query.get('page')), Math.min(most, Number(query.get('limit')))];
    asked.push(page);
    if (page >= broken) return Response.json({ error: 'No' }, { status: 500 });
    const data = Array.from({ length: count }, (_, index) => ({
      id: `p${index}`,
      title: `Piece ${index}`,
      imgUrl: `https://pictures.example/${index}.jpg`,
    })).slice((page - 1) * limit, page * limit);
    return Response.json({ data, pagination: { total: count } });
  });
  return { catalogue: remoteCatalogue(api), asked };
}

async function ids(walk: AsyncIterable<{ id: string }[]>): Promise<string[]> {
  const all: string[] = [];
  for await (const batch of walk) all.push(...batch.map(({ id }) => id));
  return all;
}
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `p${from + index}`);

test.each([100, 12])('every product once, from a backend that gives %i a page', async (most) => {
  const { catalogue } = backend(250, most);
  expect(await catalogue.count()).toBe(250);
  expect(await ids(catalogue.products())).toEqual(numbers(0, 250));
  expect(await ids(catalogue.addresses({ offset: 30, limit: 150 }))).toEqual(numbers(30, 180));
  expect(await ids(catalogue.addresses({ offset: 240, limit: 50 }))).toEqual(numbers(240, 250));
});

test('pages are asked for one after the other, as they are read', async () => {
  const { catalogue, asked } = backend(1_000, 100);
  const walk = catalogue.addresses({ offset: 0, limit: Infinity })[Symbol.asyncIterator]();
  expect((await walk.next()).value[0]).toEqual({
    id: 'p0',
    title: 'Piece 0',
    updatedAt: undefined,
    images: ['https://pictures.example/0.jpg'],
  });
  expect(asked).toEqual([1]);
  await walk.next();
  expect(asked).toEqual([1, 2]);
});

test('an empty catalogue has no batch, and a failing page fails the walk', async () => {
  expect(await ids(backend(0, 100).catalogue.products())).toEqual([]);
  await expect(ids(backend(250, 100, 2).catalogue.products())).rejects.toThrow('No');
});

test('a backend that gives everybody the same page is not walked for ever', async () => {
  const api = createApi(async () => Response.json({ data: [{ id: 'p0' }], count: 1_000_000 }));
  expect(await ids(remoteCatalogue(api).products())).toEqual(['p0']);
});

test('the last change: whole seconds, never one for two changes, each store its own', () => {
  let now = 10_400;
  const changes = trackChanges(() => now);
  expect(changes.lastChange('a')).toBeUndefined();
  now = 20_100;
  expect(changes.lastChange('a')?.getTime()).toBe(11_000);
  changes.record(['a:product:x', 'a:catalogue']);
  expect(changes.lastChange('a')).toBeUndefined();
  changes.record(['a:info']);
  now = 25_000;
  expect([changes.lastChange('a')?.getTime(), changes.lastChange('b')?.getTime()]).toEqual([22_000, 11_000]);
  changes.record(['*']);
  now = 30_000;
  expect([changes.lastChange('a')?.getTime(), changes.lastChange('b')?.getTime()]).toEqual([25_000, 25_000]);
});
