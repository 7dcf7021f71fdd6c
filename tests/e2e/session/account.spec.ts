import { expect, test } from '../support/test.ts';
import { answerWith, cutOff, expectToast, keep, REFUSED, signedIn } from '../support/visit.ts';

test("2.route.account 2.account.shows 2.account.sign-out: name, email, member-since date (month, day, year), a navigation card to /orders, Return to Home; Sign Out: toast 'Logged out' / 'You have been successfully logged out.', then /, and guarded pages show nothing", async ({
  page,
}) => {
  const person = await signedIn(page);
  await page.goto('/account');
  const main = page.getByRole('main');
  await expect(main.getByText('Asha Verma')).toBeVisible();
  await expect(main.getByText(person.email)).toBeVisible();
  const today = new Date();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' }).format(today);
  const since = main
    .locator('div')
    .filter({ has: page.getByText('Member since', { exact: true }) })
    .last();
  for (const words of [part({ month: 'long' }), part({ day: 'numeric' }), part({ year: 'numeric' })])
    await expect(since).toContainText(words);
  await expect(main.locator('a[href="/orders"]')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  for (const path of ['/account', '/checkout', '/orders', '/payment?orderId=x']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('the data field of the response is used if present', async ({ page }) => {
  await keep(page, 'auth_token', 'some');
  await answerWith(page, '/accountInfo', 200, {
    data: { firstName: 'Ravi', lastName: 'Rao', email: 'ravi@example.com', createdAt: '2025-03-04T00:00:00Z' },
  });
  await page.goto('/account');
  await expect(page.getByText('Ravi Rao')).toBeVisible();
  await expect(page.getByText('4 March 2025')).toBeVisible();
});

test.describe('load failure', () => {
  test.use({ expectedConsole: [REFUSED] });

  test("8.account: 'Failed to load account information (Status: 500)' or '(No response received)', destructive style", async ({
    page,
  }) => {
    await keep(page, 'auth_token', 'some');
    await answerWith(page, '/accountInfo', 500);
    await page.goto('/account');
    await expectToast(page, 'Error', 'Failed to load account information (Status: 500)');
    await expect(page.locator('.toast[data-kind=error]')).toBeVisible();
    await cutOff(page, '/accountInfo');
    await page.reload();
    await expectToast(page, 'Error', 'Failed to load account information (No response received)');
    await expect(page.locator('.toast[data-kind=error]')).toBeVisible();
  });
});
