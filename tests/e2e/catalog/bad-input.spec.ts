import { read } from '../support/read.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [/status of (404|503)/] });

read('2.product.missing 4.product 8.product: unknown product', async ({ page }) => {
  for (const id of ['nope', '__proto__', '%00', "'; drop table products; --", 'x'.repeat(3000)]) {
    const answer = await page.goto(`/product/${encodeURIComponent(id)}`);
    expect(answer!.status(), id).toBeGreaterThanOrEqual(400);
    expect(answer!.status(), id).toBeLessThan(500);
  }
  await page.goto('/product/nope');
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await expect(
    page.getByText(
      "We couldn't find the product you're looking for. It may have been removed or is temporarily unavailable.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/products',
  );
});

read('2.products.heading: unknown category', async ({ page }) => {
  await page.goto('/products?category=hovercraft');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hovercraft');
  await expect(page.getByText('No products found with the selected filters.')).toBeVisible();
});

read('8.products.none: unknown type offers Clear Filters', async ({ page }) => {
  await page.goto('/products?category=jeans&parentCategory=%3Cscript%3E');
  await expect(page.getByText('No products found with the selected filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/products?category=jeans');
});

read('H13 2.products.query: odd page numbers', async ({ page }) => {
  for (const odd of ['0', '-1', 'abc', '1.5', '']) {
    const answer = await page.goto(`/products?category=jeans&page=${odd}`);
    expect(answer!.status(), odd).toBe(200);
    await expect(page.locator('article')).toHaveCount(12);
  }
  expect((await page.goto('/products?category=jeans&page=1000000000'))!.status()).toBe(404);
});

read('2.unknown-slugs: unknown slugs go to the not-found page', async ({ page }) => {
  const slug = await page.request.get('/hovercraft', { maxRedirects: 0 });
  expect(slug.status()).toBe(302);
  expect(slug.headers().location).toBe('/404');
  for (const path of ['/404', '/no/such/path', '/product']) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  }
});

test('B1 broken localStorage', async ({ page }) => {
  await page.goto('/');
  for (const broken of [
    '{',
    'null',
    '[{"id":1}]',
    '"x"',
    '[null,{"id":"gone","name":"Old jeans","quantity":2,"price":"x"}]',
  ]) {
    await page.evaluate((text) => {
      localStorage.setItem('cart', text);
      localStorage.setItem('toasts', text);
      sessionStorage.setItem('toasts', text);
    }, broken);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      broken.includes('gone') ? /Cart \(2 items\)/ : 'Your cart is empty',
    );
  }
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-cart', '2');
});
