import { readOutbox, resetLink } from '../../fixtures/read-mail.ts';
import { chooseSize, placeOrder } from '../support/buying.ts';
import { net } from '../support/net.ts';
import { expect, logIn, type Page, register } from '../support/test.ts';
import { STORES, type StoreId, type Stores, test } from './running.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

/**
 * Two stores on two https hosts behind one proxy, each with its own account at a gateway: a shopper walks through
 * each, and nothing leads to the other (docs/decisions D30, D241, D242; reliability H4, P14).
 */
const TWO = ['indigo-row', 'cedar-loft'] as const;

const PERSON = { firstName: 'Asha', lastName: 'Verma', email: 'asha@post.example', password: 'indigo-thread-7' };
const other = (id: StoreId) => (id === 'indigo-row' ? 'cedar-loft' : 'indigo-row');

for (const id of TWO)
  test.describe(STORES[id].name, () => {
    test.use({ storeId: id });
    const { product } = STORES[id];
    const path = `/product/${productIdOf(id, 'piece')}`;

    test('H4 what people and machines read leads to its own origin alone', async ({ page, stores }) => {
      const origin = stores.origins[id];
      for (const at of ['/', '/products', path, '/contact', '/login', '/shipping']) {
        await page.goto(at);
        expect(foreignIn(await page.content(), stores, id), at).toEqual([]);
        const canonical = page.locator('link[rel=canonical]');
        if ((await canonical.count()) > 0) expect(await canonical.getAttribute('href')).toBe(origin + at);
      }
      const answer = await page.goto(path);
      expect(answer?.headers()['strict-transport-security']).toBe('max-age=31536000');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      for (const file of ['/robots.txt', '/sitemap.xml', '/sitemap-products-1.xml', '/feed/google.xml']) {
        const { status, text } = await read(page, file);
        expect(status, file).toBe(200);
        expect(text, file).toContain(`${origin}/`);
        expect(foreignIn(text, stores, id), file).toEqual([]);
      }
      expect((await read(page, '/sitemap-products-1.xml')).text).toContain(`<loc>${origin}${path}</loc>`);
      await page.goto(stores.origins[other(id)]);
      expect((await read(page, path)).status).toBe(404);
    });
  });

for (const id of net(TWO, (one) => one === 'cedar-loft'))
  test.describe(STORES[id].name, () => {
    test.use({ storeId: id });
    const { name, host } = STORES[id];
    const path = `/product/${productIdOf(id, 'piece')}`;

    test('P14 from the front page to a paid order, its mails, and a new password', async ({ page, stores }) => {
      const origin = stores.origins[id];
      const mails = () => readOutbox(stores.outbox).filter(({ headers }) => headers.from?.includes(host));
      await page.goto('/');
      await page.goto(path);
      await chooseSize(page);
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page).toHaveURL(`${origin}/cart`);
      await register(page, PERSON);
      await page.goto('/checkout');
      await logIn(page, PERSON);
      await expect(page).toHaveURL(`${origin}/checkout`);
      const orderId = await placeOrder(page);

      await expect(page.getByText(`Card at ${name}`)).toBeVisible();
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(stores.banks[id].url);
      const charge = [...stores.banks[id].charges.values()].at(-1)!;
      expect(new URL(charge.returnTo).origin).toBe(origin);
      expect(new URL(charge.leaveTo).origin).toBe(origin);
      await page.getByRole('button', { name: 'pay', exact: true }).click();
      await expect(page).toHaveURL(`${origin}/order-success?orderId=${orderId}`);
      await expect(page.getByRole('main')).toContainText('Processing');

      await expect
        .poll(() => mails().some(({ headers }) => headers.subject?.startsWith('We have your payment')))
        .toBe(true);
      await page.goto('/forgot-password');
      await page.getByLabel('Email').first().fill(PERSON.email);
      await page.getByRole('button', { name: 'Send Link' }).click();
      await expect.poll(() => mails().some(({ text }) => text.includes('/reset-password?token='))).toBe(true);
      for (const { headers, text } of mails()) {
        expect(headers.from).toBe(`${name} orders <orders@${host}>`);
        expect(foreignIn(text, stores, id), headers.subject).toEqual([]);
      }
      const link = resetLink(mails().find(({ text }) => text.includes('/reset-password?token='))!);
      expect(link.origin).toBe(origin);
      await page.goto(link.href);
      await page.getByLabel('New Password', { exact: true }).fill('another-thread-8');
      await page.getByLabel('Confirm Password', { exact: true }).fill('another-thread-8');
      await page.getByRole('button', { name: 'Save Password' }).click();
      await expect(page).toHaveURL(/\/login/);
      await page.goto('/login');
      await logIn(page, { ...PERSON, password: 'another-thread-8' });
      await expect(page).not.toHaveURL(/\/login/);
    });
  });

