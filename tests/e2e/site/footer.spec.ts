import type { Locator } from 'playwright/test';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 780 };

test('2.layout.footer: a long word of a link stands whole on a phone, in one column where two are too narrow for it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Return Policy' });
  const [categories, quick] = ['Categories', 'Quick links'].map((name) => footer.getByRole('navigation', { name }));
  const top = (nav: Locator) => nav.evaluate((element) => element.getBoundingClientRect().top);
  const lines = () =>
    footer.locator('a[href="/return"]').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size;
    });
  expect(await top(quick!)).toBe(await top(categories!));
  await link.evaluate((element) => (element.textContent = 'Widerrufsbelehrung'));
  expect(await lines()).toBe(1);
  await footer.locator('a[href="/return"]').evaluate((element) => (element.textContent = 'Rindfleisch'.repeat(6)));
  expect(await top(quick!)).toBeGreaterThan(await top(categories!));
  expect(await lines()).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
