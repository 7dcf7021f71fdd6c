import { join } from 'node:path';
import { askToConfirm, type ChargingShop, SHIRT } from './charging-shop.ts';
import { violations } from '../../access/axe.ts';
import { tooWide } from '../../access/measure.ts';
import { readOutbox } from '../../../fixtures/read-mail.ts';
import { expect, type Page } from '../../support/test.ts';
import { ADDRESS, orderNumber, signedIn } from '../../support/visit.ts';

/** From an order that is to be paid on delivery to its confirmation, by the link of its mail and without a script. */
export async function confirmByLink(page: Page, shop: ChargingShop): Promise<void> {
  const { request } = page;
  await askToConfirm(shop, true);
  const can = async () => (await (await request.get('/api/v1/storeInfo')).json()).capabilities as string[];
  await expect.poll(can).toContain('orderLinks');
  const { email, token: bearer } = await signedIn(page);
  const headers = { authorization: `Bearer ${bearer}` };
  const call = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  const { id } = await call('/orders', {
    products: { [SHIRT]: 1 },
    items: [{ productId: SHIRT, quantity: 1, size: 'M' }],
    shippingAddress: ADDRESS,
    expectedTotal: 1279,
  });
  await call('/payments', { orderId: id, fields: { method: 'on-delivery' }, expectedTotal: 1328 });

  const number = await orderNumber(page, bearer, id!);
  await page.goto(`/track-order?id=${id}&contact=${encodeURIComponent(email)}`);
  const order = page.getByRole('article', { name: `Order ${number}` });
  await expect(order).toContainText('Please confirm your order by the link that we have mailed to you.');
  await expect(order).toContainText('To pay on delivery: ₹1,328');
  expect(await tooWide(page)).toEqual([]);

  const links = () =>
    readOutbox(join(shop.data, 'outbox')).flatMap(({ text }) =>
      text.includes(number) ? [...text.matchAll(/^\S+(\/orders\/confirm\/\S+)$/gm)].map(([, path]) => path!) : [],
    );
  await expect.poll(links).toHaveLength(1);
  const [path = ''] = links();
  const main = page.getByRole('main');
  // Looked at, also by scanners of mail, it waits as before.
  expect((await request.head(path)).status()).toBe(200);
  const opened = (await page.goto(path))!;
  expect(opened.status()).toBe(200);
  expect(opened.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Confirm your order');
  await expect(main).toContainText(`Order #${number}`);
  await expect(main.locator('dl').first().locator('div').last()).toHaveText('Total₹1,328');
  await expect(main).toContainText(ADDRESS.address);
  expect(await page.content()).not.toContain(path.split('/').at(-1));
  expect(await tooWide(page)).toEqual([]);
  await expectAccessible(page, path);
  for (const elsewhere of [{ origin: 'https://evil.example' }, { origin: 'null' }])
    expect((await request.post(path, { headers: elsewhere, form: {} })).status()).toBe(403);
  await page.reload();
  await main.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
  await expect(main.getByRole('status')).toContainText('We are packing it, and you pay when it comes.');
  await expect(main.getByRole('status')).toContainText('Processing');
  expect(await tooWide(page)).toEqual([]);
  // Sent once more it says the same; opened again there is nothing to do.
  expect((await page.reload())!.status()).toBe(200);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
  await page.goto(path);
  await expect(main.getByRole('status')).toContainText('There is nothing to confirm any more.');
  await expect(main.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);
  await expectAccessible(page, path);

  const gone = (await page.goto(`${path}x`))!;
  expect(gone.status()).toBe(404);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link is not valid, or not any more');
  expect((await request.post(`${path}x`, { form: {} })).status()).toBe(404);

  await askToConfirm(shop, false);
  await expect.poll(can).not.toContain('orderLinks');
  expect((await page.goto(path))!.status()).toBe(404);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
}

/** By a page with a script, which axe needs. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  const context = await page
    .context()
    .browser()!
    .newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  const scripted = await context.newPage();
  await scripted.goto(new URL(path, page.url()).href);
  expect(await violations(scripted)).toEqual([]);
  await context.close();
}
