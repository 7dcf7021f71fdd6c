import type { Page } from 'playwright/test';
import { answerWith, sized } from '../support/visit.ts';
import { atPayment, signIn } from './visitor.ts';

export const productOf = (find: typeof sized) => async (page: Page) =>
  `/product/${encodeURIComponent((await find(page)).id)}`;

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** A message goes after some seconds, unless it is pointed at. */
export async function holdToast(page: Page): Promise<void> {
  const toast = page.locator('[data-toasts] > *').first();
  await toast.waitFor();
  await page
    .locator('[data-toasts] > *')
    .evaluateAll((all) => all.forEach((one) => one.dispatchEvent(new PointerEvent('pointerenter'))));
}

export async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

/** A button of the first card, whether or not it shows without a pointer or the focus. */
export async function openFromCard(page: Page, name: RegExp): Promise<void> {
  await page.locator('article').first().locator('button').and(page.getByLabel(name)).dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
}

export async function openPicture(page: Page): Promise<void> {
  await page.locator('[data-zoom]').first().click();
  await page.getByRole('dialog', { name: 'Picture, large' }).waitFor();
}

export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Filter & sort/ }).click();
  await page.getByRole('dialog', { name: 'Filter & sort' }).locator('form').waitFor();
}

export async function suggest(page: Page): Promise<void> {
  await page.getByLabel('Search products').fill('jean');
  await page.getByRole('option').first().waitFor();
}

export async function requestStock(page: Page): Promise<void> {
  await press(page, /Email me when it's back$/);
  await page.getByRole('form').waitFor();
}

export async function pay(page: Page): Promise<void> {
  await page.getByLabel('How would you like to pay?').selectOption('QR code');
  await page.getByLabel('Mobile number').pressSequentially('9876543210');
  await page.getByLabel('Mail', { exact: true }).fill('asha.verma@example.com');
  await press(page, 'Pay Now');
}

export async function sendWrong(page: Page): Promise<void> {
  await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.locator('main [aria-invalid=true]').first().waitFor();
}

export async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary, button')
    .and(page.getByLabel('Menu', { exact: true }))
    .click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

export async function chooseSize(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /^Size/ })
    .getByRole('radio', { disabled: false })
    .first()
    .check({ force: true });
}

export async function askForLink(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill('asha.verma@example.com');
  await press(page, 'Send Link');
  await page.getByText(/we have sent a link/).waitFor();
}

export async function neverAnswered(page: Page): Promise<void> {
  await signIn(page);
  await page.route('**/api/v1/payments/fields*', () => undefined);
}

export async function paid(page: Page, answer: object): Promise<void> {
  await atPayment(page);
  await answerWith(page, '/payments', 200, answer);
}

export async function track(page: Page): Promise<void> {
  await page.getByLabel('Email or Phone').fill('asha.verma@example.com');
  await press(page, 'Track Order');
  await holdToast(page);
}
