import { readFileSync } from 'node:fs';
import { SHIPPING } from '../../api/fixture.ts';
import { headlessShell } from '../support/chromium.ts';
import { expect, type Page } from '../support/test.ts';
import { TRUST_CERTIFICATES } from './certificate.ts';
import { hasNginx, NGINX, SHOP, test } from './documented.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

/**
 * docs/operations.md, One machine: a shop that was set up by these lines, and nothing else, takes an order that is
 * paid, in the database that the owner's commands read (docs/decisions D6, D391).
 */
test.use({
  launchOptions: await headlessShell([TRUST_CERTIFICATES, '--host-resolver-rules=MAP shop.example 127.0.0.1']),
});
test.use({ expectedConsole: [/status of 404/] });
test.skip(!hasNginx, `${NGINX} is not installed`);

const PRODUCT = productIdOf(SHOP, 'first-shirt');
const PERSON = { email: 'asha@post.example', password: 'indigo-thread-7', firstName: 'Asha', lastName: 'Rao' };

test('7.base the set-up of the documents takes an order that is paid', async ({ page, documented }) => {
  const { origin, plain, dataFolder, smtp, accessLog, command } = documented;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  await page.goto(`/product/${PRODUCT}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Shirt');
  expect(await page.evaluate(() => new URL(document.documentElement.dataset.api!, location.href).href)).toBe(
    `${origin}/api/v1`,
  );

  expect(await call(page, '/users/register', PERSON)).toMatchObject({ status: 201 });
  const { token } = (await call(page, '/users/authorize', PERSON)).body as { token: string };
  const order = {
    products: { [PRODUCT]: 1 },
    shippingAddress: SHIPPING,
    items: [{ productId: PRODUCT, quantity: 1, size: 'M' }],
  };
  const { id } = (await call(page, '/orders', order, token)).body as { id: string };
  await page.evaluate((bearer) => localStorage.setItem('auth_token', bearer), token);
  await page.goto(`/payment?orderId=${id}`);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('button', { name: 'pay', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/order-success?orderId=${id}`);
  await expect(page.getByRole('main')).toContainText('Processing');
  expect([...asked].filter((host) => host.includes('shop.example'))).toEqual([new URL(origin).host]);

  // What the mail says is done by the command that it prints.
  const toOwner = () =>
    smtp.mails.find(({ to, data }) => to.includes('office@shop.example') && data.includes('orders ship'));
  await expect.poll(toOwner).toBeDefined();
  const [, line = ''] = /npm run store -- (.*)/.exec(toOwner()!.data) ?? [];
  const words = line.trim().split(' ');
  expect(command(...words)).toEqual({
    status: 0,
    said: `${words[2]}: shipped`,
    wrong: `Database ${dataFolder}/store.db, shop ${SHOP}`,
  });

  // What its access log has: what is asked, and nothing of a mailed link's page, nor of what that page loads.
  for (const path of [
    '/orders/confirm/unlogged',
    '/orders/open/unlogged',
    '/newsletter/unlogged',
    '/owner/order/unlogged',
  ])
    await fetch(plain + path, { redirect: 'manual' });
  await page.goto('/orders/confirm/unlogged');
  await page.goto('/orders/open/unlogged');
  await page.goto('/contact');
  await expect.poll(() => readFileSync(accessLog, 'utf8')).toContain('/contact');
  expect(readFileSync(accessLog, 'utf8')).not.toContain('unlogged');

  const { status, headers } = await fetch(plain, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/']);
});

/** As the pages of the shop call their API. */
function call(page: Page, path: string, body: unknown, token?: string): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async ({ at, sent, bearer }) => {
      const answer = await fetch(document.documentElement.dataset.api! + at, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        body: sent,
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    { at: path, sent: JSON.stringify(body), bearer: token },
  );
}
