import { addOrder, WAYS, type ForeignBackend } from '../../fixtures/backend.ts';
import { expect, fillPayment, pay, signedIn, test, type Page } from './test.ts';

/** A Pending order of someone signed in, with its payment form filled in but not sent. */
async function atPayment(page: Page, backend: ForeignBackend, way: keyof typeof WAYS): Promise<string> {
  const { email } = await signedIn(page, backend);
  const { id } = addOrder(backend.memory, email, [{ product: backend.memory.products[0]!, quantity: 2 }], {});
  const orderId = backend.memory.reading === 'a' ? `order-${id}` : String(id);
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByText('₹2,998')).toBeVisible();
  await fillPayment(page, WAYS[way]);
  return orderId;
}

test('deeplink: the app is opened, and the page waits for the store’s word', async ({ page, backend }) => {
  const orderId = await atPayment(page, backend, 'app');
  await pay(page).click();
  await expect(page.getByText('Finish the payment in your app')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the payment app' })).toHaveAttribute(
    'href',
    `upi://pay?pa=foreign@bank&tr=${orderId}&cu=INR`,
  );
  backend.memory.orders.at(-1)!.status = 1;
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
});

test('qr: a code of 256 from text; qrBase64: a PNG picture of 256', async ({ page, backend }) => {
  const orderId = await atPayment(page, backend, 'code');
  await pay(page).click();
  const code = page.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  expect(await code.boundingBox()).toMatchObject({ width: 256, height: 256 });
  await expect(page.getByText(/scan/i)).toContainText(/banking or payment app/);

  await page.goto(`/payment?orderId=${orderId}`);
  await fillPayment(page, WAYS.picture);
  await pay(page).click();
  await expect(code).toHaveAttribute('src', /^data:image\/png;base64,/);
  expect(await code.boundingBox()).toMatchObject({ width: 256, height: 256 });
  expect(await code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1);
});

test('redirectUrl without an action: the shopper goes there', async ({ page, backend }) => {
  const orderId = await atPayment(page, backend, 'link');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Foreign bank' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
});

test('neither: Payment initiated, and on to the orders', async ({ page, backend }) => {
  const orderId = await atPayment(page, backend, 'none');
  await pay(page).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Payment initiated')).toBeVisible();
  await expect(page.getByText('Your payment is being processed')).toBeVisible();
  await expect(page.getByRole('article', { name: `Order ${orderId}` }).locator('[aria-current=step]')).toHaveText(
    'Pending',
  );
});

test('success: false: the server’s words as text, a way back, and another try', async ({ page, backend }) => {
  await atPayment(page, backend, 'declined');
  await page.getByLabel('Note').fill('Leave at the door');
  await pay(page).click();
  await expect(page.getByRole('alert').getByText('Card <b>declined</b> <img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Leave at the door');
  await page.getByLabel('Way to <b>pay</b>').selectOption({ label: WAYS.none });
  await pay(page).click();
  await expect(page).toHaveURL('/orders');
});

test('P10: a script for an address is not followed; an unknown action is an error', async ({ page, backend }) => {
  await atPayment(page, backend, 'script');
  await pay(page).click();
  await expect(page.getByText('Unknown error occurred during payment process')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByLabel('Way to <b>pay</b>').selectOption({ label: WAYS.odd });
  await pay(page).click();
  await expect(page.getByText('Unknown error occurred during payment process')).toBeVisible();
  await expect(page).toHaveURL(/\/payment\?/);
});

test.describe('refused', () => {
  test.use({ expectedConsole: [/status of (409|500)/] });

  test('P9: a gateway that fails, and Pay Now still works after it', async ({ page, backend }) => {
    await atPayment(page, backend, 'broken');
    await pay(page).click();
    await expect(page.getByText('Unknown error occurred during payment process')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByLabel('Way to <b>pay</b>').selectOption({ label: WAYS.form });
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'Foreign bank' })).toBeVisible();
  });

  test('an order that is paid already: the server’s words, and the orders', async ({ page, backend }) => {
    await atPayment(page, backend, 'form');
    backend.memory.orders.at(-1)!.status = 1;
    await pay(page).click();
    await expect(page.getByText('This order is paid <b>already</b>')).toBeVisible();
    await page.getByRole('link', { name: 'View Orders' }).click();
    await expect(page.getByRole('article').locator('[aria-current=step]')).toHaveText('Processing');
  });
});
