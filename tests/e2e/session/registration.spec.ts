import { expect, newcomer, test, type Page } from '../support/test.ts';
import { answerWith, expectToast, REFUSED, saidAgain } from '../support/visit.ts';

test.use({ expectedConsole: [REFUSED] });

test('2.route.register 2.register.fields 2.register.hint 5.register 5.register.email 9.minimums: register page: its fields, hint, links, and a show/hide toggle at each password; every rule in its words', async ({
  page,
}) => {
  const sent = registrations(page);
  await page.goto('/register');
  const main = page.getByRole('main');
  for (const label of ['First Name', 'Last Name', 'Email']) await expect(main.getByLabel(label)).toBeVisible();
  await expect(page.getByText('We recommend using Gmail, Outlook, or other common email providers')).toBeVisible();
  for (const label of ['Password', 'Confirm Password']) {
    const field = main.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await main.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await main.getByRole('button', { name: `Hide ${label.toLowerCase()}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'password');
  }
  for (const href of ['/login', '/terms', '/privacy']) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();

  await fillIn(page, { firstName: 'A', lastName: 'B', email: 'nobody@example', password: '12345', confirm: '123456' });
  for (const words of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Invalid email address',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ])
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  const confirm = page.getByLabel('Confirm Password', { exact: true });
  await expect(confirm, 'shown on the confirm field').toHaveAccessibleDescription('Passwords do not match');
  await expectToast(page, 'Invalid Email', 'Please enter a valid email address.');
  await saidAgain(page, 'Invalid Email', () =>
    page.getByRole('main').getByRole('button', { name: 'Create Account' }).click(),
  );
  expect(sent).toEqual([]);
});

test('2.register.end 5.register.sent 8.register.success: registration: the email is trimmed and lowercased before sending', async ({
  page,
}) => {
  await answerWith(page, '/users/register', 200, { success: true });
  const sent = page.waitForRequest('**/api/v1/users/register');
  await page.goto('/register');
  await fillIn(page, { email: '  Asha.VERMA@Example.com ' });
  expect((await sent).postDataJSON()).toEqual({
    email: 'asha.verma@example.com',
    password: 'indigo-thread-7',
    firstName: 'Asha',
    lastName: 'Verma',
  });
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Account created successfully. You can now log in.');
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha.verma@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('2.register.end D394: registering on the way to the checkout leads on to it', async ({ page }) => {
  await answerWith(page, '/users/register', 200, { success: true });
  await page.goto('/login?redirect=%2Fcheckout');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcheckout',
  );
  await fillIn(page, { email: 'Asha@example.com ' });
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout');
  await expectToast(page, 'Account created successfully. You can now log in.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('8.register D394: who has an account already is told so in the banner', async ({ page }) => {
  const words = 'An account with this email address already exists. Please sign in instead.';
  await answerWith(page, '/users/register', 409, { error: words, code: 'email-taken' });
  await page.goto('/register');
  await fillIn(page, {});
  await expectToast(page, 'Registration Error', words);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words);
});

for (const [what, status, body, words] of [
  [
    "the server's error field",
    409,
    { error: 'An account with this email address already exists.' },
    'An account with this email address already exists.',
  ],
  ['no error field', 500, {}, 'Failed to register. Please try again.'],
] as const)
  test(`2.register.end 4.registration 8.register: registration failure with ${what}: toast and banner`, async ({
    page,
  }) => {
    await answerWith(page, '/users/register', status, body);
    await page.goto('/register');
    await fillIn(page, {});
    await expectToast(page, 'Registration Error', words);
    await expect(
      page.getByText(/^Registration failed\. Please try using a different email provider \(like \S+ or \S+\)\.$/),
    ).toBeVisible();
    await expect(page).toHaveURL('/register');
  });

function registrations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/users/register') && sent.push(request.url()));
  return sent;
}

async function fillIn(
  page: Page,
  given: { firstName?: string; lastName?: string; email?: string; password?: string; confirm?: string },
): Promise<void> {
  const person = newcomer();
  const password = given.password ?? person.password;
  await page.getByLabel('First Name').fill(given.firstName ?? person.firstName);
  await page.getByLabel('Last Name').fill(given.lastName ?? person.lastName);
  await page
    .getByLabel('Email')
    .first()
    .evaluate((input: HTMLInputElement) => (input.type = 'text'));
  await page
    .getByLabel('Email')
    .first()
    .fill(given.email ?? person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(given.confirm ?? password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}
