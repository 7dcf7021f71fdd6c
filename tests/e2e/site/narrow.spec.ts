import type { Locator } from 'playwright/test';
import { tooWide } from '../access/measure.ts';
import { expect, test } from '../support/test.ts';
import { storeCart } from '../support/visit.ts';

/** How many lines a text stands on. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size;
  });
const say = (element: Locator, text: string) => element.evaluate((one, said) => (one.textContent = said), text);
const topOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top);

test('on a phone an amount stands whole beside a long name, which breaks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await storeCart(page, { quantity: 2 });
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Summary' });
  const [name, amount] = [summary.locator('dt').last(), summary.locator('dd').last()];
  await expect(amount).toHaveText('₹2,599');
  await say(name, 'Zehn Prozent Rabatt auf die ganze Bestellung');
  for (const value of ['Free', '-9,90\u00a0€', '₹2,599']) {
    await say(amount, value);
    expect(await linesOf(amount), value).toBe(1);
  }
  expect(await linesOf(name)).toBeGreaterThan(1);
  await page.setViewportSize({ width: 320, height: 780 });
  await say(amount, 'Once the address is known');
  for (const label of ['Versandkosten', 'Rindfleisch'.repeat(4)]) {
    await say(name, label);
    expect(await linesOf(amount), label).toBe(1);
    expect(await tooWide(page), label).toEqual([]);
  }
});

test('2.products.explore: on a phone a long name of a category stands whole, its column wider or in a row of two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/products');
  await expect(page.locator('link[media=print]')).toHaveCount(0);
  const links = page.getByRole('region', { name: 'Explore Categories' }).getByRole('link');
  const names = await links.locator('span:last-child').all();
  const tops = () => Promise.all(names.map(topOf));
  const [top] = await tops();
  expect(await tops(), 'side by side').toEqual([top, top, top]);
  await say(names[0]!, 'Kinderkleidungen');
  expect(await linesOf(names[0]!)).toBe(1);
  expect(new Set(await Promise.all([links.nth(0), links.nth(2)].map(topOf))).size, 'still side by side').toBe(1);
  for (const one of names) await say(one, 'Kinderkleidungen');
  for (const one of names) expect(await linesOf(one)).toBe(1);
  for (const one of names) await say(one, 'Rindfleisch'.repeat(6));
  expect(await tooWide(page)).toEqual([]);
});
