import { until } from './tab.ts';
import { expect, test } from './visitor.ts';

const CARD = '.product-card a';
const activation = `performance.getEntriesByType('navigation')[0].activationStart`;

test('a product pointed at is ready before the click, and shown from there', async ({ visitor, tab }) => {
  await visitor.open('/products?category=jeans');
  const path = await visitor.here<string>(`document.querySelector('${CARD}').pathname`);
  await visitor.getReady(CARD, path);
  await visitor.click(CARD);
  await until(() => visitor.here(`location.pathname === ${JSON.stringify(path)}`));
  expect(await visitor.here<number>(activation)).toBeGreaterThan(0);
  // It was asked for once, and did nothing but read: no write to storage, no call but GET.
  const requests = tab
    .told('Network.requestWillBeSent')
    .map(({ request }) => request as { url: string; method: string });
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(requests.filter(({ url }) => new URL(url).pathname === path).length).toBeLessThanOrEqual(2);
  expect(await visitor.here('early')).toEqual([]);
});

test('a prerendered page shows the cart and the session as they are when it is shown', async ({ visitor }) => {
  await visitor.open('/products?category=jeans');
  const path = await visitor.here<string>(`document.querySelector('${CARD}').pathname`);
  await visitor.getReady(CARD, path);
  await visitor.here(
    `localStorage.setItem('cart', JSON.stringify([{ id: 'a', name: 'Jeans', image: '', price: 10, quantity: 3, selectedSize: 'M', selectedColor: '' }])); localStorage.setItem('auth_token', 'mine')`,
  );
  await visitor.click(CARD);
  await until(() => visitor.here(`location.pathname === ${JSON.stringify(path)}`));
  expect(await visitor.here<number>(activation)).toBeGreaterThan(0);
  await until(() =>
    visitor.here(`document.documentElement.dataset.cart === '3' && document.documentElement.dataset.session === 'in'`),
  );
});

test('a message kept for the next page waits for that page to be shown, and is shown once', async ({ visitor }) => {
  await visitor.open('/products?category=jeans');
  const path = await visitor.here<string>(`document.querySelector('${CARD}').pathname`);
  await visitor.here(`sessionStorage.setItem('toasts', JSON.stringify([{ title: 'Kept for later' }]))`);
  await visitor.getReady(CARD, path);
  expect(await visitor.here(`sessionStorage.getItem('toasts')`)).toContain('Kept for later');
  await visitor.click(CARD);
  await until(() => visitor.here(`document.querySelectorAll('.toast').length === 1`));
  expect(await visitor.here<number>(activation)).toBeGreaterThan(0);
  expect(await visitor.here(`sessionStorage.getItem('toasts')`)).toBeNull();
});

test('nothing private, and no search, is ever got ready', async ({ visitor }) => {
  const ALLOWED = /^\/($|\?|products($|[?#])|product\/[^/]+$|(about|terms|privacy|refund|return|shipping|faq)$)/;
  for (const path of ['/', '/products?category=all', '/faq', '/cart']) await visitor.open(path);
  await visitor.open('/products?category=jeans');
  await until(() => visitor.candidates('Prerender').some((path) => path.startsWith('/product/')));
  for (const action of ['Prefetch', 'Prerender'] as const) {
    const paths = [...new Set(visitor.candidates(action))];
    expect(paths.filter((path) => !ALLOWED.test(path))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['/', '/products', '/faq']));
  }
});
