import { newcomer } from '../support/test.ts';
import { until } from './tab.ts';
import { test } from './visitor.ts';

const OPEN = [
  '/',
  '/products?category=jeans',
  '/faq',
  '/contact',
  '/wishlist',
  '/cart',
  '/login',
  '/register',
  '/track-order',
  '/search?q=jeans',
];
const PRIVATE = ['/account', '/orders', '/checkout'];

test('B8: the way back leads to pages as they were left, at once', async ({ visitor }) => {
  await visitor.open('/products?category=jeans');
  const product = await visitor.here<string>(`document.querySelector('.product-card a').pathname`);
  for (const path of [...OPEN, product]) {
    await visitor.open(path);
    await visitor.open('/about');
    await visitor.returnTo(path);
  }
});

test('B8: private pages too; signed out meanwhile, they are not shown', async ({ visitor, shopOrigin }) => {
  const person = newcomer();
  const post = (call: string, body: object) =>
    fetch(`${shopOrigin}/api/v1/users/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('register', person);
  const { token } = (await (await post('authorize', person)).json()) as { token: string };
  await visitor.open('/about');
  await visitor.here(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
  for (const path of PRIVATE) {
    await visitor.open(path);
    await visitor.open('/about');
    await visitor.returnTo(path);
  }
  await visitor.open('/about');
  await visitor.here(`localStorage.removeItem('auth_token')`);
  await visitor.back();
  await until(() => visitor.here(`location.pathname === '/login'`));
});

test('B8: the cart that was filled meanwhile is counted on the way back', async ({ visitor }) => {
  await visitor.open('/products?category=jeans');
  await visitor.open('/about');
  await visitor.here(
    `localStorage.setItem('cart', JSON.stringify([{ id: 'a', name: 'Jeans', image: '', price: 10, quantity: 2, selectedSize: 'M', selectedColor: '' }]))`,
  );
  await visitor.returnTo('/products?category=jeans');
  await until(() => visitor.here(`document.documentElement.dataset.cart === '2'`));
});
