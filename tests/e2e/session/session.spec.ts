import { read } from '../support/read.ts';
import { expect, logIn, newcomer, test } from '../support/test.ts';
import { answerWith, cutOff, expectToast, keep, REFUSED, signedIn } from '../support/visit.ts';

test.use({ expectedConsole: [REFUSED] });

read(
  '2.route.login 2.login.fields: sign-in page: email, password, remember-me checkbox; links to /register, /forgot-password, /terms, /privacy and home',
  async ({ page }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await expect(main.getByLabel('Email')).toBeVisible();
    await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(main.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    for (const href of ['/register', '/forgot-password', '/terms', '/privacy', '/'])
      await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  },
);

test('5.login: login: what is not valid is said at the field and not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/users/authorize') && sent.push(request.url()));
  await page.goto('/login');
  await logIn(page, { ...newcomer(), email: 'nobody', password: '12345' });
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(sent).toEqual([]);
});

test('2.login.success 4.auth 8.login.success: login success: token stored, / by default, remember-me sent', async ({
  page,
}) => {
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

test('8.login 5.login.token 2.login.failure 8.login.silent: login failures, one after the other, each in its words; without a response the page logs it', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/login');
  const failsWith = async (words: string) => {
    await logIn(page, newcomer());
    await expectToast(page, 'Error', words);
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  };
  for (const [what, status, body, words] of [
    ["the server's error field", 401, { error: 'Your account is locked.' }, 'Your account is locked.'],
    ['no error field', 500, {}, 'Failed to login. Please check your credentials.'],
    ['no token', 200, {}, 'Authentication failed: Token is missing in the response'],
  ] as const)
    await test.step(what, async () => {
      await answerWith(page, '/users/authorize', status, body);
      await failsWith(words);
    });
  await test.step('no response', async () => {
    const before = said.length;
    await cutOff(page, '/users/authorize');
    await failsWith('No response from server. Please try again later.');
    await expect.poll(() => said.slice(before).some((line) => /sign-in failed/i.test(line))).toBe(true);
  });
});

test('2.protected 2.protected.loading 2.route.account 2.account.guard 2.route.checkout 2.route.orders 2.route.payment: a guest is sent to /login from /account, /checkout, /orders and /payment, and nothing is painted before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = () => {
      const body = document.querySelector('body');
      if (body && getComputedStyle(body).display !== 'none' && !location.pathname.startsWith('/login'))
        sessionStorage.setItem('painted', location.pathname);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const path of ['/account', '/checkout', '/orders', '/payment']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    expect(await page.evaluate(() => sessionStorage.getItem('painted')), path).toBeNull();
    await expect(page.locator('body')).toBeVisible();
  }
});

test('4.auth.401: any 401 response removes the stored token', async ({ page }) => {
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

  test("4.auth.401 8.logout: 'You have been logged out successfully.'", async ({ page }) => {
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

  test("8.logout: a server that does not answer: 'Failed to log out properly.', and logged out here all the same", async ({
    page,
  }) => {
    await keep(page, 'auth_token', 'some');
    await cutOff(page, '/users/logout');
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Failed to log out properly.');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});

read('2.route.passwords: forgot and reset password pages are there', async ({ page }) => {
  for (const path of ['/forgot-password', '/reset-password']) {
    expect((await page.goto(path))!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
