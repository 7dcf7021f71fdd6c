import { expect, type Locator, type Page } from '../support/test.ts';

/** A shopper without a mouse: everything here is pressed or typed where the focus is. */
const MOST_STEPS = 150;

/** Moves the focus by Tab (or Shift+Tab) until it is on the target, and says what is heard there. */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  const wanted = target.first();
  // Looked for once, not at each step: by role and name the whole page is read. Anew when hydration put another there.
  let element = await wanted.elementHandle();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const seen = await element.evaluate((one) => ({ there: one.isConnected, has: one === document.activeElement }));
    if (seen.has) return;
    if (seen.there) await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    else element = await wanted.elementHandle();
  }
  await expect(wanted, `reached by ${back ? 'Shift+Tab' : 'Tab'}`).toBeFocused();
}

/** Focus on the target, which has this role and this name, then the key. */
export async function pressOn(
  page: Page,
  target: Locator,
  role: 'link' | 'button',
  name: string | RegExp,
  key = 'Enter',
): Promise<void> {
  await tabTo(page, target);
  await expect(page.locator(':focus')).toHaveRole(role);
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
  await page.keyboard.press(key);
}

/** Types into the field of this label, reached by Tab. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
  await expect(page.locator(':focus')).toHaveAccessibleName(label);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** What stands on every page for whoever finds the way by landmarks and headings. */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
  await expect(page).toHaveTitle(/\S/);
}

/** Said to whoever cannot see it: the words are in a live region. */
export async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(
    page
      .locator('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]')
      .filter({ hasText: words })
      .first(),
  ).toBeVisible();
}
