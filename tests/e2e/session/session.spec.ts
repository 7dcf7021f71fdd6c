import { expect, logIn, newcomer, test, type Page } from '../support/test.ts';
import { answerWith, cutOff, expectToast, keep, REFUSED, saidAgain, signedIn } from '../support/visit.ts';

/** Sign-in, registration and guards: docs/behaviour.md sections 2, 4, 5, 8. */
test.use({ expectedConsole: [REFUSED] });

test('sign-in page: email, password, remember-me checkbox; links to /register, /forgot-password, /terms, /privacy and home', async ({
  page,
}) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toBeVisible();
  await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(main.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  for (const href of ['/register', '/forgot-password', '/terms', '/privacy', '/'])
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
});

test('login: what is not valid is said at the field and not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/users/authorize') && sent.push(request.url()));
  await page.goto('/login');
  await logIn(page, { ...newcomer(), email: 'nobody', password: '12345' });
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(sent).toEqual([]);
});

test('login success: token stored, / by default, remember-me sent', async ({ page }) => {
  const person = newcomer();
  await page.request.post('/api/v1/users/register', { data: person });
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  const sent = page.waitForRequest('**/api/v1/users/authorize');
  await logIn(page, person);
  expect((await sent).postDataJSON()).toMatchObject({
    email: person.email,
    password: person.password,
    rememberMe: true,
  });
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logged in successfully.');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();
});

for (const [what, status, body, words] of [
  ["the server's error field", 401, { error: 'Your account is asleep.' }, 'Your account is asleep.'],
  ['no error field', 500, {}, 'Failed to login. Please check your credentials.'],
  ['no token', 200, {}, 'Authentication failed: Token is missing in the response'],
] as const)
  test(`login failure with ${what}: ${words}`, async ({ page }) => {
    await answerWith(page, '/users/authorize', status, body);
    await page.goto('/login');
    await logIn(page, newcomer());
    await expectToast(page, 'Error', words);
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });

test('login failure without a response: No response from server. Please try again later.', async ({ page }) => {
  await cutOff(page, '/users/authorize');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/login');
  await logIn(page, newcomer());
  await expectToast(page, 'Error', 'No response from server. Please try again later.');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => said.some((line) => /sign-in failed/i.test(line)), 'the page logs it').toBe(true);
});

test('register page: its fields, hint, links, and a show/hide toggle at each password', async ({ page }) => {
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
});

test('registration: every rule in its words', async ({ page }) => {
  const sent = registrations(page);
  await page.goto('/register');
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

test('registration: the email is trimmed and lowercased before sending', async ({ page }) => {
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
  test(`registration failure with ${what}: toast and banner`, async ({ page }) => {
    await answerWith(page, '/users/register', status, body);
    await page.goto('/register');
    await fillIn(page, {});
    await expectToast(page, 'Registration Error', words);
    await expect(
      page.getByText(/^Registration failed\. Please try using a different email provider \(like \S+ or \S+\)\.$/),
    ).toBeVisible();
    await expect(page).toHaveURL('/register');
  });

test.describe('guards', () => {
  for (const path of ['/account', '/checkout', '/orders', '/payment'])
    test(`${path}: a guest is sent to /login, and nothing is painted before`, async ({ page }) => {
      await page.addInitScript(() => {
        const note = () => {
          const body = document.querySelector('body');
          if (body && getComputedStyle(body).display !== 'none' && !location.pathname.startsWith('/login'))
            sessionStorage.setItem('painted', location.pathname);
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      });
      await page.goto(path);
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
      expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBeNull();
      await expect(page.locator('body')).toBeVisible();
    });
});

test('any 401 response removes the stored token', async ({ page }) => {
  await keep(page, 'auth_token', 'made-up');
  await page.goto('/orders');
  await expect(page).toHaveURL('/login?redirect=%2Forders');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('the token is sent as a bearer authorization header', async ({ page }) => {
  const { token } = await signedIn(page);
  const asked = page.waitForRequest('**/api/v1/orders');
  await page.goto('/orders');
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
});

test.describe('logout from the menu', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("'You have been logged out successfully.'", async ({ page }) => {
    const { token } = await signedIn(page);
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'You have been logged out successfully.');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(
      (await page.request.get('/api/v1/accountInfo', { headers: { authorization: `Bearer ${token}` } })).status(),
    ).toBe(401);
  });

  test("a server that does not answer: 'Failed to log out properly.', and logged out here all the same", async ({
    page,
  }) => {
    await signedIn(page);
    await cutOff(page, '/users/logout');
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Failed to log out properly.');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});

test('forgot and reset password pages are there', async ({ page }) => {
  for (const path of ['/forgot-password', '/reset-password']) {
    expect((await page.goto(path))!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
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
