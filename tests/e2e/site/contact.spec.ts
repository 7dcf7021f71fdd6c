import { read } from '../support/read.ts';
import { expect } from '../support/test.ts';
import { storeInfo } from '../support/visit.ts';

read(
  '2.route.contact 2.contact: form with name, email, subject, message; store contact info; social icons; support hours',
  async ({ page }) => {
    const info = await storeInfo(page);
    await page.goto('/contact');
    const main = page.getByRole('main');
    for (const label of ['Name', 'Email', 'Subject', 'Message']) await expect(main.getByLabel(label)).toBeVisible();
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
