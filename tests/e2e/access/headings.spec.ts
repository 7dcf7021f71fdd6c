import { expect, test } from '../support/test.ts';
import { routes } from './screens.ts';

/** One h1 in every page as it is sent; every-screen.spec.ts looks while its script runs and after. */
test.use({ javaScriptEnabled: false, expectedConsole: [/Failed to load resource/] });

test('without script every open page has one h1, and it shows', async ({ page }) => {
  for (const { name, path } of routes.filter(({ open }) => open)) {
    await page.goto(typeof path === 'string' ? path : await path(page), { waitUntil: 'domcontentloaded' });
    const heading = page.locator('h1');
    expect.soft(await heading.count(), name).toBe(1);
    await expect.soft(heading, name).toBeVisible();
    expect.soft((await heading.innerText()).trim(), name).not.toBe('');
  }
});
