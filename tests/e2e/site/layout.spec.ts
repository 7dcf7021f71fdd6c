import type { Page } from 'playwright/test';
import { read } from '../support/read.ts';
import { expect, test } from '../support/test.ts';
import { keep, storeCart, storeInfo } from '../support/visit.ts';

const PHONE = { width: 360, height: 780 };

test('2.layout.bar 2.layout.menu 2.layout.tabs 9.categories: fixed top bar: store name, up to 3 category links, an All Products link; below 768px a menu and a bottom tab bar (Home, Category, My Account, Cart)', async ({
  page,
}) => {
  const { storeName, categories } = await storeInfo(page);
  await page.goto('/');
  await test.step('top bar', () => expectTopBar(page, storeName, categories));
  const main = page.getByRole('navigation', { name: 'Main' });
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await test.step('767px: the menu in place of the links', async () => {
    await expect(tabs).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(main).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const name of [...categories.slice(0, 3), 'All Products'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  });
  await test.step('768px: the links in place of the menu', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(main).toBeVisible();
    await expect(page.locator('.site-menu')).toBeHidden();
  });
  await test.step('a phone: the tabs', () => expectTabs(page));
});

async function expectTopBar(page: Page, storeName: string, categories: string[]): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: storeName, exact: true })).toHaveAttribute('href', '/');
  const links = bar.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([...categories.slice(0, 3), 'All Products']);
  for (const [index, name] of categories.slice(0, 3).entries())
    await expect(links.nth(index)).toHaveAttribute('href', `/products?category=${name.toLowerCase()}`);
  await expect(links.last()).toHaveAttribute('href', '/products');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0);
}

async function expectTabs(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await page.setViewportSize(PHONE);
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Category', 'My Account', 'Cart']);
  const { y, height } = (await tabs.boundingBox())!;
  expect(Math.round(y + height)).toBe(PHONE.height);
  expect(await tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/products',
    '/account',
    '/cart',
  ]);
}

/** The texts the style sheet itself puts on the page, a counter's number among them, as they are drawn. */
async function drawnByStyles(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { documents, strings } = await browser.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  const { nodes, layout } = documents[0]!;
  const pseudo = new Set(nodes.pseudoType!.index);
  return layout.nodeIndex.flatMap((node, index) =>
    pseudo.has(node) && layout.text[index]! >= 0 ? [strings[layout.text[index]!]!] : [],
  );
}

test('2.layout.cart: cart icon with item-count badge', async ({ page }) => {
  await storeCart(page, { quantity: 2 }, { selectedSize: '34' });
  await page.goto('/');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveAttribute('href', '/cart');
  await expect(cart.locator('.cart-count')).toBeVisible();
  expect(await drawnByStyles(page)).toContain('3');
});

test('a cart of more than 99 pieces says so', async ({ page }) => {
  await storeCart(page, { quantity: 99 }, { selectedSize: '34' });
  await page.goto('/');
  expect(await drawnByStyles(page)).toContain('99+');
});

test('2.layout.account: a Login button for a guest, an account icon when logged in', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(bar.getByRole('link', { name: 'My Account' })).toBeHidden();
  await page.evaluate(() => localStorage.setItem('auth_token', 'some'));
  await page.reload();
  await expect(bar.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
});

read('2.layout.footer: footer: social links, category links, quick links and contact details', async ({ page }) => {
  const info = await storeInfo(page);
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [network, url] of Object.entries<string>(info.socialLinks))
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', url);
  const hrefs = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs('Categories')).toEqual([
    '/products?category=jeans',
    '/products?category=shirts',
    '/products?category=shorts',
    '/products?category=all',
    '/products?featured=true',
    '/products?sale=true',
  ]);
  expect(await hrefs('Quick links')).toEqual([
    '/about',
    '/contact',
    '/track-order',
    '/faq',
    '/terms',
    '/privacy',
    '/refund',
    '/return',
    '/shipping',
  ]);
  await expect(footer.locator('address')).toContainText(info.companyName);
  for (const line of info.companyAddress.split('\n')) await expect(footer.locator('address')).toContainText(line);
  await expect(footer.getByRole('link', { name: info.companyPhone })).toBeVisible();
  await expect(footer.getByRole('link', { name: info.companyEmail })).toHaveAttribute(
    'href',
    `mailto:${info.companyEmail}`,
  );
});

read('2.layout.brands: footer: payment-brand logos', async ({ page }) => {
  await page.goto('/');
  const logos = page.getByRole('contentinfo').getByRole('list', { name: 'Ways to pay' }).getByRole('img');
  expect(await logos.count()).toBeGreaterThanOrEqual(4);
  for (const brand of ['UPI', 'RuPay', 'Visa', 'Mastercard'])
    await expect(page.getByRole('img', { name: brand, exact: true })).toBeVisible();
});

read('2.layout.footer: every link of the footer and the header leads to a page', async ({ page }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
});

test('2.layout.top: the page scrolls to top on every route change', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

read('2.layout.title: document title and description come from the store name and description', async ({ page }) => {
  const { storeName, description } = await storeInfo(page);
  await page.goto('/');
  await expect(page).toHaveTitle(storeName);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description.slice(0, 155));
  await page.goto('/cart');
  await expect(page).toHaveTitle(`Cart | ${storeName}`);
});

test('4.auth: logged in once a token is stored, logged out once it is gone from local storage', async ({
  page,
  context,
}) => {
  await keep(page, 'auth_token', 'some');
  await page.goto('/');
  const account = page.getByRole('banner').getByRole('link', { name: 'My Account' });
  await expect(account).toBeVisible();
  const other = await context.newPage();
  await other.goto('/faq');
  await other.evaluate(() => localStorage.removeItem('auth_token'));
  await expect(account).toBeHidden();
});
