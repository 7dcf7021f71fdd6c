import { expect, test, type Page } from '../support/test.ts';
import { net } from '../support/net.ts';
import { storedCart } from '../support/visit.ts';

/**
 * Taps before the code is there: on a slow line, at several moments of a page's load, each does once what it
 * says. Pieces of one size need no code at all; with more sizes the question for one is React's.
 */
const CODE_MS = 1_500;
const PICTURE_MS = 2_500;

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test.beforeEach(async ({ context }) => {
  const late = (ms: number) => async (route: { continue: () => Promise<void> }) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  };
  await context.route('**/_astro/*.js', late(CODE_MS));
  await context.route('**/media/**', late(PICTURE_MS));
});

interface Piece {
  id: string;
  attributes: { key: string; value: string[] }[];
}

/** The catalogue's first piece with one size, or with several. */
async function piece(page: Page, sizes: 'one' | 'several'): Promise<{ id: string; category: string }> {
  const { data } = await (await page.request.get('/api/v1/products?limit=100')).json();
  const sizesOf = ({ attributes }: Piece) => attributes.find(({ key }) => /^sizes?$/i.test(key))?.value.length ?? 0;
  return data.find((one: Piece) => (sizes === 'one' ? sizesOf(one) === 1 : sizesOf(one) > 1));
}

/** As a finger does it: without waiting for anything. */
async function tapNow(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector).first();
  await place.waitFor({ state: 'visible' });
  await place.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await place.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

const quantities = async (page: Page) => (await storedCart(page)).map(({ quantity }) => quantity);

for (const moment of net([0, 200, 700, 1_600, 3_500], (one) => [0, 1_600].includes(one))) {
  test(`a tap on a card's Add to Cart ${moment} ms after it is seen is in the cart at once, and once`, async ({
    page,
  }) => {
    const { category } = await piece(page, 'one');
    await page.goto(`/products?category=${category.toLowerCase()}`, { waitUntil: 'commit' });
    await page.locator('[data-instant]').first().waitFor();
    await page.waitForTimeout(moment);
    await tapNow(page, '[data-instant]');
    expect(await quantities(page)).toEqual([1]);
    await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
    await expect(page.locator('[data-toasts]').getByText('Added to cart')).toBeVisible();
    await page
      .locator('[data-instant]')
      .first()
      .evaluate((button) => button.parentElement!.querySelector<HTMLElement>('[title="Quick View"]')!.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await quantities(page)).toEqual([1]);
  });

  test(`a tap on a card that needs a size ${moment} ms after it is seen asks for it once`, async ({ page }) => {
    const { category } = await piece(page, 'several');
    const selector = '[aria-label^="Add to Cart"]:not([data-instant])';
    await page.goto(`/products?category=${category.toLowerCase()}`, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    await page.waitForTimeout(moment);
    await tapNow(page, selector);
    if (moment < 700)
      await expect(page.locator(selector).first()).toHaveAttribute('aria-busy', 'true', { timeout: 400 });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-toasts]').getByText('Please select a size', { exact: true })).toHaveCount(1);
    await expect(page.locator(selector).first()).not.toHaveAttribute('aria-busy');
    expect(await quantities(page)).toEqual([]);
  });
}

test('two taps are two pieces, whichever code was there', async ({ page }) => {
  const { category } = await piece(page, 'one');
  await page.goto(`/products?category=${category.toLowerCase()}`, { waitUntil: 'commit' });
  await tapNow(page, '[data-instant]');
  await tapNow(page, '[data-instant]');
  await expect.poll(() => quantities(page)).toEqual([2]);
  await expect(page.locator('[data-toasts]').getByText('Cart updated')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByRole('heading')).toHaveText('Cart (2)');
  await page.getByRole('button', { name: 'Close cart' }).tap();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeHidden();
  await tapNow(page, '[data-instant]');
  await expect.poll(() => quantities(page)).toEqual([3]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test("a product's Add to Cart, its size picked before any code is there", async ({ page }) => {
  const { id } = await piece(page, 'several');
  await page.goto(`/product/${encodeURIComponent(id)}`, { waitUntil: 'commit' });
  await tapNow(page, 'label.choice:has([name=size]:enabled)');
  await tapNow(page, '[data-instant]:visible');
  await expect(page).toHaveURL('/cart');
  expect(await quantities(page)).toEqual([1]);
  await expect(page.locator('[data-toasts]').getByText('Added to cart')).toHaveCount(1);
});

test('what was tapped before Add to Cart is done before it', async ({ page }) => {
  const { id } = await piece(page, 'one');
  await page.goto(`/product/${encodeURIComponent(id)}`, { waitUntil: 'commit' });
  await page.locator('[data-instant]:visible').first().waitFor();
  // In one go, since a busy machine takes longer between two taps than the code to come.
  await page.evaluate(() => {
    for (const selector of [
      '[aria-label="Increase quantity"]',
      '[aria-label="Increase quantity"]',
      '.buy-bar [data-instant]',
      '.buy-bar [data-instant]',
    ])
      document.querySelector<HTMLElement>(selector)!.click();
  });
  await expect(page).toHaveURL('/cart');
  expect(await quantities(page)).toEqual([3]);
});

test('Add to Cart without a size, before any code is there, asks for it once hydrated', async ({ page }) => {
  const { id } = await piece(page, 'several');
  await page.goto(`/product/${encodeURIComponent(id)}`, { waitUntil: 'commit' });
  await tapNow(page, '[data-instant]:visible');
  await expect(page.getByRole('alert').getByText('Please select a size', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/`));
  expect(await quantities(page)).toEqual([]);
});

test('a newsletter sent before its code is there is sent once', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-newsletter] input').fill('early@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).tap();
  await page.getByRole('button', { name: 'Subscribe' }).tap();
  await expect(page.locator('[data-toasts]').getByText('Subscribed!')).toHaveCount(1);
});

test.describe('before the page script has come', () => {
  // The end of the page is held up, as on a slow line: a script before it answers when the test says so.
  let goOn: (page: Page) => Promise<void>;
  test.beforeEach(async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/held-up.js', async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route(
      (url) => url.pathname === '/' || url.pathname === '/products' || url.pathname === '/search',
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.continue();
        const answer = await route.fetch();
        const html = await answer.text();
        const end = html.lastIndexOf('<script data-lazy-bundle');
        const body = `${html.slice(0, end)}<script src="/held-up.js"></script>${html.slice(end)}`;
        await route.fulfill({ response: answer, body });
      },
    );
    goOn = async () => {
      release();
      await page.waitForLoadState();
    };
  });

  test('a tap on Add to Cart is in the cart once', async ({ page }) => {
    const { category } = await piece(page, 'one');
    await page.goto(`/products?category=${category.toLowerCase()}`, { waitUntil: 'commit' });
    await tapNow(page, '[data-instant]');
    expect(await storedCart(page)).toEqual([]);
    // It answers at once, by styles that are in the page.
    const pressed = page.locator('[data-instant][aria-busy]');
    await expect(pressed).toHaveCSS('opacity', '0.55');
    await goOn(page);
    await expect.poll(() => quantities(page)).toEqual([1]);
    await expect(pressed).toHaveCount(0);
  });

  test('the menu opens', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await tapNow(page, '[popovertarget=site-menu]');
    await goOn(page);
    await expect(page.locator('#site-menu').getByRole('link', { name: 'Track Order' })).toBeVisible();
  });

  test('what is typed into the search finds suggestions', async ({ page }) => {
    await page.goto('/search', { waitUntil: 'commit' });
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('shi');
    await goOn(page);
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});
