import { newcomer } from '../support/test.ts';
import type { Shopper } from './shopper.ts';

/** The whole way through the shop, in the steps of a shopper on a phone. */
export async function shop(shopper: Shopper, nth: number): Promise<void> {
  await lookAround(shopper);
  await filter(shopper);
  await fillCart(shopper, nth);
  await signUp(shopper);
  await order(shopper);
  await pay(shopper, 'Bank page: card or net banking', /^\/sandbox-bank\/pay\?/);
  await shopper.picture('paid');
  await shopper.press('main a', 'View Orders');
  await shopper.at(/^\/orders$/);
  await shopper.see('[aria-current=step]', 'Processing');
  await shopper.picture('orders');
}

/** The other ways to pay, by somebody who is signed in. */
export async function payInOtherWays(shopper: Shopper, nth: number): Promise<void> {
  await fillCart(shopper, nth);
  await shopper.press('main button', 'Checkout');
  await order(shopper);
  await startPayment(shopper, 'Bank page: card or net banking');
  await shopper.at(/^\/sandbox-bank\/pay\?/);
  await shopper.press('button', 'Decline');
  await shopper.at(/^\/payment\?.*result=declined/);
  await shopper.see('[role=status]', 'Your payment was declined');
  await pay(shopper, 'UPI app on this phone', /^\/sandbox-bank\/app\?/);
  await fillCart(shopper, nth);
  await shopper.press('main button', 'Checkout');
  await order(shopper);
  await startPayment(shopper, 'UPI: scan a QR code');
  await shopper.see('[role=img], img', 'QR code');
  await shopper.picture('qr');
}

export async function signOut(shopper: Shopper): Promise<void> {
  await shopper.open('/');
  await shopper.press('header button', 'Menu');
  await shopper.press('.site-menu button', 'Logout');
  await shopper.see('.toast', 'You have been logged out successfully.');
}

async function lookAround(shopper: Shopper): Promise<void> {
  await shopper.open('/');
  await shopper.seeNot('.site-menu');
  await shopper.picture('home');
  await shopper.press('header button', 'Menu');
  await shopper.see('.site-menu a', 'Track Order');
  await shopper.picture('menu');
  await shopper.press('.site-menu button', 'Close menu');
  await shopper.seeNot('.site-menu');
  await shopper.press('header button', 'Menu');
  await shopper.press('.site-menu a', 'All Products');
  await shopper.at(/^\/products$/);
  await shopper.seeNot('.site-menu');
}

async function filter(shopper: Shopper): Promise<void> {
  await shopper.open('/products?category=jeans');
  await shopper.press('main a', 'Filter & sort');
  await shopper.press('.filter-panel label:has([name=size])');
  await shopper.at(/&size=/);
  await shopper.picture('filters');
  await shopper.press('.filter-panel button', 'Show');
  await shopper.seeNot('.filter-panel');
  await shopper.press('.chips a', 'Remove Size');
  await shopper.at(/^\/products\?category=jeans$/);
  await shopper.picture('listing');
}

/** Each browser buys another piece: of some there are few. */
async function fillCart(shopper: Shopper, nth: number): Promise<void> {
  await shopper.open('/products?category=jeans');
  const path = await shopper.run<string>(`document.querySelectorAll('main article h3 a')[${nth}].getAttribute('href')`);
  await shopper.press(`main article h3 a[href="${path}"]`);
  await shopper.at(/^\/product\//);
  await shopper.picture('product');
  await shopper.press('.buy-bar button', 'Add to Cart');
  await shopper.see('.toast', 'Please select a size');
  await shopper.press('label:has([name=size]:not(:disabled))');
  await shopper.press('.buy-bar button', 'Add to Cart');
  await shopper.at(/^\/cart$/);
  await shopper.see('.toast', 'Added to cart');
  await shopper.picture('cart');
  await shopper.back();
  await shopper.at(/^\/product\//);
  await shopper.see('.buy-bar button', 'Add to Cart');
  await shopper.seeNever('.toast');
  await shopper.open('/cart');
  await shopper.press('main button', 'Increase quantity');
  await shopper.see('h1', 'Cart (2 items)');
  await shopper.press('main button', 'Remove');
  await shopper.press('main button', 'Undo');
  await shopper.see('h1', 'Cart (2 items)');
  await shopper.press('main button', 'Decrease quantity');
  await shopper.see('h1', 'Cart (1 item)');
}

async function signUp(shopper: Shopper): Promise<void> {
  const { firstName, lastName, email, password } = newcomer();
  await shopper.press('main button', 'Checkout');
  await shopper.at(/^\/login\?redirect=%2Fcheckout$/);
  await shopper.see('.toast', 'Login Required');
  await shopper.open('/register');
  await shopper.fill('First Name', firstName);
  await shopper.fill('Last Name', lastName);
  await shopper.fill('Email', email);
  await shopper.fill('Password', password);
  await shopper.fill('Confirm Password', password);
  await shopper.picture('register');
  await shopper.press('main button', 'Create Account');
  await shopper.at(/^\/$/);
  await shopper.open('/login?redirect=%2Fcheckout');
  await shopper.fill('Email', email);
  await shopper.fill('Password', password);
  await shopper.press('main button', 'Sign In');
}

async function order(shopper: Shopper): Promise<void> {
  await shopper.at(/^\/checkout$/);
  if (!(await shopper.run<string>('document.querySelector("[name=fullName]")?.value ?? ""'))) {
    await shopper.fill('Full Name', 'Asha Verma');
    await shopper.fill('Phone', '9876543210');
    await shopper.fill('Address', '12 Loom Street');
    await shopper.fill('City', 'Bengaluru');
    await shopper.choose('state', 'Karnataka');
    await shopper.fill('Postal Code', '560001');
  }
  await shopper.picture('checkout');
  await shopper.press('main button', 'Place Order');
  await shopper.at(/^\/payment\?orderId=/);
}

async function startPayment(shopper: Shopper, way: string): Promise<void> {
  await shopper.press('label', way);
  await shopper.fill('Mobile number', '9876543210');
  await shopper.picture('payment');
  await shopper.press('main button', 'Pay Now');
}

async function pay(shopper: Shopper, way: string, bank: RegExp): Promise<void> {
  await startPayment(shopper, way);
  await shopper.at(bank);
  await shopper.press('button', 'Approve');
  await shopper.at(/^\/order-success\?orderId=/);
  await shopper.see('h1', 'Thank you for your order');
}
