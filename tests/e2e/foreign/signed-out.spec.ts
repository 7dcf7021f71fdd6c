import { addOrder, addShopper, WAYS } from '../../fixtures/backend.ts';
import { hold } from '../support/hold.ts';
import { logIn, newcomer } from '../support/test.ts';
import {
  ADDRESS,
  expect,
  expectAddress,
  fillPayment,
  inStorage,
  pay,
  pieceOf,
  signedIn,
  test,
  typeAddress,
  type Page,
} from './test.ts';

/**
 * Any 401 removes the token (docs/behaviour.md 4.auth.401); after signing in again the shopper is where they were,
 * nothing lost.
 */
test.use({ expectedConsole: [/status of (401|404)/] });

/** The amount due is looked up among the orders, beside the form. */
const AMOUNT_DUE = /\/orders$/;

type Person = ReturnType<typeof newcomer>;

/** As a shopper does, so that the shop knows whose the typed things are. */
async function signInByForm(page: Page, person: Person): Promise<void> {
  // Back to a page that is quickly drawn.
  await page.goto('/login?redirect=/forgot-password');
  await logIn(page, person);
  await expect(page).toHaveURL('/forgot-password');
}

/**
 * The checkout, once its own check of the cart has been answered: the first call to learn of an ended token is then the
 * order.
 */
async function openCheckout(page: Page): Promise<void> {
  const checked = page.waitForResponse(/\/products\/[^/]+$/);
  await page.goto('/checkout');
  await typeAddress(page);
  await checked;
}

async function signInAgain(page: Page, person: Person, back: string): Promise<void> {
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(back)}`);
  expect(await inStorage(page, 'auth_token')).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL(back);
}

test('401 on /orders and on /account', async ({ page, backend }) => {
  const person = await signedIn(page, backend);
  for (const path of ['/orders', '/account']) {
    backend.revokeTokens();
    await page.goto(path);
    await signInAgain(page, person, path);
    await expect(page.getByText(path === '/orders' ? 'No Orders Found' : person.email)).toBeVisible();
    expect(await inStorage(page, 'cart')).toBe(person.cart);
  }
});

test('401 when the order is placed: nothing typed is filled in for somebody else, all of it for the same person', async ({
  page,
  backend,
}) => {
  const person = await signedIn(page, backend);
  await signInByForm(page, person);
  await openCheckout(page);
  backend.revokeTokens();
  await page.getByRole('button', { name: 'Place Order' }).click();
  const other = newcomer();
  addShopper(backend.memory, other);
  await signInAgain(page, other, '/checkout');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  for (const label of Object.keys(ADDRESS)) await expect(page.getByLabel(label)).toHaveValue('');

  await openCheckout(page);
  backend.revokeTokens();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await signInAgain(page, other, '/checkout');
  await expectAddress(page);
  expect(await inStorage(page, 'cart')).toBe(person.cart);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(backend.memory.orders.filter(({ owner }) => [person.email, other.email].includes(owner))).toMatchObject([
    { owner: other.email },
  ]);
});

test('401 on the payment page, at any time: what was typed is intact', async ({ page, backend, reading }) => {
  const person = await signedIn(page, backend);
  const { id } = addOrder(backend.memory, person.email, [{ product: backend.memory.products[0]!, quantity: 1 }], {});
  const path = `/payment?orderId=${reading === 'a' ? `order-${id}` : id}`;
  await signInByForm(page, person);

  await test.step('when the form is loaded, and when it is sent', async () => {
    backend.revokeTokens();
    await page.goto(path);
    await signInAgain(page, person, path);
    await fillPayment(page, 'Bank page');
    await page.getByLabel('Note').fill('Leave at the door');
    backend.revokeTokens();
    await pay(page).click();
    await signInAgain(page, person, path);
    await expect(page.getByLabel('Payer phone')).toHaveValue('+919876543210');
    await expect(page.getByLabel('Note')).toHaveValue('Leave at the door');
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'Foreign bank' })).toBeVisible();
  });

  await test.step('of another call while it is filled in', async () => {
    const { release } = await hold(page, AMOUNT_DUE);
    await page.goto(path);
    await fillPayment(page, 'Bank page');
    await page.getByLabel('Payer phone').fill('91234 56789');
    await page.getByLabel('Note').fill('Ring the bell');
    backend.revokeTokens();
    release();
    await signInAgain(page, person, path);
    await expect(page.getByLabel('Payer phone')).toHaveValue('+919123456789');
    await expect(page.getByLabel('Note')).toHaveValue('Ring the bell');
  });

  await test.step('after a payment that was left for another way', async () => {
    await fillPayment(page, WAYS.code);
    await pay(page).click();
    const { release } = await hold(page, AMOUNT_DUE);
    await page.getByRole('button', { name: 'Pay another way' }).click();
    await expect(pay(page)).toBeVisible();
    backend.revokeTokens();
    release();
    await signInAgain(page, person, path);
    await expect(page.getByLabel('Payer phone')).toHaveValue('+919876543210');
  });
});

test('an ended token does not keep a guest from what guests may see', async ({ page, backend, reading }) => {
  const person = await signedIn(page, backend);
  const { id } = addOrder(backend.memory, person.email, [{ product: backend.memory.products[0]!, quantity: 1 }], {});
  backend.revokeTokens();
  await page.goto(`/track-order?id=${reading === 'a' ? `order-${id}` : id}`);
  await page.getByLabel('Email or Phone').fill(person.email);
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByText('Your order status has been loaded')).toBeVisible();
  await page.goto('/products?category=all');
  await page.getByRole('button', { name: `Quick View: ${pieceOf(reading).name}`, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});
