import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { chooseSize, placeOrder } from '../support/buying.ts';
import { net } from '../support/net.ts';
import { expect, logIn, newcomer, type Page, register } from '../support/test.ts';
import { LISTED, STORES, test } from './running.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

/**
 * A shopper who comes to any host that a store lists can pay (docs/decisions D326): a form of the payment page goes to
 * the origin's host, and who comes back from a bank is signed in there.
 */
const WAYS: Record<string, { storeId: 'linen-hall' | 'sand-barn'; pay: (page: Page) => Promise<void> }> = {
  PayU: { storeId: 'linen-hall', pay: (page) => payAt(page, 'PayU') },
  Razorpay: { storeId: 'linen-hall', pay: (page) => payAt(page, 'Razorpay') },
  Stripe: { storeId: 'linen-hall', pay: (page) => payAt(page, 'Stripe') },
  'the sandbox bank': {
    storeId: 'sand-barn',
    async pay(page) {
      await page.getByRole('radio', { name: /^Bank page/ }).check();
      await page.getByLabel('Mobile number').pressSequentially('9876543210');
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
      await page.getByRole('button', { name: 'Approve' }).click();
    },
  },
};

async function payAt(page: Page, gateway: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(gateway) }).check();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('heading', { name: gateway })).toBeVisible();
  await page.getByRole('button', { name: 'pay', exact: true }).click();
}

for (const [nth, [way, { storeId, pay }]] of Object.entries(WAYS).entries())
  test.describe(way, () => {
    test.use({ storeId });
    const pathOfPiece = `/product/${productIdOf(storeId, 'piece')}`;

    // Each way from one host, and from each host one: `npm test` does not walk all twelve.
    for (const before of net(LISTED, (_, index) => index === (nth + 1) % LISTED.length))
      test(`P16 who comes to ${before}${STORES[storeId].host} pays by ${way}`, async ({ page, stores }) => {
        const origin = stores.origins[storeId];
        const asked = origin.replace('https://', `https://${before}`);
        const person = newcomer();
        await page.goto(`${asked}${pathOfPiece}?utm_source=mail`);
        await expect(page).toHaveURL(`${origin}${pathOfPiece}?utm_source=mail`);
        await chooseSize(page);
        await page.getByRole('button', { name: 'Add to Cart' }).click();
        await expect(page).toHaveURL(`${origin}/cart`);
        await register(page, person);
        await page.goto(`${asked}/checkout`);
        await logIn(page, person);
        await expect(page).toHaveURL(`${origin}/checkout`);
        const orderId = await placeOrder(page);
        await pay(page);
        await expect(page).toHaveURL(`${origin}/order-success?orderId=${orderId}`);
        await expect(page.getByRole('main')).toContainText('Processing');
      });
  });

test('P16 pages of a listed host lead to the origin for an hour, by GET and HEAD; the rest answers', async ({
  stores,
}) => {
  const origin = stores.origins['indigo-row'];
  const other = origin.replace('https://', 'https://www.');
  const product = `/product/${productIdOf('indigo-row', 'piece')}`;
  for (const method of ['GET', 'HEAD'])
    for (const path of ['/', '/products?page=2&sort=price', product, '/nothing/here', '/payment?orderId=x'])
      for (const time of ['first', 'second']) {
        const { status, headers } = await ask(other + path, { method });
        const what = `${method} ${path}, ${time}`;
        expect(status, what).toBe(308);
        expect(headers, what).toMatchObject({
          location: origin + path,
          'cache-control': 'max-age=3600',
          'strict-transport-security': 'max-age=31536000',
        });
      }
  for (const path of ['/healthz', '/readyz', '/robots.txt', '/api/v1/storeInfo', '/service-worker.js', '/favicon.svg'])
    expect((await ask(other + path)).status, path).toBe(200);
  for (const path of ['/.well-known/security.txt', '/.well-known/acme-challenge/x'])
    expect((await ask(other + path)).status, path).not.toBe(308);
  expect((await ask(`${other}/api/v1/payments/return/stripe`)).headers.location).toBe('/orders');
  expect((await ask(`${other}/api/v1/payments/callback/stripe`, { method: 'POST', text: '{}' })).status).toBe(403);
  for (const address of [origin, origin.replace(STORES['indigo-row'].host, 'localhost')])
    expect((await ask(address)).status, address).toBe(200);
  // A proxy that sends its own Host and says which one was asked for: leading on would never end.
  for (const time of ['first', 'second']) {
    const renamed = await ask(other, { headers: { 'x-forwarded-host': new URL(origin).host } });
    expect(renamed.status, time).toBe(200);
    expect((await ask(other)).status, time).toBe(308);
  }
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  text?: string;
}

/** Of a host that no name server knows, without following where it leads. */
async function ask(address: string, { method = 'GET', headers = {}, text }: Asked = {}) {
  const { host, port, pathname, search } = new URL(address);
  const asked = request({
    host: '127.0.0.1',
    port,
    method,
    path: pathname + search,
    headers: { host, ...headers },
    rejectUnauthorized: false,
  });
  asked.end(text);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}
