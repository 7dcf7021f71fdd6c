import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './program.ts';
import { ask, type ShopProcess, startProcess } from './shop-process.ts';
import { HEARD } from '../support/heard.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { changeStock } from '#owner/stock/change-stock.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { cards, CATEGORIES, HEADER, NAMES, REST, ROWS, titles, WORDS } from './hill-folder.ts';
import { writePages } from '../../fixtures/shop-folder/policy-pages.ts';

test.describe.configure({ timeout: 120_000 });

let shop: ShopProcess;
let data = '';
const folder = () => join(data, 'shop');
const write = (file: string, text: string) => {
  writeFileSync(join(folder(), file), text);
};
const products = (rows: readonly string[]) => {
  write('products.csv', [HEADER, ...rows, ...REST].join('\n'));
};
async function apply(): Promise<void> {
  const db = await openDatabase(`sqlite:${data}/store.db`);
  await applyFolder(db, await readShopFolder(folder()), { media: join(data, 'media'), failOnDelete: true });
  await db.destroy();
}
const page = async (path: string) => ask(shop.origin, path);

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'selvedge-catalogue-'));
  await initFolder(folder(), { name: 'Hill', origin: '', currency: 'INR', locale: 'en-IN', email: '' });
  writePages(folder());
  const settings = readFileSync(join(folder(), 'store.yaml'), 'utf8');
  write('store.yaml', settings.replace('language: "en"', 'language: "de"'));
  write('categories.yaml', CATEGORIES.replace('- name: "Shirts"\n', `- name: Shirts\n${WORDS}`));
  write('collections.yaml', '- name: Summer\n  title: All for summer\n  description: For hot days.\n');
  products(ROWS);
  write(
    'stock.csv',
    ['SKU,quantity', 'LINEN,3', 'OXFORD,0', 'BOWL,2', 'HATS-S,0', ...NAMES.slice(2).map((name) => `${name},0`)].join(
      '\n',
    ),
  );
  await apply();
  shop = await startProcess({ DATA_DIR: data });
});
test.afterAll(async () => {
  await shop.close();
  rmSync(data, { recursive: true });
});

test('every category and collection is linked from home and /products, a category by its slug', async () => {
  for (const path of ['/', '/products']) {
    const { text } = await page(path);
    for (const slug of ['mens-shirts', ...NAMES.slice(1).map((name) => name.toLowerCase())])
      expect(text, path).toContain(`href="/products?category=${slug.replaceAll(' ', '+').replace('&', '%26')}"`);
    expect(text, path).toContain('href="/products?collection=summer"');
    expect(text).not.toContain('category=shirts"');
  }
  expect((await page('/sitemap-pages.xml')).text).toContain('/products?category=mens-shirts<');
  expect((await page('/sitemap-pages.xml')).text).toContain('/products?collection=summer<');
});

