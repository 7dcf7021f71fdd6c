import { read } from '../support/read.ts';
import { expect } from '../support/test.ts';

for (const path of ['/404', '/hovercraft', '/no/such/path', '/product/a/b'])
  read(`2.route.404 8.not-found: ${path}: Oops! Page not found, with a link Return to Home`, async ({ page }) => {
    expect((await page.goto(path))!.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
