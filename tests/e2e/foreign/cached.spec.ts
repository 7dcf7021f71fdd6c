import { expect, pieceOf, test } from './test.ts';

/** F7: what is cached is shown while the backend refuses, fails, hangs or sends half an answer. */
const OUTAGES = ['refuses', 'fails', 'hangs', 'half'] as const;

for (const outage of OUTAGES)
  test(`F7 what is cached is served while the backend ${outage}`, async ({ request, backend, reading, shopOrigin }) => {
    const { id, name } = pieceOf(reading);
    const pages: [path: string, shows: string][] = [
      ['/', 'Foreign'],
      ['/products?category=all', name],
      [`/product/${id}`, name],
      ['/api/v1/products?limit=5', name],
      [`/api/v1/products/${id}`, name],
    ];
    const get = async (path: string) => (await request.get(shopOrigin + path)).text();
    for (const [path, shows] of pages) expect((await get(path)).includes(shows), path).toBe(true);
    if (outage === 'refuses') await backend.down();
    if (outage === 'hangs') backend.delayMs = 60_000;
    if (outage === 'fails' || outage === 'half')
      backend.intercept = (_, response) => {
        if (outage === 'fails')
          return (response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"broken"}'), true);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 }).write('{"data":[');
        setTimeout(() => response.destroy(), 20);
        return true;
      };
    for (const [path, shows] of pages) expect((await get(path)).includes(shows), path).toBe(true);
    // A page nobody has asked for yet is made of what its backend said before, as far as that goes.
    const fresh = await request.get(`${shopOrigin}/contact`);
    expect([fresh.status(), (await fresh.text()).includes('Failed to load store information')]).toEqual([200, false]);
  });

test('50 visitors of a page nobody has seen ask the backend once', async ({ request, backend, shopOrigin }) => {
  const asked = () => backend.requests.filter(({ url }) => url.includes('category=shirts')).length;
  const before = asked();
  await Promise.all(Array.from({ length: 50 }, () => request.get(`${shopOrigin}/products?category=shirts`)));
  expect(asked() - before).toBeLessThanOrEqual(2); // The list, and its parent categories.
});

test('an error is not cached: the next visitor gets the page', async ({ request, backend, shopOrigin }) => {
  backend.intercept = (_, response) => (
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
    true
  );
  expect((await request.get(`${shopOrigin}/products?category=never-asked`)).status()).toBe(503);
  backend.intercept = undefined;
  // There is nothing in it, and that is what the next one hears.
  expect((await request.get(`${shopOrigin}/products?category=never-asked`)).status()).toBe(404);
});
