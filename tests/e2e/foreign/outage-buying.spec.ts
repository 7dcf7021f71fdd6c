import {
  expect,
  expectAddress,
  fillPayment,
  inStorage,
  pay,
  placeOrder,
  signedIn,
  typeAddress,
  uncached as test,
} from './test.ts';

/** The backend goes away while an order is placed and paid, and comes back: outage.spec.ts has the rest of a visit. */
test.use({ expectedConsole: [/status of (404|502|503)/] });

test('B6: checkout keeps what was typed and the cart; one order once the backend is back', async ({
  page,
  backend,
}) => {
  const { email, cart } = await signedIn(page, backend);
  await page.goto('/checkout');
  await typeAddress(page);
  await backend.down();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Error placing order')).toBeVisible();
  await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible();
  await expectAddress(page);
  expect(await inStorage(page, 'cart')).toBe(cart);
  await page.reload();
  await expectAddress(page);

  await backend.up();
  await page.goto('/checkout');
  await expectAddress(page);
  await placeOrder(page);
  expect(backend.memory.orders.filter(({ owner }) => owner === email)).toHaveLength(1);
});

test('O10: the answer to an order is lost: trying again finds the order instead of making another', async ({
  page,
  backend,
}) => {
  const { email } = await signedIn(page, backend);
  await page.goto('/checkout');
  await typeAddress(page);
  backend.lost = 'POST /orders';
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Error placing order')).toBeVisible();
  backend.lost = undefined;
  await placeOrder(page);
  expect(backend.memory.orders.filter(({ owner }) => owner === email)).toHaveLength(1);
});

test('the payment form, and its sending', async ({ page, backend }) => {
  await signedIn(page, backend);
  await page.goto('/checkout');
  await placeOrder(page);
  await backend.down();
  await page.reload();
  await expect(page.getByText('Failed to load payment form. Please try again later.')).toBeVisible();
  await backend.up();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await fillPayment(page, 'Bank page');
  await page.getByLabel('Note').fill('Leave at the door');
  await backend.down();
  await pay(page).click();
  await expect(page.getByText('Failed to process payment. Please try again later.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to checkout' })).toBeVisible();
  await backend.up();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Leave at the door');
  await expect(page.getByLabel('Payer phone')).toHaveValue('+919876543210');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Foreign bank' })).toBeVisible();
});

test('P9: a payment that hangs ends with the words of the spec, and Pay Now works afterwards', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/checkout');
  await placeOrder(page);
  await fillPayment(page, 'Bank page');
  await page.clock.install();
  backend.delayMs = 120_000;
  await pay(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.clock.fastForward(21_000);
  await expect(page.getByText('Failed to process payment. Please try again later.')).toBeVisible();
  backend.delayMs = 0;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Foreign bank' })).toBeVisible();
});
