import { openScreen, routes, screens } from './screens.ts';
import { expect, test, type Page } from '../support/test.ts';

/** One h1 in every page at every moment: as it is sent, while its script runs, after it. */
test.use({ expectedConsole: [/Failed to load resource/] });

/** Counts from the moment the body is read: every number of h1 there was, in order. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    const look = () => {
      const all = [...document.querySelectorAll('h1')];
      const now = all.map((one) => one.textContent!.trim() || 'empty').join(' + ');
      if (now !== seen.at(-1)) seen.push(now);
      return all.length;
    };
    document.addEventListener('DOMContentLoaded', () => {
      look();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
  });
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen);

for (const screen of [
  ...routes,
  ...screens.filter(({ name }) =>
    ['payment-declined', 'payment-failed', 'payment-no-order', 'orders-failed'].includes(name),
  ),
])
  test(`${screen.name}: one h1 while its script runs`, async ({ page }) => {
    await watchHeadings(page);
    await openScreen(page, screen);
    const headings = await seen(page);
    expect(headings.length).toBeGreaterThan(0);
    for (const one of headings) expect(one).toMatch(/^(?!empty$)[^+]+$/);
    expect(await page.locator('h1:visible').count()).toBe(1);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const screen of routes.filter(({ open }) => open))
    test(`${screen.name}: one h1, and it shows`, async ({ page }) => {
      await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(page));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('h1').innerText()).trim()).not.toBe('');
    });
});
