import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertProducts } from '../../api/catalogue.ts';
import { HOSTILE_INFO, HOSTILE_PATHS, HOSTILE_PRODUCT, TRAP } from '../../fixtures/hostile.ts';
import { net } from '../support/net.ts';
import { expect, test } from '../process/program.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { setTrap } from './trap.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

const ID = '0badf00d-trap';
/** Sizes of text, not of traps: what a shopper can put into the cart. */
const PLAIN = '0badcafe-plain';

/** The built shop on its embedded store, in whose database every text is hostile. */
let shop: Shop | undefined;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = mkdtempSync(join(tmpdir(), 'selvedge-hostile-'));
  const db = await openDatabase(`sqlite:${folder}/store.db`);
  await createStore(db, { id: 'trap', isDefault: true, hosts: [], info: HOSTILE_INFO });
  const [size, color, ...rest] = HOSTILE_PRODUCT.attributes;
  const { title, category, parentCategory: parent } = HOSTILE_PRODUCT;
  await insertProducts(db, 'trap', [
    {
      id: ID,
      title,
      category,
      parent,
      regular: 99900,
      featured: true,
      attributes: [size!, color!, ...rest],
      variants: [
        { id: 'a', size: TRAP, color: `Red${TRAP}`, stock: 0 },
        { id: 'b', size: 'M', color: 'Blue' },
      ],
    },
    { id: PLAIN, title, category: TRAP, regular: 99900, discounted: 100, attributes: rest },
  ]);
  await db.updateTable('products').set({ description: HOSTILE_PRODUCT.description }).execute();
  await db
    .updateTable('images')
    .set({ picture: JSON.stringify(HOSTILE_PRODUCT.images[0]) })
    .execute();
  await db.destroy();
  shop = await startShop({ DATA_DIR: folder, DATABASE_URL: '', API_URL: '', PORT: '0' });
});
test.afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

const PATHS = [
  '/',
  '/products',
  '/products?category=jeans',
  '/products?category=all',
  '/products?sale=true',
  `/product/${ID}`,
  `/product/${PLAIN}`,
  '/search',
  '/search?q=trap',
  '/terms',
  '/about',
  '/odd-slug',
  '/contact',
  '/cart',
  '/wishlist',
  '/login',
  '/register',
  '/track-order',
  '/checkout',
  '/api-test',
  '/faq',
  ...HOSTILE_PATHS,
];

for (const bypassCSP of [false, true]) {
  const how = bypassCSP ? 'with the policy taken away' : 'with the policy in force';
  test(`X1 X2 X3 texts of a hostile store are text on every page, ${how}`, async ({ browser }) => {
    test.slow();
    const trap = await setTrap(browser, shop!.origin, { bypassCSP });
    for (const path of net(PATHS, (_, index) => !bypassCSP || index % 2 === 0)) await trap.visit(path);
    await trap.close();
  });

  test(`X2 and in what opens on a page: drawer, quick view, suggestions, size guide, ${how}`, async ({ browser }) => {
    const trap = await setTrap(browser, shop!.origin, { bypassCSP });
    const { page } = trap;
    await trap.visit('/products?category=jeans');
    for (const name of [/^Quick View/, /^Size Guide/]) {
      await page.locator('article').first().locator('button').and(page.getByLabel(name)).dispatchEvent('click');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('dialog', { name: 'Cart' }).waitFor();
    await trap.visit('/search');
    await page.getByLabel('Search products').fill('trap');
    await page.getByRole('option').first().waitFor();
    await trap.visit('/cart');
    await expect(page.getByRole('main').getByText(TRAP.slice(0, 12)).first()).toBeVisible();
    await trap.visit('/');
    await trap.close();
  });
}

test('X1 the words of a policy stay, its programs go', async ({ request }) => {
  const html = await (await request.get(`${shop!.origin}/terms`)).text();
  const policy = html.slice(html.indexOf('<div class="prose'), html.indexOf('kept words</p></div>'));
  expect(policy).toContain('<a>c</a>');
  expect(policy).not.toMatch(
    /<(script|svg|math|iframe|object|embed|form|style|base|meta|template|noscript)\b|\son\w+=|javascript:/i,
  );
});

test('X3 structured data: one block that parses, and ends where it should', async ({ request }) => {
  for (const path of ['/', `/product/${ID}`, '/products?category=jeans']) {
    const html = await (await request.get(shop!.origin + path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => text!,
    );
    expect(blocks, path).toHaveLength(1);
    expect(() => JSON.parse(blocks[0]!) as unknown, path).not.toThrow();
    expect(blocks[0], path).not.toContain('<');
  }
});
