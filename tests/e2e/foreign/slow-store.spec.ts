import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, uncached as test, uncachedRead as read } from './test.ts';

/** What a shopper sees while the store is slow, or has little to show. */
test.use({ expectedConsole: [/status of 503/] });

const PRODUCTS = /\/api\/v1\/products\?/;
const STORE = /\/api\/v1\/storeInfo$/;

/** Answers every call of an address in the place of the backend; `false` from `when` leaves it to the backend. */
function instead(address: RegExp, status: number, body: unknown, when: () => Promise<void> | boolean = () => true) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const now = address.test(request.url ?? '') && when();
    if (now)
      void Promise.resolve(now).then(() =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
    return Boolean(now);
  };
}

test('2.home.skeletons 4.featured 9.featured: Featured grid shows 4 skeleton cards while loading', async ({
  page,
  backend,
}) => {
  let answer = () => {};
  const waited = new Promise<void>((resolve) => (answer = resolve));
  backend.intercept = instead(
    PRODUCTS,
    200,
    { data: [{ id: 'late', title: 'Late jeans', regularPrice: 10 }], count: 1 },
    () => waited,
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect
    .poll(() =>
      page.evaluate(
        () => [...document.querySelectorAll('[data-skeleton]')].filter((one) => one.checkVisibility()).length,
      ),
    )
    .toBe(4);
  answer();
  await expect(page.getByRole('link', { name: 'Late jeans' })).toBeVisible();
  await expect(page.locator('[data-skeleton]').first()).toBeHidden();
});

read(
  '2.home.none: with no results it says "No featured products available at the moment."',
  async ({ page, backend }) => {
    backend.intercept = instead(PRODUCTS, 200, { data: [], count: 0 });
    await page.goto('/');
    await expect(page.getByText('No featured products available at the moment.')).toBeVisible();
    await expect(page.locator('[data-skeleton]').first()).toBeHidden();
  },
);

read(
  '4.featured: an error of the featured products is only logged, and the empty state shows',
  async ({ page, backend }) => {
    backend.intercept = instead(PRODUCTS, 500, {});
    expect((await page.goto('/'))!.status()).toBe(200);
    await expect(page.getByText('No featured products available at the moment.')).toBeVisible();
  },
);

read(
  'a store that defines no categories: men, women and accessories to browse, Accessories in the bar',
  async ({ page, backend }) => {
    backend.intercept = instead(STORE, 200, { storeName: 'Plain' });
    await page.goto('/products');
    const tiles = page.getByRole('region', { name: 'Explore Categories' }).getByRole('link');
    expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/products?category=men',
      '/products?category=women',
      '/products?category=accessories',
    ]);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Accessories',
      'All Products',
    ]);
  },
);

read(
  '2.layout.brand 8.categories 9.keys: category failure gives Accessories only, and the default brand',
  async ({ page, backend }) => {
    backend.intercept = instead(STORE, 500, {});
    await page.goto('/products');
    await expect(page.getByRole('region', { name: 'Explore Categories' }).getByRole('link')).toHaveAttribute(
      'href',
      '/products?category=accessories',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Selvedge', exact: true })).toBeVisible();
  },
);

read(
  "2.products.error 8.products: 'Failed to load products. Please try again.' with a 'Try Again' button that reloads the page",
  async ({ page, backend }) => {
    let down = true;
    backend.intercept = instead(PRODUCTS, 500, {}, () => down);
    await page.goto('/products?category=jeans');
    await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
    down = false;
    await page.getByRole('main').getByRole('link', { name: 'Try Again' }).click();
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page).toHaveURL('/products?category=jeans');
  },
);

read(
  "4.store 8.store: 'Failed to load store information. Please refresh the page.', and refreshing helps",
  async ({ page, backend }) => {
    let down = true;
    backend.intercept = instead(STORE, 500, {}, () => down);
    await page.goto('/contact');
    await expect(page.getByText('Failed to load store information. Please refresh the page.')).toBeVisible();
    down = false;
    await page.reload();
    await expect(page.getByText('Failed to load store information. Please refresh the page.')).toHaveCount(0);
  },
);

read(
  "4.product 8.product: 'Failed to load product details' when the product cannot be loaded",
  async ({ page, backend }) => {
    backend.intercept = instead(/\/api\/v1\/products\/p1$/, 500, {});
    await page.goto('/product/p1');
    await expect(page.getByText('Failed to load product details')).toBeVisible();
  },
);