test("a category's words: title, description, order of types; its name in the address leads to the slug", async () => {
  const old = await page('/products?category=shirts&page=2');
  expect([old.status, old.headers.location]).toEqual([302, '/products?category=mens-shirts&page=2']);
  const { status, text } = await page('/products?category=mens-shirts');
  expect(status).toBe(200);
  expect(text).toMatch(/<title>Shirts for work/);
  expect(text).toContain('name="description" content="Sewn to be mended. ');
  expect(text).toMatch(/<h1[^>]*>\s*Shirts\s*<\/h1>/);
  expect(text).toMatch(/<p[^>]*>\s*Sewn to be mended\.\s*<\/p>/);
  expect(text).toMatch(/rel="canonical" href="[^"]*\/products\?category=mens-shirts"/);
  expect([...text.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual(['Oxford', 'Linen']);
  const form = (await page('/filters?category=mens-shirts')).text;
  expect([...form.matchAll(/name="parentCategory" value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'Oxford',
    'Linen',
  ]);
});

test("a product's page has its description as it was written, without scripts, and its own words for search engines", async () => {
  const { body } = await page('/api/v1/products?limit=10');
  const idOf = (title: string) => body.data.find((one: { title: string }) => one.title === title).id as string;
  const { text } = await page(`/product/${idOf('Ash Bowl')}`);
  expect(text).toContain('<h2>Care</h2><ul><li>By <b>hand</b></li></ul>');
  expect(text).toMatch(/<title>A bowl of ash/);
  expect(text).toContain('name="description" content="Turned in Wales.');
  expect(text).toMatch(/<h1[^>]*>Ash Bowl<\/h1>/);
  expect(text).not.toMatch(/<ul onclick|odd\(\)/);
  const plain = (await page(`/product/${idOf('Oxford Shirt')}`)).text;
  expect(plain).toMatch(/<p class="whitespace-pre-line"[^>]*>Cotton\.<\/p>/);
  expect(plain).toMatch(/<title>Oxford Shirt/);
});

test('a page is in the language of its texts, and what the owner wrote in that of the folder', async () => {
  const [home, listing, policy] = await Promise.all(['/', '/products?category=hats', '/shipping'].map(page));
  expect(home?.text).toMatch(/<html[^>]* lang="en-IN"/);
  expect(home?.text).toMatch(/<h1[^>]* lang="de"[^>]*>Hill<\/h1>/);
  expect(listing?.text).toMatch(/<h1[^>]* lang="de"[^>]*>\s*Hats\s*<\/h1>/);
  expect(policy?.text).toMatch(/<div[^>]* class="prose[^>]* lang="de"/);
  expect((await page('/products')).text).toMatch(/<h1 class="text-title">\s*All Products\s*<\/h1>/);
});

test('the front page claims nothing that the owner did not write', async () => {
  expect((await page('/')).text).not.toMatch(/Premium Quality|Modern Designs|Perfect Fit|Sustainable Practices/);
});

test('a shirt has its size guide, a bowl has none', async () => {
  expect((await page('/products?category=mens-shirts')).text).toContain('Size Guide');
  expect((await page('/products?category=bowls+%26+cups')).text).not.toContain('Size Guide');
});

test('10.stock: a card says that nothing of its product is left and offers none', async () => {
  const shown = async () => (await page('/products?category=mens-shirts')).text;
  const linen = ['Linen Shirt', undefined, 'can be added'];
  expect(cards(await shown())).toEqual([linen, ['Oxford Shirt', 'Sold out', undefined]]);
  expect(cards((await page('/search?q=shirt')).text)).toContainEqual(['Oxford Shirt', 'Sold out', undefined]);
  const set = async (quantity: number) => {
    const db = await openDatabase(`sqlite:${data}/store.db`);
    await changeStock(db, { storeId: 'hill', sku: 'LINEN', change: { to: quantity }, now: () => new Date() });
    await db.destroy();
  };
  await set(0);
  await expect.poll(async () => cards(await shown())[0], HEARD).toEqual(['Linen Shirt', 'Sold out', undefined]);
  await set(3);
  await expect.poll(async () => cards(await shown())[0], { intervals: [50] }).toEqual(linen);
});

test('10.from: a card and the page of a product say the least of several prices as that', async () => {
  const { text } = await page('/products?category=hats');
  expect(text).toMatch(/card-price[^>]*>\s*<span[^>]*>\s*From ₹80\s*</);
  expect((await page(/<article.*?href="([^"]*)"/s.exec(text)?.[1] ?? '')).text).toContain('From ₹80<');
  expect((await page('/products?category=bowls+%26+cups')).text).not.toContain('From ₹');
});

test('a collection is a page of its own', async () => {
  const { status, text } = await page('/products?collection=summer');
  expect(status).toBe(200);
  expect(text).toMatch(/<title>All for summer/);
  expect(text).toMatch(/<h1[^>]*>\s*Summer\s*<\/h1>/);
  expect(text).toContain('For hot days.');
  expect(text).not.toContain('noindex');
  expect(titles(text)).toEqual(['Linen Shirt', 'Ash Bowl']);
  expect((await page('/products?collection=winter')).status).toBe(404);
});

test('a price that the folder changes is on pages and in quotes', async () => {
  const { body } = await page('/api/v1/products?category=mens-shirts');
  const { id } = body.data.find(({ title }: { title: string }) => title === 'Linen Shirt');
  const prices = async () => {
    const items = [{ productId: id, quantity: 2, size: 'M' }];
    const quote = await ask(shop.origin, '/api/v1/quotes', { method: 'POST', body: { items } });
    const shown = [await page(`/product/${id}`), await page('/products?category=mens-shirts')];
    return [quote.body.total, ...shown.map(({ text }) => /₹\s?9\d\d/.exec(text)?.[0].replace(/\s/, ''))];
  };
  expect(await prices()).toEqual([1800, '₹900', '₹900']);
  products(ROWS.map((row) => row.replace(',900,', ',950,')));
  await apply();
  await expect.poll(prices, HEARD).toEqual([1900, '₹950', '₹950']);
});

test('the front page: the newest in stock, then what the owner features; order of the file', async () => {
  expect(titles((await page('/')).text)).toEqual(expect.arrayContaining(['Linen Shirt', 'Ash Bowl']));
  expect(titles((await page('/')).text)).not.toContain('Oxford Shirt');
  // Nothing is featured or on sale, so nothing leads there; View All leads to what the grid shows.
  const links = async (path: string) =>
    [...(await page(path)).text.matchAll(/href="(\/products\?(?:featured|sale|inStock)[^"]*)"/g)].map(([, href]) =>
      String(href).replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
    );
  expect(await links('/shipping')).toEqual([]);
  expect(await links('/')).toEqual(['/products?inStock=true&sort=newest']);
  expect(
    titles((await page('/products?inStock=true&sort=newest')).text)
      .slice(0, 2)
      .sort(),
  ).toEqual(['Ash Bowl', 'Linen Shirt']);
  const [linen = '', oxford = '', bowl = ''] = ROWS;
  products([bowl.replace(/,$/, ',5'), linen, oxford.replace(',800,', ',800,true')]);
  await apply();
  const shown = async (path: string) => titles((await page(path)).text).filter((title) => / (Shirt|Bowl)$/.test(title));
  await expect.poll(() => shown('/'), HEARD).toEqual(['Oxford Shirt']);
  await expect.poll(() => links('/shipping')).toEqual(Array(2).fill('/products?featured=true'));
  await expect.poll(() => shown('/products'), { intervals: [50] }).toEqual(['Ash Bowl', 'Linen Shirt', 'Oxford Shirt']);
});
