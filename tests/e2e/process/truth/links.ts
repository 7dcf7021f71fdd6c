import { expect } from '../program.ts';
import { BOWL, VASE } from './kiln-folder.ts';
import { DEMO_HOST } from './two-trades.ts';
import { get, test } from './untrue.ts';

test('the bar has the links of the folder, and old addresses lead to new ones', async ({ two }) => {
  const { text } = await get(two, '/');
  const bar = /<nav aria-label="Main"[^>]*>([\s\S]*?)<\/nav>/.exec(text)?.[1] ?? '';
  expect([...bar.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/products?category=bowls', '/about']);
  for (const [old, now] of [
    ['/collections/bowls', '/products?category=bowls'],
    ['/collections/bowls/', '/products?category=bowls'],
    ['/alt/schale.html', `/product/${BOWL}`],
    ['/alt/schale.html?utm=x', `/product/${BOWL}?utm=x`],
    // One segment is asked for as a policy first, whose answer leads to /404.
    ['/vasen', `/product/${VASE}`],
  ] as const) {
    const { status, headers } = await get(two, old);
    expect([status, headers.location], old).toEqual([301, now]);
    expect((await get(two, now)).status, now).toBe(200);
    expect((await get(two, old, DEMO_HOST)).status, `${old} of the other store`).not.toBe(301);
  }
});

test('2.products.pagination 11.filled-categories: a category without products is linked nowhere, and its page says so', async ({
  two,
}) => {
  for (const path of ['/', '/products', '/search', '/missing/page', '/sitemap-pages.xml']) {
    const { text } = await get(two, path);
    expect(text, path).toContain('/products?category=plates');
    expect(text, path).not.toContain('category=jugs');
  }
  const jugs = await get(two, '/products?category=jugs');
  expect(jugs.status).toBe(200);
  expect(jugs.text).toContain('No products here yet.');
  expect(jugs.text).toMatch(/<meta name="robots" content="noindex/);
  for (const other of ['category=jugs&page=2', 'category=jugs&sale=true', 'category=mugs'])
    expect((await get(two, `/products?${other}`)).status, other).toBe(404);
});
