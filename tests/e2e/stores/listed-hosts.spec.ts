import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { chooseSize, placeOrder } from '../support/buying.ts';
import { net } from '../support/net.ts';
import { expect, logIn, newcomer, type Page, register } from '../support/test.ts';
import { REFUSED } from '../support/visit.ts';
import { HOSTS, STORE_ID, test } from './listed-hosts.ts';
import { OF_TWO_STORES } from './two-stores.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

/**
 * A shopper who comes to any host that a store lists can pay (docs/decisions D326): a form of the payment page goes to
 * the origin's host, and who comes back from a bank is signed in there.
 */
test.use({ ...OF_TWO_STORES, expectedConsole: [REFUSED] });
test.describe.configure({ timeout: 120_000 });

const PRODUCT = `/product/${productIdOf(STORE_ID, 'piece')}`;

const WAYS: Record<string, { shop: 'gateways' | 'sandbox'; pay: (page: Page) => Promise<void> }> = {
  PayU: { shop: 'gateways', pay: (page) => payAt(page, 'PayU') },
  Razorpay: { shop: 'gateways', pay: (page) => payAt(page, 'Razorpay') },
  Stripe: { shop: 'gateways', pay: (page) => payAt(page, 'Stripe') },
  'the sandbox bank': {
    shop: 'sandbox',
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

for (const [nth, [way, { shop, pay }]] of Object.entries(WAYS).entries())
  test.describe(way, () => {
    test.use({ shop });

    // Each way from one host, and from each host one: `npm test` does not walk all twelve.
    for (const host of net(HOSTS, (_, index) => index === (nth + 1) % HOSTS.length))
      test(`P16 who comes to ${host} pays by ${way}`, async ({ page, listed }) => {
        const port = listed.ports[shop];
        const origin = `https://${HOSTS[0]}:${port}`;
        const person = newcomer();
        await page.goto(`https://${host}:${port}${PRODUCT}?utm_source=mail`);
        await expect(page).toHaveURL(`${origin}${PRODUCT}?utm_source=mail`);
        await chooseSize(page);
        await page.getByRole('button', { name: 'Add to Cart' }).click();
        await expect(page).toHaveURL(`${origin}/cart`);
        await register(page, person);
        await page.goto(`https://${host}:${port}/checkout`);
        await logIn(page, person);
        await expect(page).toHaveURL(`${origin}/checkout`);
        const orderId = await placeOrder(page);
        await pay(page);
        await expect(page).toHaveURL(`${origin}/order-success?orderId=${orderId}`);
        await expect(page.getByRole('main')).toContainText('Processing');
      });
  });

test('P16 pages of a listed host lead to the origin for an hour, by GET and HEAD; the rest answers', async ({
  listed,
}) => {
  const port = listed.ports.gateways;
  const at = (host: string) => `https://${host}:${port}`;
  const [origin, other] = [at(HOSTS[0]), at(HOSTS[1])];
  for (const method of ['GET', 'HEAD'])
    for (const path of ['/', '/products?page=2&sort=price', PRODUCT, '/nothing/here', '/payment?orderId=x'])
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
  for (const host of [HOSTS[0], 'localhost']) expect((await ask(at(host))).status, host).toBe(200);
  // A proxy that sends its own Host and says which one was asked for: leading on would never end.
  for (const time of ['first', 'second']) {
    const renamed = await ask(other, { headers: { 'x-forwarded-host': `${HOSTS[0]}:${port}` } });
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
