import { join } from 'node:path';
import { violations } from '../access/axe.ts';
import { tooWide } from '../access/measure.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { type FolderShop, openFolderShop } from '../support/folder-shop.ts';
import { expect, newcomer, type Page, test as base } from '../support/test.ts';
import { expectToast } from '../support/visit.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';

const AWAITED = 'We have mailed you a link by which you confirm it, unless you are on the list already.';

/** A new shop in Germany: `init` has its subscribers confirm. */
const open = (): Promise<FolderShop> =>
  openFolderShop((folder) =>
    initFolder(folder, { name: 'Kiln', origin: '', currency: 'EUR', locale: 'en-IE', country: 'DE', email: '' }),
  );

let opened: Promise<FolderShop> | undefined;
const test = base.extend({ baseURL: async ({}, use) => use((await (opened ??= open())).origin) });
test.afterAll(async () => (await opened)?.close());

/** The path of the link that is mailed to an address. */
async function linkTo(email: string): Promise<string> {
  const { data } = (await opened)!;
  const find = () =>
    readOutbox(join(data, 'outbox'))
      .filter(({ headers }) => headers.to === email)
      .map(({ text }) => /\/newsletter\/[\w-]{43}/.exec(text)?.[0])
      .filter((path) => path !== undefined);
  await expect.poll(find).toHaveLength(1);
  return find()[0]!;
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const form = page.locator('[data-newsletter]');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

test('10.newsletter.confirm the toast says what comes, and thanks for nothing', async ({ page }) => {
  const { email } = newcomer();
  await subscribe(page, email);
  await expectToast(page, 'Please confirm', AWAITED);
  await expect(page.getByText('Subscribed!')).toHaveCount(0);
  const path = await linkTo(email);
  for (const at of [path, `${path}x`]) {
    await page.goto(at);
    expect(await violations(page), at).toEqual([]);
  }
});

test.describe('without a script, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 }, expectedConsole: [/status of 404/] });

  test('10.newsletter.confirm an address is confirmed by the link of its mail, and not by looking at it', async ({
    page,
  }) => {
    const { email } = newcomer();
    const { request } = page;
    await subscribe(page, email);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText(`Please confirm ${AWAITED}`);
    const path = await linkTo(email);

    expect((await request.head(path)).status()).toBe(200);
    const shown = (await page.goto(path))!;
    expect(shown.status()).toBe(200);
    expect(shown.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
    await expect(main).toContainText('You get the newsletter of Kiln as soon as you have confirmed it.');
    expect(await page.content()).not.toContain(path.split('/').at(-1));
    expect(await tooWide(page)).toEqual([]);
    for (const elsewhere of [{ origin: 'https://evil.example' }, { origin: 'null' }])
      expect((await request.post(path, { headers: elsewhere, form: {} })).status()).toBe(403);

    await main.getByRole('button', { name: 'Confirm Subscription' }).click();
    await expect(main.getByRole('status')).toContainText('You are on the list');
    await expect(main).toContainText('Thank you for subscribing to our newsletter.');
    await expect(main.getByRole('button', { name: 'Confirm Subscription' })).toHaveCount(0);
    expect(await tooWide(page)).toEqual([]);
    // Sent once more it says the same.
    expect((await page.reload())!.status()).toBe(200);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are on the list');

    await page.goto(`${path}x`);
    await main.getByRole('button', { name: 'Confirm Subscription' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link is not valid, or not any more');
    expect((await request.post(`${path}x`, { form: {} })).status()).toBe(404);
  });
});
