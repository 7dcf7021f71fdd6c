import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, uncached as test, uncachedRead as read } from './test.ts';

test.use({ expectedConsole: [/status of (404|503)/] });

const FAILED = 'Failed to load products. Please try again.';

read('a backend that announces no search: the page says so, and nothing leads to it', async ({ page, backend }) => {
  for (const path of ['/search', '/search?q=jeans']) {
    const before = backend.requests.length;
    expect((await page.goto(path))!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(page.getByText('This store does not offer search.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Explore Categories' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    // Once for the page, and once more for the rules of what may be got ready.
    expect(new Set(backend.requests.slice(before).map(({ url }) => url))).toEqual(new Set(['/api/v1/storeInfo']));
  }
  for (const path of ['/', '/products?category=all', '/404', '/search']) {
    await page.goto(path);
    await expect(page.locator('a[href^="/search"], form[action="/search"]')).toHaveCount(0);
  }
});

/** The backend as it is, but announcing the capability, and answering a search with `answer`. */
function searching(answer: { status: number; body: unknown }) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const say = ({ status, body }: typeof answer) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/api/v1/storeInfo')
      say({ status: 200, body: { storeName: 'Foreign Threads', categories: ['Jeans'], capabilities: ['search'] } });
    else if (request.url?.includes('search=')) say(answer);
    else return false;
    return true;
  };
}

test('a backend that announces search is asked for it, in both readings', async ({ page, backend }) => {
  const data = [{ id: 'found', title: 'Found jeans', regularPrice: 10 }];
  const asked: string[] = [];
  for (const body of [
    { data, count: 30 },
    { data, pagination: { total: 30 } },
  ]) {
    const answer = searching({ status: 200, body });
    backend.intercept = (request, response) => (asked.push(request.url ?? ''), answer(request, response));
    await page.goto('/search?q=raw+jeans&page=2');
    await expect(page.getByRole('link', { name: 'Found jeans' }).first()).toBeVisible();
    await expect(page.getByText('Showing 13 to 24 of 30 items').first()).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 800 });
  expect(
    await page
      .getByRole('banner')
      .getByText('Foreign Threads')
      .first()
      .evaluate((name) => name.scrollWidth <= name.clientWidth),
  ).toBe(true);
  expect(asked.filter((url) => url.includes('search='))).toEqual(
    Array(2).fill('/api/v1/products?page=2&limit=12&search=raw+jeans'),
  );
});

read('a search that fails: the words of the listing, 503, and Try Again', async ({ page, backend }) => {
  backend.intercept = searching({ status: 500, body: {} });
  expect((await page.goto('/search?q=jeans'))!.status()).toBe(503);
  await expect(page.getByText(FAILED)).toBeVisible();
  backend.intercept = searching({ status: 200, body: { data: [{ id: 'found', title: 'Found jeans' }], count: 1 } });
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'Found jeans' }).first()).toBeVisible();
});

read('a backend that is down: the same, and nothing is said of what it offers', async ({ page, backend }) => {
  await backend.down();
  for (const path of ['/search', '/search?q=jeans']) {
    expect((await page.goto(path))!.status()).toBe(503);
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByText('This store does not offer search.')).toHaveCount(0);
  }
});
