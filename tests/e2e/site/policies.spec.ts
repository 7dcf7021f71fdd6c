import { read } from '../support/read.ts';
import { expect } from '../support/test.ts';
import { storeInfo } from '../support/visit.ts';

for (const [slug, title] of [
  ['terms', 'Terms & Conditions'],
  ['privacy', 'Privacy Policy'],
  ['refund', 'Refund Policy'],
  ['return', 'Return Policy'],
  ['shipping', 'Shipping Policy'],
  ['about', 'About Us'],
  ['faq', 'Frequently Asked Questions'],
] as const)
  read(`2.route.policies: /${slug} shows ${title}, placeholders filled`, async ({ page }) => {
    expect((await page.goto(`/${slug}`))!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const article = page.getByRole('main').locator('.prose');
    expect((await article.textContent())!.length).toBeGreaterThan(40);
    await expect(article).not.toContainText(/[{[]\s*company\w+\s*[}\]]/);
  });

read('2.route.policies: policies name the company of the store', async ({ page }) => {
  const { companyName } = await storeInfo(page);
  await page.goto('/terms');
  await expect(page.getByRole('main')).toContainText(companyName);
});

for (const [slug, words] of [
  ['refund', /credited.*0-7 working days/s],
  ['return', /within 0-7 days of receipt/],
  ['shipping', /0-7 working days/],
  ['shipping', /10-15 business days/],
  ['privacy', /Monday to Friday.*10:00-17:00/s],
] as const)
  read(`9.policies: /${slug} says ${words.source}`, async ({ page }) => {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('main')).toContainText(words);
  });

read('2.reserved: reserved words are pages of their own or lead to /404, never policies', async ({ page }) => {
  for (const path of [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/cart',
    '/products',
    '/contact',
    '/track-order',
  ])
    expect((await page.request.get(path)).status(), path).toBe(200);
  for (const path of ['/account', '/orders'])
    expect(await (await page.request.get(path)).text(), path).toContain('data-guarded');
  const product = await page.request.get('/product', { maxRedirects: 0 });
  expect([302, 404]).toContain(product.status());
});

read('each policy leads to the others and says whom to ask', async ({ page }) => {
  const { policies, companyEmail } = await storeInfo(page);
  await page.goto('/refund');
  const others = page.getByRole('navigation', { name: 'Policies' }).getByRole('link');
  expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    Object.keys(policies).map((slug) => `/${slug}`),
  );
  await expect(page.getByRole('main').locator('[aria-current=page]')).toHaveText('Refund Policy');
  await expect(page.getByRole('article').getByRole('link', { name: companyEmail })).toHaveAttribute(
    'href',
    `mailto:${companyEmail}`,
  );
});
