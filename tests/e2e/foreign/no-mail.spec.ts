import { expect, read, test } from './test.ts';

/** A backend that announces nothing: exactly the specification, and not one call it does not know. */
test('contact and newsletter say their words and make no call', async ({ page, backend }) => {
  // Islands' code is fetched ahead for everybody else; who saves data shows what the form itself needs.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/contact');
  const calls = backend.requests.length;
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const form = page.locator('main form');
  for (const label of ['Name', 'Subject', 'Message']) await form.getByLabel(label).fill('Blue');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(page.getByText('Message Sent')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(backend.requests.slice(calls).map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  expect(scripts.filter((url) => /\/(api|react)\./.test(url))).toEqual([]);

  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const before = backend.requests.length;
  const newsletter = page.locator('[data-newsletter]');
  await newsletter.getByLabel('Email').fill('asha@example.com');
  await newsletter.getByRole('button').click();
  await expect(page.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
  expect(backend.requests.slice(before).map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

read('forgotten passwords: how to reach the store', async ({ page }) => {
  for (const path of ['/forgot-password', '/reset-password?token=anything']) {
    await page.goto(path);
    await expect(
      page.getByText('Write to us from the address of your account and we will help you back in'),
    ).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  }
});
