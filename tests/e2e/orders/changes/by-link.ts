import { join } from 'node:path';
import { orderShirts, owner } from './returning-shop.ts';
import { violations } from '../../access/axe.ts';
import { tooWide } from '../../access/measure.ts';
import { readOutbox } from '../../../fixtures/read-mail.ts';
import { dumpOrders } from '../../support/dump-orders.ts';
import type { FolderShop } from '../../support/folder-shop.ts';
import { expect, type Page } from '../../support/test.ts';
import { signedIn } from '../../support/visit.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/**
 * An order is paid, cancelled in part and sent back by the links of its mails, on another device and without a script.
 */
export async function actByLinks(page: Page, shop: FolderShop): Promise<void> {
  const { token, email } = await signedIn(page);
  const id = await orderShirts(page, token, 3);
  const phone = await another(page);
  const main = phone.getByRole('main');
  const first = await linkOf(shop, email, /^Your order at /);

  // Looked at, also by scanners of mail, all is as before.
  const before = await dumpOrders(shop);
  for (const method of ['get', 'head'] as const) expect((await page.request[method](first)).status()).toBe(200);
  const opened = (await phone.goto(first))!;
  expect(opened.status()).toBe(200);
  expect(opened.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await phone.content()).not.toContain(first.split('/').at(-1));
  expect(await dumpOrders(shop)).toBe(before);
  for (const origin of ['https://evil.example', 'null'])
    expect((await page.request.post(first, { headers: { origin }, form: {} })).status()).toBe(403);
  expect(await tooWide(phone)).toEqual([]);
  await expectAccessible(phone);

  // Whoever forgets the way is told; then the bank takes the money.
  await main.getByRole('button', { name: 'Pay Now' }).click();
  await expect(main).toContainText('Please choose a way to pay');
  await main.getByRole('radio', { name: 'Bank page: card or net banking' }).check();
  await main.getByLabel('Mobile number').fill('+919876543210');
  await main.getByRole('button', { name: 'Pay Now' }).click();
  await expect(main).toContainText('₹3,750');
  expect(await tooWide(phone)).toEqual([]);
  await main.getByRole('button', { name: 'Continue to pay' }).click();
  await phone.getByRole('button', { name: 'Decline' }).click();
  await expect(main).toContainText('Your payment was declined. No money was taken. You can try again.');
  await expect(main).not.toContainText('Loom Street');
  await main.getByRole('radio', { name: 'Bank page: card or net banking' }).check();
  await main.getByLabel('Mobile number').fill('+919876543210');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Pay Now' }).click();
  await main.getByRole('button', { name: 'Continue to pay' }).click();
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(phone).toHaveURL(/\/orders\/open\/[\w-]{43}$/);
  await expect(main.locator('[aria-current=step]')).toHaveText('Processing');
  await expect(main.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  expect(await tooWide(phone)).toEqual([]);

  await phone.goto(await linkOf(shop, email, /^We have your payment/));
  await main.getByText('Cancel items').click();
  await expectAccessible(phone);
  await main.getByLabel('How many').selectOption('1');
  await main.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(main.getByRole('status')).toContainText('These items are cancelled:1 × Kora Shirt');
  await expect(main.getByRole('status')).toContainText('What you paid for this goes back the way it came.');
  await expect(main.getByText('1 cancelled')).toBeVisible();
  await expect(main.getByText('The total counts what was cancelled.')).toBeVisible();
  // Sent once more, it is done once.
  await phone.reload();
  await expect(main.getByRole('status')).toContainText('These items are cancelled:1 × Kora Shirt');
  await expect(main.getByText('1 cancelled')).toBeVisible();
  expect(await tooWide(phone)).toEqual([]);

  await main.getByText('Cancel items').click();
  await owner(shop, 'ship', id);
  await main.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(main.getByRole('alert')).toHaveText('This has been packed meanwhile, so nothing was cancelled.');
  await owner(shop, 'deliver', id);
  await phone.goto(await linkOf(shop, email, /has arrived$/));
  await main.getByText('Return items').click();
  await main.locator('details[open]').getByLabel('How many').selectOption('2');
  await main.getByRole('button', { name: 'Ask to return' }).click();
  await expect(main).toContainText('Please choose a reason');
  await main.locator('details[open]').getByLabel('Reason').selectOption('It is too small');
  await main.getByRole('button', { name: 'Ask to return' }).click();
  await expect(main.getByRole('status')).toContainText('We have your request to return:2 × Kora Shirt');
  await expect(main).toContainText('Return 1');

  const gone = (await phone.goto(`${first}x`))!;
  expect(gone.status()).toBe(404);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link is not valid, or not any more');
  await main.getByLabel('Order Number').fill(id);
  await main.getByRole('button', { name: 'Send link' }).click();
  await expect(main.getByRole('status')).toContainText('If there is such an order, its link is on its way.');
  await phone.goto(await linkOf(shop, email, /^The link to your order/));
  await expect(main).toContainText('Return 1');
  await phone.context().close();
}

/** What the law of the EU asks for: one page on which it is chosen, and one on which it is confirmed. */
export async function withdrawByLink(page: Page, shop: FolderShop): Promise<void> {
  const { token, email } = await signedIn(page);
  const id = await orderShirts(page, token, 3);
  await owner(shop, 'confirm', id, '--force');
  const phone = await another(page);
  const main = phone.getByRole('main');

  // Before it is packed too, though what happens then is a cancelling.
  await phone.goto(await linkOf(shop, email, /^We have your payment/));
  await main.getByText('Cancel items (withdraw from contract)').click();
  await main.locator('details[open]').getByLabel('How many').selectOption('1');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main).toContainText(/You withdraw from the contract of order .+ for:1 × Kora Shirt/);
  await expect(main).not.toContainText('1 cancelled');
  await expectAccessible(phone);
  await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main.getByRole('status')).toContainText('These items are cancelled:1 × Kora Shirt');
  await expect(main.getByRole('status')).toContainText('We mail you a receipt of it.');
  await expect(main).toContainText('1 cancelled');

  await owner(shop, 'ship', id);
  await phone.goto(await linkOf(shop, email, /is on its way$/));
  await main.getByText('Withdraw from contract').click();
  await main.locator('details[open]').getByLabel('How many').selectOption('1');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main).toContainText(/You withdraw from the contract of order .+ for:1 × Kora Shirt/);
  await expect(main).not.toContainText('Withdrawal 1');
  expect(await tooWide(phone)).toEqual([]);
  await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main.getByRole('status')).toContainText(/We received your withdrawal on \d+ \w+ \d{4} at/);
  await expect(main).toContainText('Withdrawal 1');
  await phone.context().close();
}

