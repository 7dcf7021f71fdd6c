import { startShop, type Shop } from '../support/shop.ts';
import { test } from '../support/test.ts';
import { expectNoViolation } from './axe.ts';
import { settle } from './screens.ts';

/** A shop whose backend does not answer has no violation either. */
const NO_BACKEND = 'http://127.0.0.1:9/api/v1';
let shop: Shop;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/Failed to load resource/] });
test.beforeAll(async () => (shop = await startShop({ PORT: '0', API_URL: NO_BACKEND })));
test.afterAll(() => shop.close());

for (const [index, [name, path]] of Object.entries([
  ['home', '/'],
  ['listing', '/products?category=jeans'],
  ['product', '/product/p1'],
  ['policy', '/terms'],
] as const))
  test(`${name} while the store does not answer`, async ({ page }) => {
    await page.goto(shop.origin + path);
    await settle(page);
    await expectNoViolation(page, { name }, Number(index));
  });
