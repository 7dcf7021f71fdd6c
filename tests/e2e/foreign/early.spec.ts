import { addShopper } from '../../fixtures/backend.ts';
import { newcomer, logIn } from '../support/test.ts';
import { expect, inStorage, pieceOf, signedIn, test, typeAddress } from './test.ts';

/** On a slow line a form is filled in and sent before its code has arrived: nothing typed is lost, it is sent once. */
test.beforeEach(async ({ context }) => {
  await context.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
});

test('a sign-in sent before the form is hydrated', async ({ page, backend }) => {
  const person = newcomer();
  addShopper(backend.memory, person);
  const asked = () =>
    backend.requests.filter(({ url, body }) => url.endsWith('/authorize') && body.includes(person.email)).length;
  await page.goto('/login?redirect=/account', { waitUntil: 'commit' });
  await logIn(page, person);
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(asked()).toBe(0);
  await expect(page).toHaveURL('/account');
  expect(asked()).toBe(1);
});

test('an order placed before the form is hydrated', async ({ page, backend }) => {
  const { email } = await signedIn(page, backend);
  await page.goto('/checkout', { waitUntil: 'commit' });
  await typeAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  expect(await inStorage(page, 'cart')).toContain('Foreign');
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(backend.memory.orders.filter(({ owner }) => owner === email)).toHaveLength(1);
});

test.describe('a size chosen before the form is hydrated', () => {
  // The second picture of a piece cannot be had.
  test.use({ expectedConsole: [/status of 404/] });

  test('what is asked for then moves no button from under the finger', async ({ page, reading }) => {
    await page.goto(`/product/${pieceOf(reading).id}`);
    const top = async () => (await page.getByRole('button', { name: 'Add to Cart' }).first().boundingBox())?.y;
    const before = await top();
    await page.getByRole('radio', { name: 'S', exact: true }).check({ force: true });
    await expect(page.getByRole('group', { name: 'Color' })).toContainText('Choose a color');
    expect(await top()).toBe(before);
  });
});
