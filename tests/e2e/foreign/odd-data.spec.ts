import { addShopper, PICTURES } from '../../fixtures/backend.ts';
import { newcomer, logIn } from '../support/test.ts';
import { expect, inStorage, pieceOf, read, signedIn, test, typeAddress } from './test.ts';

test.use({ expectedConsole: [/status of (400|401|404|409)/] });

test('X2 server errors with markup are text', async ({ page, backend }) => {
  const person = newcomer();
  addShopper(backend.memory, person);
  await page.goto('/login');
  await logIn(page, { ...person, password: 'not this one' });
  await expect(page.getByText('Wrong <b>e-mail</b> or password')).toBeVisible();

  await page.goto('/register');
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('Email').first().fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('<img src=x onerror=alert(1)> is taken')).toBeVisible();

  await signedIn(page, backend);
  await page.goto('/checkout');
  await typeAddress(page);
  await page.getByLabel('Postal Code').fill('000000');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Nobody lives at <b>000000</b> <img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByText('Error placing order')).toBeVisible();
});

test('pictures of another host are linked as they are, lazily, with a placeholder where they fail', async ({
  page,
  reading,
}) => {
  const { id } = pieceOf(reading);
  await page.goto(`/product/${id}`);
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toHaveAttribute('src', `${PICTURES}/${id}.png`);
  await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
  await expect(pictures.nth(1)).toHaveAttribute('src', '/placeholder.svg');
  await page.goto('/products?category=all');
  await expect(page.locator(`article a[href="/product/${id}"] img`)).toHaveAttribute('src', `${PICTURES}/${id}.png`);
  await expect(page.locator('article img').nth(5)).toHaveAttribute('loading', 'lazy');
});

test('an id may be of any letters: its page, and the call for it', async ({ request, backend, shopOrigin }) => {
  const [first] = backend.memory.products;
  for (const id of ['जींस', 'a, b', '100%', "q'&<b>\u2028"]) {
    backend.memory.products.push({ ...first!, id, title: `Odd ${id}` });
    const path = encodeURIComponent(id);
    expect((await request.get(`${shopOrigin}/product/${path}`)).status(), id).toBe(200);
    const answer = await request.get(`${shopOrigin}/api/v1/products/${path}`);
    expect([answer.status(), await answer.text()], id).toEqual([
      200,
      expect.stringContaining(JSON.stringify(id).slice(1, -1)),
    ]);
    backend.memory.products.pop();
  }
});

read('fields that are missing, null or of another type (reading b)', async ({ page, backend, reading }) => {
  for (const { id, title } of backend.memory.products.slice(0, 6)) {
    expect((await page.goto(`/product/${id}`))!.status(), String(id)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    await expect(page.getByRole('main')).not.toContainText(/null|undefined|NaN|\[object|never shown/);
  }
  if (reading === 'a') return;
  await page.goto('/product/101');
  await expect(page.getByText('₹1,499').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Sale', { exact: true })).toBeVisible();
  await expect(page.getByText('380 g')).toBeVisible();
  await page.goto('/product/105');
  await expect(page.getByText('₹1,999').first()).toBeVisible();
});

test('a price that is a text is a number in the cart (reading b)', async ({ page, reading }) => {
  if (reading === 'a') return;
  await page.goto('/product/104');
  await expect(page.getByText('₹799.50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  expect(JSON.parse((await inStorage(page, 'cart'))!)).toMatchObject([{ id: '104', price: 799.5 }]);
});

read('policies: shown without their scripts, or not there', async ({ page, reading }) => {
  await page.goto('/terms');
  if (reading === 'b') return expect(page).toHaveURL('/404');
  await expect(page.getByText('Foreign Threads Pvt <Ltd> sells.')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('link', { name: 'instagram' })).toBeVisible();
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
});

test('B3: a piece that is gone is marked and not ordered', async ({ page, backend }) => {
  const { email } = await signedIn(page, backend);
  await page.goto('/');
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('cart')!);
    localStorage.setItem('cart', JSON.stringify([line, { ...line, id: 'gone', name: 'Old jeans' }]));
  });
  await page.goto('/checkout');
  await expect(page.getByText('No longer available. Not part of this order.')).toBeVisible();
  await typeAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(backend.memory.orders.find(({ owner }) => owner === email)!.lines).toHaveLength(1);
});
