import { read } from '../support/read.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, storeInfo } from '../support/visit.ts';

const FIELDS = { Name: 'Asha Verma', Email: 'asha@example.com', Subject: 'A hem', Message: 'Can it be shortened?' };

read(
  '2.route.contact 2.contact: form with name, email, subject, message; store contact info; social icons; support hours',
  async ({ page }) => {
    const info = await storeInfo(page);
    await page.goto('/contact');
    const main = page.getByRole('main');
    for (const label of Object.keys(FIELDS)) await expect(main.getByLabel(label)).toBeVisible();
    await expect(main.getByRole('link', { name: info.companyEmail })).toHaveAttribute(
      'href',
      `mailto:${info.companyEmail}`,
    );
    await expect(main.getByRole('link', { name: info.companyPhone })).toBeVisible();
    for (const line of info.companyAddress.split('\n')) await expect(main.locator('address')).toContainText(line);
    for (const [network, url] of Object.entries<string>(info.socialLinks)) {
      const link = main.getByRole('link', { name: network });
      await expect(link).toHaveAttribute('href', url);
      await expect(link.locator('svg')).toBeVisible();
    }
    await expect(main.getByText('Monday to Saturday, 10AM-6PM')).toBeVisible();
  },
);

test('5.contact: all four fields required; email field of email type', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const label of Object.keys(FIELDS)) await expect(main.getByLabel(label)).toHaveAttribute('required');
  await expect(main.getByLabel('Email')).toHaveAttribute('type', 'email');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Sending...')).toHaveCount(0);
});

test("4.contact 9.qr: submit shows 'Sending...'; after 1.5 s a toast 'Message Sent' and the form clears", async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const [label, words] of Object.entries(FIELDS)) await main.getByLabel(label).fill(words);
  const start = Date.now();
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expectToast(page, 'Message Sent', "Thank you for contacting us. We'll get back to you shortly.");
  expect(Date.now() - start).toBeGreaterThanOrEqual(1_400);
  for (const label of Object.keys(FIELDS)) await expect(main.getByLabel(label)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});
