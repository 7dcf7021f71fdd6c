import type { Page } from 'playwright/test';
import { keep, oneSize, partlySoldOut, sized } from '../support/visit.ts';
import { states } from './states.ts';
import { cartLines, fillCart } from '../support/cart.ts';
import { atPayment, signIn } from './visitor.ts';

/**
 * A route, or a state of one, that a shopper meets: what the specs of this folder and the visual baselines go through.
 */
export interface Screen {
  /** Names its test and its picture. */
  name: string;
  path: string | ((page: Page) => Promise<string>);
  /** Before the first page: what the browser holds and what the store will answer. */
  before?: (page: Page) => Promise<void>;
  /** On the page: what the shopper does to get there. */
  after?: (page: Page) => Promise<void>;
  /** The same for everyone and whole in its HTML. */
  open?: true;
  /** Only below 768 px, where the mobile menu and the tab bar are. */
  narrow?: true;
  /** Fills the window: the page below it is of no interest. */
  overlay?: true;
  /** Stays busy: something never comes. */
  busy?: true;
}

const productPath = (find: (page: Page) => Promise<{ id: string } | undefined>) => async (page: Page) =>
  `/product/${encodeURIComponent((await find(page))!.id)}`;
const withParent = async (page: Page) =>
  `/products?category=jeans&parentCategory=${encodeURIComponent((await sized(page)).parentCategory)}`;

const open = (name: string, path: Screen['path']): Screen => ({ name, path, open: true });

export const routes: Screen[] = [
  open('home', '/'),
  open('categories', '/products'),
  open('listing', '/products?category=jeans'),
  open('listing-page-2', '/products?category=all&page=2'),
  open('listing-type', withParent),
  open('listing-empty', '/products?category=jeans&parentCategory=Capes'),
  open('listing-sale', '/products?sale=true'),
  open('listing-featured', '/products?featured=true'),
  open('listing-filtered', '/products?category=jeans&inStock=true&sort=price-asc'),
  open('listing-nothing-left', '/products?category=jeans&minPrice=9000000'),
  open('filters', '/filters?category=jeans&inStock=true'),
  open('filters-search', '/filters?q=cotton'),
  open('search', '/search'),
  open('search-corrected', '/search?q=shrit'),
  open('search-found', '/search?q=linen'),
  open('search-empty', '/search?q=umbrella'),
  open('product', productPath(sized)),
  open('product-one-size', productPath(oneSize)),
  open('product-sold-out', productPath(partlySoldOut)),
  open('product-missing', '/product/nope'),
  open('cart-empty', '/cart'),
  { name: 'cart', path: '/cart', before: fillCart },
  open('login', '/login'),
  open('register', '/register'),
  open('forgot-password', '/forgot-password'),
  open('reset-password-gone', '/reset-password'),
  open('reset-password', '/reset-password?token=some'),
  { name: 'checkout', path: '/checkout', before: async (page) => (await signIn(page), await fillCart(page)) },
  { name: 'checkout-empty', path: '/checkout', before: signIn },
  { name: 'payment', path: '/payment?orderId=order-0', before: atPayment },
  open('order-success', '/order-success?orderId=order-1'),
  { name: 'order-success-signed-in', path: '/order-success?orderId=order-1', before: signIn },
  { name: 'orders', path: '/orders', before: signIn },
  { name: 'orders-empty', path: '/orders', before: (page) => signIn(page, []) },
  { name: 'account', path: '/account', before: signIn },
  open('track-order', '/track-order'),
  open('wishlist-empty', '/wishlist'),
  {
    name: 'wishlist',
    path: '/wishlist',
    before: async (page) => keep(page, 'wishlist', JSON.stringify(await cartLines(page, 3))),
  },
  open('offline', '/offline'),
  open('contact', '/contact'),
  open('api-test', '/api-test'),
  ...['terms', 'privacy', 'refund', 'return', 'shipping', 'about', 'faq'].map((slug) => open(slug, `/${slug}`)),
  open('not-found', '/404'),
];

export const screens: Screen[] = [...routes, ...states];

/** Brings a page that has been nowhere to the screen, with its islands hydrated and nothing on its way. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await screen.before?.(page);
  await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(page));
  await settle(page, screen);
  await screen.after?.(page);
  await settle(page, screen);
}

/** Waits until the islands that load with the page are hydrated, all styles count and nothing says that it is busy. */
export async function settle(page: Page, { busy }: Pick<Screen, 'busy'> = {}): Promise<void> {
  const waited = [
    'astro-island[ssr][client=load]',
    'link[media=print]',
    ...(busy ? [] : ['main [aria-busy=true]', 'dialog [aria-busy=true]']),
  ].join();
  await page.waitForFunction((marks) => document.readyState === 'complete' && !document.querySelector(marks), waited, {
    timeout: 30_000,
  });
}
