import { ODD_TARGETS } from '../../fixtures/odd-targets.ts';
import { net } from '../support/net.ts';
import { expect, logIn, newcomer, test } from '../support/test.ts';

/** Each odd in its own way; tests/unit/lib/safe-path.test.ts reads all of them. */
const FEW = [
  '//evil.example',
  '/\\evil.example',
  'javascript:document.title="ran"',
  'https://evil.example',
  '@evil.example',
];
const TARGETS = net(ODD_TARGETS, (target) => FEW.includes(target));

test('A11 hole: open redirect after sign-in: every odd target leads to a page of the shop', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const person = newcomer();
  await page.goto('/');
  expect((await request.post('/api/v1/users/register', { data: person })).ok()).toBe(true);
  const elsewhere: string[] = [];
  await page
    .context()
    .route(/^[a-z]+:\/\/[^/?]*evil\.example/, (route) => (elsewhere.push(route.request().url()), route.abort()));
  for (const target of TARGETS) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await logIn(page, person);
    await expect(page.getByText('Logged in successfully.')).toBeVisible();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    expect(new URL(page.url()).origin, target).toBe(new URL(baseURL!).origin);
    expect(page.url(), target).not.toMatch(/evil\.example\/?$/);
    expect(await page.title()).not.toBe('ran');
    await page.evaluate(() => localStorage.removeItem('auth_token'));
  }
  expect(elsewhere).toEqual([]);
});

test('A11 a page of the shop is led back to, with its query', async ({ page, request }) => {
  const person = newcomer();
  expect((await request.post('/api/v1/users/register', { data: person })).ok()).toBe(true);
  await page.goto(`/login?redirect=${encodeURIComponent('/products?category=jeans&page=2')}`);
  await logIn(page, person);
  await expect(page).toHaveURL('/products?category=jeans&page=2');
});
