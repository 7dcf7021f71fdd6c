import { addOrder, WAYS, type ForeignBackend } from '../../fixtures/backend.ts';
import { expect, fillPayment, pay, signedIn, test, type Page } from './test.ts';

/** A Pending order of someone who has signed in, with its payment form filled in but not sent. */
async function atPayment(page: Page, backend: ForeignBackend, email: string, way: keyof typeof WAYS): Promise<string> {
  const { id } = addOrder(backend.memory, email, [{ product: backend.memory.products[0]!, quantity: 2 }], {});
  const orderId = backend.memory.reading === 'a' ? `order-${id}` : String(id);
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByText('₹2,998')).toBeVisible();
  await fillPayment(page, WAYS[way]);
  return orderId;
}

test('what a payment answers leads on: an app, a code or picture to scan, an address, or the orders', async ({
  page,
  backend,
}) => {
  const { email } = await signedIn(page, backend);

  await test.step('deeplink: the app is opened, and the page waits for the store’s word', async () => {
    const orderId = await atPayment(page, backend, email, 'app');
    await pay(page).click();
    await expect(page.getByText('Finish the payment in your app')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the payment app' })).toHaveAttribute(
      'href',
      `upi://pay?pa=foreign@bank&tr=${orderId}&cu=INR`,
    );
    backend.memory.orders.at(-1)!.status = 1;
    await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  });

  await test.step('qr: a code of 256 from text; qrBase64: a PNG picture of 256', async () => {
    const orderId = await atPayment(page, backend, email, 'code');
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

  await test.step('redirectUrl without an action: the shopper goes there', async () => {
    const orderId = await atPayment(page, backend, email, 'link');
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'Foreign bank' })).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  });

  await test.step('neither: Payment initiated, and on to the orders', async () => {
    const orderId = await atPayment(page, backend, email, 'none');
    await pay(page).click();
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText('Payment initiated')).toBeVisible();
    await expect(page.getByText('Your payment is being processed')).toBeVisible();
    await expect(page.getByRole('article', { name: `Order ${orderId}` }).locator('[aria-current=step]')).toHaveText(
      'Pending',
    );
  });
});

test.describe('refused', () => {
  test.use({ expectedConsole: [/status of (409|500)/] });

  test('P9 P10: words of the server or of the shop, as text, and Pay Now still works after them', async ({
    page,
    backend,
  }) => {
    const { email } = await signedIn(page, backend);
    const choose = (way: keyof typeof WAYS) => page.getByLabel('Way to <b>pay</b>').selectOption({ label: WAYS[way] });
    const tryAgain = page.getByRole('button', { name: 'Try Again' });
    const unknown = page.getByText('Unknown error occurred during payment process');

    await test.step('a script for an address is not followed; an unknown action is an error', async () => {
      await atPayment(page, backend, email, 'script');
      await pay(page).click();
      await expect(unknown).toBeVisible();
      await tryAgain.click();
      await choose('odd');
      await pay(page).click();
      await expect(unknown).toBeVisible();
      await expect(page).toHaveURL(/\/payment\?/);
      await tryAgain.click();
    });

    await test.step('success: false: the server’s words as text, a way back, and another try', async () => {
      await page.getByLabel('Note').fill('Leave at the door');
      await choose('declined');
      await pay(page).click();
      await expect(
        page.getByRole('alert').getByText('Card <b>declined</b> <img src=x onerror=alert(1)>'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');
      await tryAgain.click();
      await expect(page.getByLabel('Note')).toHaveValue('Leave at the door');
      await choose('none');
      await pay(page).click();
      await expect(page).toHaveURL('/orders');
    });

    await test.step('a gateway that fails', async () => {
      await atPayment(page, backend, email, 'broken');
      await pay(page).click();
      await expect(unknown).toBeVisible();
      await tryAgain.click();
      await choose('form');
      await pay(page).click();
      await expect(page.getByRole('heading', { name: 'Foreign bank' })).toBeVisible();
    });

    await test.step('an order that is paid already: the server’s words, and the orders', async () => {
      const orderId = await atPayment(page, backend, email, 'form');
      backend.memory.orders.at(-1)!.status = 1;
      await pay(page).click();
      await expect(page.getByText('This order is paid <b>already</b>')).toBeVisible();
      await page.getByRole('link', { name: 'View Orders' }).click();
      const order = page.getByRole('article', { name: `Order ${orderId}` });
      await expect(order.locator('[aria-current=step]')).toHaveText('Processing');
    });
  });
});