/** Another device of 320 px that runs no script and is signed in nowhere. */
async function another(page: Page): Promise<Page> {
  const browser = page.context().browser()!;
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** The link of the latest mail with such a subject, which was sent or, after a command of the owner's, still waits. */
async function linkOf({ data, origin }: FolderShop, to: string, subject: RegExp): Promise<string> {
  let found: string | undefined;
  const find = async () => {
    const sent = readOutbox(join(data, 'outbox')).filter(({ headers }) => headers.to === to);
    const mails = [
      ...sent.map(({ headers, text }) => ({ subject: headers.subject ?? '', text })),
      ...(await waiting()),
    ];
    found = mails
      .filter((mail) => subject.test(mail.subject))
      .flatMap(({ text }) => /^\S+(\/orders\/open\/\S+)$/m.exec(text)?.slice(1) ?? [])
      .at(-1);
    return found;
  };
  const waiting = async () => {
    const db = await openDatabase(`sqlite:${data}/store.db`);
    const rows = await db.selectFrom('outbox').select(['subject', 'text']).where('recipient', '=', to).execute();
    await db.destroy();
    return rows;
  };
  await expect.poll(find).toBeTruthy();
  return origin + found!;
}

/** By a page with a script, which axe needs. */
async function expectAccessible(page: Page): Promise<void> {
  const context = await page.context().browser()!.newContext({ viewport: page.viewportSize() });
  const scripted = await context.newPage();
  await scripted.goto(page.url());
  expect(await violations(scripted)).toEqual([]);
  await context.close();
}