test('H4 customers and carts do not cross: one address has an account at each, a token counts at one', async ({
  page,
  stores,
}) => {
  const tokens: Partial<Record<StoreId, string>> = {};
  for (const id of TWO) {
    await page.goto(stores.origins[id]);
    expect(await page.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('auth_token')])).toEqual([
      null,
      null,
    ]);
    const person = { ...PERSON, email: 'both@post.example' };
    expect(await call(page, stores, id, '/users/register', { body: person })).toMatchObject({ status: 201 });
    tokens[id] = (await call(page, stores, id, '/users/authorize', { body: person })).body.token as string;
    expect(await call(page, stores, id, '/accountInfo', { token: tokens[id] })).toMatchObject({ status: 200 });
    await page.evaluate(() => localStorage.setItem('cart', '[]'));
  }
  await page.goto(stores.origins['indigo-row']);
  expect(await call(page, stores, 'indigo-row', '/accountInfo', { token: tokens['cedar-loft'] })).toMatchObject({
    status: 401,
  });
  await page.goto(stores.origins['cedar-loft']);
  expect(await call(page, stores, 'cedar-loft', '/accountInfo', { token: tokens['indigo-row'] })).toMatchObject({
    status: 401,
  });
});

test('H1 a host of no store gets 421 and nothing of a store', async ({ page, stores }) => {
  const answer = await page.goto(stores.origins['indigo-row'].replace('indigo.test', 'nobody.test'));
  expect(answer?.status()).toBe(421);
  for (const { name } of Object.values(STORES)) expect(await page.content()).not.toContain(name);
});

/** Words and addresses in a text that are not this store's. */
function foreignIn(read: string, stores: Stores, id: StoreId): string[] {
  const text = read.replace(/<style[^>]*>.*?<\/style>/gs, '');
  const { name, host } = STORES[other(id)];
  const own = new URL(stores.origins[id]);
  const formats = /^https?:\/\/(schema\.org|www\.w3\.org|base\.google\.com|www\.sitemaps\.org|www\.google\.com)/;
  const addresses = [...text.matchAll(/https?:\/\/[^\s"'<>\\)]+/g)].map(([address]) => address);
  return [
    ...[name, host, 'localhost', '127.0.0.1'].filter((word) => text.includes(word)),
    ...addresses.filter((address) => !address.startsWith(own.origin) && !formats.test(address)),
  ];
}

function read(page: Page, path: string): Promise<{ status: number; text: string }> {
  return page.evaluate(async (at) => {
    const answer = await fetch(at);
    return { status: answer.status, text: await answer.text() };
  }, path);
}

/** As a page of the store calls its API, at its own origin. */
function call(
  page: Page,
  stores: Stores,
  id: StoreId,
  path: string,
  { body, token }: { body?: unknown; token?: string | undefined },
): Promise<{ status: number; body: Record<string, unknown> }> {
  const url = `${stores.origins[id]}/api/v1${path}`;
  return page.evaluate(
    async ({ url: at, sent, bearer }) => {
      const answer = await fetch(at, {
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(sent === undefined ? {} : { body: sent }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    { url, sent: body === undefined ? undefined : JSON.stringify(body), bearer: token },
  );
}
