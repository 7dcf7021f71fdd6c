import type { Page } from 'playwright/test';
import { answerWith, cutOff, keep, oneSize, partlySoldOut, sized } from '../support/visit.ts';
import type { Screen } from './screens.ts';
import { fillCart } from '../support/cart.ts';
import { atPayment, ORDERS, signIn } from './visitor.ts';

const productOf = (find: typeof sized) => async (page: Page) => `/product/${encodeURIComponent((await find(page)).id)}`;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** A message goes after some seconds, unless it is pointed at. */
async function holdToast(page: Page): Promise<void> {
  const toast = page.locator('[data-toasts] > *').first();
  await toast.waitFor();
  await page
    .locator('[data-toasts] > *')
    .evaluateAll((all) => all.forEach((one) => one.dispatchEvent(new PointerEvent('pointerenter'))));
}

async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

/** A button of the first card, whether or not it shows without a pointer or the focus. */
async function openFromCard(page: Page, name: RegExp): Promise<void> {
  await page.locator('article').first().locator('button').and(page.getByLabel(name)).dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
}

async function openPicture(page: Page): Promise<void> {
  await page.locator('[data-zoom]').first().click();
  await page.getByRole('dialog', { name: 'Picture, large' }).waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Filter & sort/ }).click();
  await page.getByRole('dialog', { name: 'Filter & sort' }).locator('form').waitFor();
}

async function suggest(page: Page): Promise<void> {
  await page.getByLabel('Search products').fill('jean');
  await page.getByRole('option').first().waitFor();
}

async function requestStock(page: Page): Promise<void> {
  await press(page, /Email me when it's back$/);
  await page.getByRole('form').waitFor();
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('How would you like to pay?').selectOption('QR code');
  await page.getByLabel('Mobile number').pressSequentially('9876543210');
  await page.getByLabel('Mail', { exact: true }).fill('asha.verma@example.com');
  await press(page, 'Pay Now');
}

async function sendWrong(page: Page): Promise<void> {
  await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.locator('main [aria-invalid=true]').first().waitFor();
}

async function registerInVain(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('Email').first().fill('asha.verma@example.com');
  await page.getByLabel('Password', { exact: true }).fill('indigo-thread-7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('indigo-thread-7');
  await press(page, 'Create Account');
  await holdToast(page);
}

export const states: Screen[] = [
  { name: 'cart-drawer', path: '/', overlay: true, before: fillCart, after: openCart },
  { name: 'cart-drawer-empty', path: '/', overlay: true, after: openCart },
  { name: 'menu', path: '/', overlay: true, narrow: true, after: openMenu },
  {
    name: 'quick-view',
    path: '/products?category=jeans',
    overlay: true,
    after: (page) => openFromCard(page, /^Quick View/),
  },
  {
    name: 'size-guide',
    path: '/products?category=jeans',
    overlay: true,
    after: (page) => openFromCard(page, /^Size Guide/),
  },
  { name: 'filter-panel', path: '/products?category=jeans&inStock=true', overlay: true, after: openFilters },
  { name: 'suggestions', path: '/search', after: suggest },
  { name: 'stock-request', path: productOf(partlySoldOut), after: requestStock },
  { name: 'product-zoom', path: productOf(sized), overlay: true, after: openPicture },
  {
    name: 'quick-view-asks-size',
    path: '/products?category=jeans',
    overlay: true,
    after: async (page) => (await openFromCard(page, /^Add to Cart/), await holdToast(page)),
  },
  { name: 'product-chosen', path: productOf(sized), after: chooseSize },
  {
    name: 'product-size-missing',
    path: productOf(sized),
    after: async (page) => (await press(page, 'Add to Cart'), await holdToast(page)),
  },
  {
    name: 'toast',
    path: productOf(oneSize),
    overlay: true,
    after: async (page) => (await press(page, /Wishlist/i), await holdToast(page)),
  },
  { name: 'login-errors', path: '/login', after: sendWrong },
  {
    name: 'login-required',
    path: '/cart',
    before: fillCart,
    after: async (page) => (await press(page, 'Checkout'), await page.waitForURL(/login/), await holdToast(page)),
  },
  { name: 'register-errors', path: '/register', after: async (page) => (await sendWrong(page), await holdToast(page)) },
  {
    name: 'register-refused',
    path: '/register',
    before: (page) => answerWith(page, '/users/register', 422, { error: 'Not this one.' }),
    after: registerInVain,
  },
  { name: 'forgot-password-errors', path: '/forgot-password', after: sendWrong },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    before: (page) => answerWith(page, '/users/forgot-password', 200, { success: true }),
    after: askForLink,
  },
  { name: 'reset-password-errors', path: '/reset-password?token=some', after: sendWrong },
  {
    name: 'checkout-errors',
    path: '/checkout',
    before: async (page) => (await signIn(page), await fillCart(page)),
    after: async (page) => (await sendWrong(page), await holdToast(page)),
  },
  {
    name: 'payment-errors',
    path: '/payment?orderId=order-0',
    before: atPayment,
    after: async (page) => (await sendWrong(page), await holdToast(page)),
  },
  { name: 'payment-declined', path: '/payment?orderId=order-0&result=declined', before: atPayment },
  {
    name: 'payment-qr',
    path: '/payment?orderId=order-0',
    before: (page) => paid(page, { success: true, action: { type: 'qr', qr: 'upi://pay?pa=shop@bank' } }),
    after: async (page) => (await pay(page), await page.getByRole('img', { name: /QR code/ }).waitFor()),
  },
  {
    name: 'payment-failed',
    path: '/payment?orderId=order-0',
    before: (page) => paid(page, { success: false, error: 'This bank is closed.' }),
    after: async (page) => (await pay(page), await page.getByText('This bank is closed.').waitFor()),
  },
  { name: 'payment-no-order', path: '/payment', before: (page) => keep(page, 'auth_token', 'some') },
  { name: 'payment-loading', path: '/payment?orderId=order-0', busy: true, before: neverAnswered },
  {
    name: 'orders-failed',
    path: '/orders',
    before: async (page) => (await signIn(page), await cutOff(page, '/orders')),
    after: holdToast,
  },
  {
    name: 'track-order-errors',
    path: '/track-order',
    after: async (page) => (await sendWrong(page), await holdToast(page)),
  },
  {
    name: 'track-order-found',
    path: '/track-order?id=order-2',
    before: (page) => answerWith(page, '/orders/*', 200, ORDERS[2]),
    after: track,
  },
  {
    name: 'track-order-not-found',
    path: '/track-order?id=order-9',
    before: (page) => answerWith(page, '/orders/*', 404, { error: 'Order not found or access denied' }),
    after: track,
  },
];

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary, button')
    .and(page.getByLabel('Menu', { exact: true }))
    .click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

async function chooseSize(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /^Size/ })
    .getByRole('radio', { disabled: false })
    .first()
    .check({ force: true });
}

async function askForLink(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill('asha.verma@example.com');
  await press(page, 'Send Link');
  await page.getByText(/we have sent a link/).waitFor();
}

async function neverAnswered(page: Page): Promise<void> {
  await signIn(page);
  await page.route('**/api/v1/payments/fields', () => undefined);
}

async function paid(page: Page, answer: object): Promise<void> {
  await atPayment(page);
  await answerWith(page, '/payments', 200, answer);
}

async function track(page: Page): Promise<void> {
  await page.getByLabel('Email or Phone').fill('asha.verma@example.com');
  await press(page, 'Track Order');
  await holdToast(page);
}
