import { expect, test, type Locator, type Page } from '../support/test.ts';
import { tabTo } from './keys.ts';
import { openScreen, screens, settle } from './screens.ts';
import { fillCart } from '../support/cart.ts';
import { net } from '../support/net.ts';

/** WCAG 2.1.2, 2.4.3, 2.4.7 and 2.4.11: where the focus goes, and that it is seen. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/Failed to load resource/] });

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 720 };
const dialog = (page: Page) => page.getByRole('dialog');

test('cart beside the page: focus goes in, stays in, and returns', async ({ page }) => {
  await fillCart(page);
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await opensAndReturns(page, opener, page.getByRole('dialog', { name: 'Cart' }));
});

test('Quick View and Size Guide of a card: focus goes in, stays in, and returns', async ({ page }) => {
  await page.goto('/products?category=jeans');
  for (const name of [/^Quick View/, /^Size Guide/])
    await opensAndReturns(page, page.getByRole('article').first().getByRole('button', { name }), dialog(page));
});

test('Size Guide of a product: focus goes in, stays in, and returns', async ({ page }) => {
  await openScreen(
    page,
    screens.find(({ name }) => name === 'product')!,
  );
  await opensAndReturns(page, page.getByRole('main').getByRole('button', { name: 'Size Guide' }), dialog(page));
});

test('mobile menu: Escape closes it, focus returns', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const opener = page
    .getByRole('banner')
    .locator('summary, button')
    .and(page.getByLabel('Menu', { exact: true }));
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await holdsFocus(menu), 'the next stop is in the menu').toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a line that is removed leaves the focus on the page', async ({ page }) => {
  await fillCart(page);
  await page.goto('/cart');
  await settle(page);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Removed from cart').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body && document.activeElement?.isConnected))
    .toBe(true);
});

const TABBED = [
  'home',
  'categories',
  'listing',
  'product',
  'product-size-missing',
  'toast',
  'cart',
  'checkout',
  'checkout-errors',
  'payment',
  'orders',
  'account',
  'wishlist',
  'contact',
  'register',
  'track-order-found',
  'about',
  'cart-drawer',
  'quick-view',
];

/** Every kind of stop: cards, choices (a product's page has the toast), fields, bars, dialogs. */
const OF_EACH_KIND = ['home', 'listing', 'toast', 'checkout-errors', 'payment', 'cart-drawer', 'quick-view'];

for (const [index, name] of net(TABBED, (one) => OF_EACH_KIND.includes(one)).entries())
  test(`${name}: what has the focus is in view, under no bar, and marked`, async ({ page }) => {
    for (const window of net([PHONE, DESK], (_, nth) => nth === index % 2)) {
      await page.setViewportSize(window);
      await openScreen(
        page,
        screens.find((one) => one.name === name)!,
      );
      expect.soft(await tabThrough(page), `${window.width} px`).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
    }
  });

async function opensAndReturns(page: Page, opener: Locator, opened: Locator): Promise<void> {
  await focusBefore(opener);
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await expect.poll(() => holdsFocus(opened), 'the focus has gone in').toBe(true);
  for (const key of ['Tab', 'Shift+Tab'])
    // Once through all of its stops and past the last; what comes into it on the way counts.
    for (let step = 0, stops = 0; step < stops + 2; step += 1) {
      await page.keyboard.press(key);
      const now = await opened.evaluate(lookAtDialog);
      expect(now.inside, `${key} ${step}`).toBe(true);
      expect(now.stops).toBeGreaterThan(0);
      stops = now.stops;
    }
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

/** The start of the part of the page that it is in: how a whole page is gone through is told by the tests above. */
function focusBefore(opener: Locator): Promise<void> {
  return opener.evaluate((one) =>
    one.closest('article, main, header')!.querySelector<HTMLElement>('a[href], button, input')!.focus(),
  );
}

/** Runs in the page. Between the last and the first stop the focus is the browser's own. */
function lookAtDialog(dialog: Element): { inside: boolean; stops: number } {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
  return {
    inside: dialog.contains(document.activeElement) || document.activeElement === document.body,
    stops: stops.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility()).length,
  };
}

function holdsFocus(one: Locator): Promise<boolean> {
  return one.evaluate((element) => element.contains(document.activeElement));
}

/** A line for each stop that cannot be seen, is covered, or shows no mark. */
async function tabThrough(page: Page): Promise<string[]> {
  const problems: string[] = [];
  let stops = 0;
  const first = await page.evaluate(() => document.activeElement === document.body);
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const { ended, problem } = await page.evaluate(lookAtFocus);
    if (ended && (step > 3 || !first)) break;
    stops += 1;
    if (problem) problems.push(problem);
  }
  expect(stops, 'stops on the way').toBeGreaterThan(3);
  return problems;
}

/** Runs in the page. */
function lookAtFocus(): { ended: boolean; problem?: string } {
  const one = document.activeElement as HTMLElement | null;
  // Kept beside the page: an attribute of ours would stand in the way of an island that hydrates just now.
  const walked = ((window as { walked?: WeakSet<Element> }).walked ??= new WeakSet());
  if (!one || one === document.body || walked.has(one)) return { ended: true };
  walked.add(one);
  const shown = one.matches('input[type=radio], input[type=checkbox]')
    ? ((one as HTMLInputElement).labels?.[0] ?? one)
    : one;
  const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
  const name = `${one.localName} '${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}'`;
  const at = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown) || one.contains(hit));
  };
  const inside = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
  const xs = [0.1, 0.5, 0.9].map((part) => inside(1, left + width * part, innerWidth - 1));
  const ys = [0.1, 0.5, 0.9].map((part) => inside(1, top + height * part, innerHeight - 1));
  const inView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!inView) return { ended: false, problem: `${name} is out of view at ${Math.round(left)}, ${Math.round(top)}` };
  if (!ys.some((y) => xs.some((x) => at(x, y))))
    return {
      ended: false,
      problem: `${name} is covered by ${document.elementFromPoint(xs[1]!, ys[1]!)?.outerHTML.slice(0, 80)}`,
    };
  const marked = [one, shown, one.parentElement!].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  return marked ? { ended: false } : { ended: false, problem: `${name} shows no mark` };
}
