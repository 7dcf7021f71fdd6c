import { openOwningShop, type OwningShop, SCARF, SHIRT } from './owning-shop.ts';
import { dumpOrders } from '../support/dump-orders.ts';
import { expect, type Page } from '../support/test.ts';
import { read } from '../support/read.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

let opened: Promise<OwningShop> | undefined;
const shop = () => (opened ??= openOwningShop());
const test = read.extend({ baseURL: async ({}, use) => use((await shop()).origin) });
test.afterAll(async () => (await opened)?.close());

type Placed = Awaited<ReturnType<OwningShop['order']>>;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const done = (page: Page) => page.getByRole('main').getByRole('status');

/** Nothing is wider than the phone, and nothing that is pressed is small. */
async function fitsPhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('10.owner-links an owner’s day on a phone, by links alone: 12 orders, one return, one refund, one message', async ({
  page,
  request,
  baseURL,
}) => {
  const { order, linkOf, call, mailed, data } = await shop();
  await page.setViewportSize({ width: 320, height: 640 });
  const open = async (subject: string) => {
    await page.goto(baseURL + (await linkOf(subject)));
    await fitsPhone(page);
  };
  const orders = [];
  for (let count = 0; count < 12; count += 1)
    orders.push(
      await order(
        request,
        count % 3 === 0
          ? [
              [SHIRT, 2],
              [SCARF, 1],
            ]
          : [[SHIRT, 1]],
      ),
    );
  const [first, second, third, torn, ...others] = orders as [Placed, Placed, Placed, Placed, ...Placed[]];

  // The first order: packed, sent with its number, arrived, paid for at the door.
  await open(`Order ${first.number} is to be paid on delivery`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${first.number}`);
  await expect(link(page, 'Call +919876543210')).toHaveAttribute('href', 'tel:+919876543210');
  await expect(page.getByText('Collect ₹3,390 on delivery')).toBeVisible();
  await button(page, 'It is packed').click();
  await expect(done(page)).toContainText('It is packed.');
  await expect(done(page)).toContainText('Next: send it.');
  await page.getByLabel('Carrier').selectOption('Hill Couriers');
  await page.getByLabel('Tracking number').fill('HC-77');
  await button(page, 'It has been sent').click();
  await expect(done(page)).toContainText('It has been sent, and the shopper is told.');
  await expect(page.getByText(/^Parcel 1 · Hill Couriers HC-77 · sent \d.* · on the way/)).toBeVisible();
  await fitsPhone(page);
  await button(page, 'It has arrived').click();
  await expect(page.getByText(/^Parcel 1 · .* · sent \d.* · arrived/)).toBeVisible();
  await button(page, 'I have the money').click();
  await expect(done(page)).toContainText('The money is noted.');
  await expect(page.getByText('There is nothing to do now.').first()).toBeVisible();
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByText('packed (link mailed to ravi@loom.example)')).toBeVisible();

  // The second is called off, in two steps and with a word to the shopper.
  await open(`Order ${second.number} is to be paid`);
  await page.getByText('More', { exact: true }).click();
  await link(page, 'Cancel the order').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel the order?');
  await expect(page.getByText('Nothing of the order is sent')).toBeVisible();
  await fitsPhone(page);
  await link(page, 'Back, and change nothing').click();
  await page.getByText('More', { exact: true }).click();
  await link(page, 'Cancel the order').click();
  await page.getByLabel('Note to the shopper, if you want').fill('We cannot deliver there.');
  await button(page, 'Cancel the order').click();
  await expect(done(page)).toContainText('It is cancelled, and the shopper is told.');

  // Of another one the scarf has a hole: it is called off, and less is collected for the rest.
  await open(`Order ${torn.number} is to be paid`);
  await page.getByText('More', { exact: true }).click();
  await link(page, 'Cancel a part of it').click();
  await fitsPhone(page);
  await button(page, 'Cancel a part of it').click();
  await expect(page.getByRole('alert')).toHaveText('Please say of at least one line how many.');
  await page.getByText('More', { exact: true }).click();
  await link(page, 'Cancel a part of it').click();
  await page.getByLabel('Plain Scarf: how many of 1').fill('1');
  await page.getByLabel('Note to the shopper, if you want').fill('It has a hole, sorry.');
  await button(page, 'Cancel a part of it').click();
  await expect(done(page)).toContainText('That part is cancelled, and the shopper is told which.');
  await expect(page.getByText('Collect ₹2,500 on delivery')).toBeVisible();

  // The others are sent one after the other; a page that is old does nothing.
  for (const { number } of [torn, ...others]) {
    await open(`Order ${number} is to be paid`);
    await button(page, 'It has been sent').click();
    await expect(done(page)).toContainText('It has been sent, and the shopper is told.');
  }
  await open(`Order ${third.number} is to be paid`);
  const seen = page.url();
  const form = await page
    .locator('form')
    .first()
    .evaluate((one: HTMLFormElement) => [...new FormData(one)]);
  await button(page, 'It is packed').click();
  const again = await request.post(seen, { form: Object.fromEntries(form) as Record<string, string> });
  expect(again.status()).toBe(409);
  expect(await again.text()).toContain('Nothing was done: this is how it stands now.');
  await button(page, 'It has been sent').click();

  // A return of the first order: accepted, back, its money returned.
  await call(request, `/orders/${first.id}/returns`, {
    kind: 'return',
    lines: [{ line: 0, quantity: 2, reason: 'size-small', note: 'Too tight at the neck' }],
  });
  await open(`Order ${first.number}: return 1`);
  await expect(page.getByText('2 × Kora Shirt, M · too small')).toBeVisible();
  await expect(page.getByText('Too tight at the neck')).toBeVisible();
  await button(page, 'Accept the return').click();
  await expect(done(page)).toContainText('The return is accepted');
  await link(page, 'The return has come').click();
  await page.getByLabel('Kora Shirt, M: how many of them cannot be sold again').fill('1');
  await fitsPhone(page);
  await button(page, 'The return has come').click();
  await expect(done(page)).toContainText('The return has come, and the shopper is told.');
  await link(page, 'I have returned the money myself').click();
  await expect(page.getByText(`Order ${first.number} · ₹2,500`)).toBeVisible();
  await button(page, 'I have returned the money myself').click();
  await expect(done(page)).toContainText('It is noted that the money is back');
  await expect(page.getByText('1. ₹2,500 · returned by you')).toBeVisible();

  // A message.
  const message = { name: 'Meena', email: 'meena@example.com', subject: 'Linen', message: 'Do you have linen?' };
  await call(request, '/contact', message);
  await open('Linen');
  await expect(page.getByText('Do you have linen?')).toBeVisible();
  await expect(link(page, 'Answer by mail')).toHaveAttribute('href', /^mailto:meena@example\.com\?subject=Re%3A/);
  await button(page, 'I have answered it').click();
  await expect(done(page)).toContainText('The message is answered.');

  // A scanner of mail opens all links of a hundred mails: nothing changes.
  // Not each has one, and the last are still being written.
  while (mailed().links.length < 100) await order(request, [[SCARF, 1]]);
  const before = await dumpOrders({ data });
  const { links } = mailed();
  expect(links.length).toBeGreaterThanOrEqual(100);
  for (const path of links)
    for (const method of ['get', 'head'] as const) expect((await request[method](path)).status(), path).toBe(200);
  expect(await dumpOrders({ data })).toBe(before);
});

test('10.owner-links where a part of an order is packed, the button sends that, and says what stays', async ({
  page,
  request,
  baseURL,
}) => {
  const { order, linkOf, data } = await shop();
  const { id, number } = await order(request, [
    [SHIRT, 2],
    [SCARF, 1],
  ]);
  const db = await openDatabase(`sqlite:${data}/store.db`);
  const packed = db.updateTable('order_pieces').set({ state: 'packed' }).where('order_id', '=', id);
  await packed.where('line', '=', 0).where('piece', '=', 0).execute();
  await page.goto(baseURL + (await linkOf(`Order ${number} is to be paid`)));
  // What is paid on delivery goes in one parcel.
  await expect(button(page, 'It has been sent')).toHaveCount(0);
  await expect(button(page, 'It is packed')).toBeVisible();
  await db.updateTable('orders').set({ collect: null }).where('id', '=', id).execute();
  await db.destroy();
  await page.reload();
  await expect(page.getByText('Packed, goes now: 1. Not packed, stays here: 2.')).toBeVisible();
  await button(page, 'It has been sent').click();
  await expect(done(page)).toContainText('Still to be sent: 2.');
  await expect(page.getByText(/^Parcel 1 · Dart Post · sent \d.* · on the way/)).toBeVisible();
  await expect(page.getByText('Packed, goes now')).toHaveCount(0);
  await button(page, 'It has been sent').click();
  await expect(done(page)).not.toContainText('Still to be sent');
});
