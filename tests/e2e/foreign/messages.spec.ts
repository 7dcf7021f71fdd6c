import { readMail } from '../../fixtures/read-mail.ts';
import { expectToast } from '../support/visit.ts';
import { expect, test, uncached, type Page } from './test.ts';

/** A backend that takes no messages, behind a shop with a mail server and one without (docs/decisions D343). */
uncached.use({ expectedConsole: [/Failed to load resource/] });

const write = async (page: Page, message: string) => {
  const form = page.locator('main form');
  for (const label of ['Name', 'Subject']) await form.getByLabel(label).fill('Blue');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Send Message' }).click();
};

uncached(
  '24.17: with SMTP_URL the shop mails what is written to the store, and a failure is told',
  async ({ page, backend, uncachedShop: { origin, said }, smtp }) => {
    expect(said()).not.toContain('goes nowhere');
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    const calls = backend.requests.length;
    await write(page, 'Is it true to size?');
    await expectToast(page, 'Message Sent', "Thank you for contacting us. We'll get back to you shortly.");
    expect(smtp.mails.map(({ to }) => to)).toEqual([['hello@foreign.example']]);
    const { headers, text } = readMail(smtp.mails[0]!.data);
    expect(headers['reply-to']).toBe('Blue <asha@example.com>');
    expect(text).toContain('Is it true to size?');
    // Without script the same.
    const posted = (path: string, form: Record<string, string>) =>
      page.request.post(path, { form, headers: { origin } });
    const plain = await posted('/', { email: 'ravi@example.com' });
    expect([plain.status(), (await plain.text()).includes('Subscribed!')]).toEqual([200, true]);
    expect(readMail(smtp.mails[1]!.data).headers.subject).toBe('Newsletter: ravi@example.com');
    await smtp.stop();
    await write(page, 'Are you there?');
    await expect(page.getByText('Your message could not be sent. Please try again later.')).toBeVisible();
    await expect(page.locator('main form').getByLabel('Message')).toHaveValue('Are you there?');
    const failed = await posted('/', { email: 'ravi@example.com' });
    expect([failed.status(), (await failed.text()).includes('Subscribed!')]).toEqual([503, false]);
    const theirs = backend.requests.slice(calls).filter(({ method }) => method !== 'GET');
    expect(theirs.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
    await smtp.start();
  },
);

test('24.17: without SMTP_URL the start says that messages go nowhere', async ({ shop }) => {
  await expect
    .poll(() => shop.said())
    .toContain('unless the backend announces contact and newsletter, what shoppers write there goes nowhere');
});
