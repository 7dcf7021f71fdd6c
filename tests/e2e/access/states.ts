import type { Page } from 'playwright/test';
import { answerWith, cutOff, keep, oneSize, partlySoldOut, sized } from '../support/visit.ts';
import type { Screen } from './screens.ts';
import { fillCart } from '../support/cart.ts';
import { atPayment, ORDERS, signIn } from './visitor.ts';
import {
  productOf,
  press,
  holdToast,
  openCart,
  openFromCard,
  openPicture,
  openFilters,
  suggest,
  requestStock,
  pay,
  sendWrong,
  openMenu,
  chooseSize,
  askForLink,
  neverAnswered,
  paid,
  track,
} from './steps.ts';

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
