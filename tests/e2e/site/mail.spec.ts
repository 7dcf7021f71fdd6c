import { execFileSync } from 'node:child_process';
import { readOutbox, resetLink, type ReadMail } from '../../fixtures/read-mail.ts';
import { expect, logIn, newcomer, type Page, test } from '../support/test.ts';
import { expectToast } from '../support/visit.ts';

const DATA_DIR = 'data/test';

/** The newest mail to an address whose text or subject has these words. */
async function mailTo(address: string, words: RegExp): Promise<ReadMail> {
  const newest = () =>
    readOutbox(`${DATA_DIR}/outbox`).findLast(
      ({ headers, text }) => headers.to === address && words.test(headers.subject + text),
    );
  await expect.poll(() => newest()?.headers.subject).toBeDefined();
  return newest()!;
}

/** What the owner sees. */
function kept(kind: string): { email: string; name?: string; subject?: string; message?: string; ticket: string }[] {
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '' };
  return JSON.parse(
    execFileSync(process.execPath, ['src/owner/cli/cli.ts', 'messages', '--kind', kind, '--json'], {
      env,
      encoding: 'utf8',
    }),
  );
}

async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(
    page.getByText('If there is an account for this address, we have sent a link to it. It is valid for 30 minutes.'),
  ).toBeVisible();
  const { pathname, search } = resetLink(await mailTo(email, /reset-password/));
  return pathname + search;
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Save Password' }).click();
}

const toasts = (page: Page) => page.locator('[data-toasts]');

test.describe('a forgotten password', () => {
  test.use({ expectedConsole: [/status of (400|401)/] });

  test('2.route.passwords: forgot, mail, reset, sign in with the new one', async ({ page }) => {
    const person = newcomer();
    expect((await page.request.post('/api/v1/users/register', { data: person })).ok()).toBe(true);
    const link = await askForLink(page, person.email);
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await choose(page, '12345', '54321');
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.reload();
    const secret = 'another-thread-8';
    await expect(async () => {
      await choose(page, secret);
      await expect(page).toHaveURL('/login', { timeout: 2_000 });
    }).toPass();
    await expect(toasts(page).getByText('Password changed')).toBeVisible();
    await logIn(page, person);
    await expect(toasts(page).getByText('Invalid email or password.')).toBeVisible();
    await logIn(page, { ...person, password: secret });
    await expect(page).toHaveURL('/');
    await mailTo(person.email, /has been changed/);

    await page.goto(link);
    await choose(page, 'third-thread-9');
    await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a New Link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('an address without an account is told the same, and a page without a link says so', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByRole('main').getByLabel('Email').fill(newcomer().email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(
      page.getByText('If there is an account for this address, we have sent a link to it. It is valid for 30 minutes.'),
    ).toBeVisible();
    await page.goto('/reset-password');
    await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
  });
});

test.describe('messages', () => {
  test.use({ expectedConsole: [/status of 400|ERR_INTERNET_DISCONNECTED/] });

  test("5.contact 4.contact 9.qr: all four fields required, email field of email type; submit shows 'Sending...'; after 1.5 s a toast 'Message Sent' and the form clears; it is kept and answered; one that cannot be sent is not lost", async ({
    page,
    context,
  }) => {
    const [first, second] = [newcomer(), newcomer()];
    const form = page.locator('main form');
    const send = form.getByRole('button', { name: 'Send Message' });
    const fields = (email: string, Message: string) =>
      Object.entries({ Name: 'Asha Verma', Email: email, Subject: 'Colour', Message });
    const write = async (email: string, message: string) => {
      for (const [label, words] of fields(email, message)) await form.getByLabel(label).fill(words);
    };
    await page.goto('/contact');
    for (const [label] of fields('', '')) await expect(form.getByLabel(label)).toHaveAttribute('required');
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await send.click();
    // The press waits for its code: before the browser has refused it, the form is not filled in.
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('Sending...')).toHaveCount(0);

    await test.step('sent', async () => {
      await write(first.email, 'Is the blue true to the picture?');
      const began = Date.now();
      // Looked for before the press: on a busy machine a click may take as long as the message.
      await Promise.all([expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible(), send.click()]);
      await expectToast(page, 'Message Sent', "Thank you for contacting us. We'll get back to you shortly.");
      expect(Date.now() - began).toBeGreaterThanOrEqual(1_400);
      for (const [label] of fields('', '')) await expect(form.getByLabel(label)).toHaveValue('');
      await expect(send).toBeEnabled();
    });
    await test.step('not sent: too long, and no line', async () => {
      await page.reload();
      await write(second.email, 'x'.repeat(5001));
      await send.click();
      await expect(toasts(page).getByText('Message must be at most 5000 characters')).toBeVisible();
      const message = form.getByLabel('Message');
      await expect(message).toHaveValue('x'.repeat(5001));
      await message.fill('Shorter now');
      await context.setOffline(true);
      await send.click();
      await expect(toasts(page).getByText('No response from server. Please try again later.')).toBeVisible();
      await expect(message).toHaveValue('Shorter now');
      await context.setOffline(false);
      await send.click();
      await expect(toasts(page).getByText('Message Sent')).toBeVisible();
    });
    const all = kept('contact');
    const [found, ...others] = all.filter(({ email }) => email === first.email);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ name: 'Asha Verma', subject: 'Colour', message: 'Is the blue true to the picture?' });
    expect((await mailTo(first.email, /have your message/)).headers.subject).toContain(found!.ticket);
    expect(all.filter(({ email }) => email === second.email)).toHaveLength(1);
  });

  test('2.home.newsletter.toast: the newsletter keeps an address once', async ({ page }) => {
    const { email } = newcomer();
    // Islands' code is fetched ahead for everybody else; who saves data shows what the form itself needs.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const form = page.locator('[data-newsletter]');
    for (let time = 1; time <= 2; time += 1) {
      await form.getByLabel('Email').fill(email);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      // The second press takes what the first one did away, and it is said anew.
      await expect(form.getByLabel('Email')).toHaveValue('');
      await expect(toasts(page).getByText('Thank you for subscribing to our newsletter.')).toHaveCount(1);
    }
    expect(kept('newsletter').filter((one) => one.email === email)).toHaveLength(1);
    const react = await Promise.all(
      scripts.map(async (url) => /hydrateRoot|useSyncExternalStore/.test(await (await page.request.get(url)).text())),
    );
    expect(scripts.filter((_, index) => react[index])).toEqual([]);
  });
});
