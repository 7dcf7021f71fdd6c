import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tooWide } from '../access/measure.ts';
import { type ShopProcess, startProcess } from '../process/shop-process.ts';
import { expect, type Locator, test } from '../support/test.ts';
import { keep } from '../support/visit.ts';
import { applyFolder } from '#owner/shop-folder/apply-folder.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { readShopFolder } from '#owner/shop-folder/read-shop-folder.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/** Two shops as owners make them: one of long words without a logo, one with a logo of one dark colour. */
test.describe.configure({ timeout: 120_000 });
// The logo that does not load.
test.use({ expectedConsole: [/status of 404/] });

const NAME = 'Schneidermeisterwerkstatt und Knopfmacherei Oberammergau Süd';
const WORD = 'Donaudampfschifffahrtsgesellschaftsmütze';
const COLOR = 'Fjordnebelschwadenblaugrünlichmeliert';
const SIZE = 'Sondergrößenkonfektionsanfertigungen';
const PRODUCTS = `Handle,Title,Product Category,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Featured,Pflege (product.metafields.custom.pflege)
a,${WORD} ${WORD},${WORD}n,${WORD}ntyp,Color,${COLOR},Size,${SIZE},A1,1299.5,true,Handwaschgangtemperaturbegrenzungsempfehlung
a,,,,,Schwarz,,M,A2,1299.5,,
b,Hemd,${WORD}n,,Color,Azul marino,Size,M,B1,20,true,
b,,,,,Rosa,,M,B2,20,,
c,Hose,Hosen,,Size,M,,,C1,30,true,
d,Schal,Hosen,,,,,,D1,40,,
`;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><path d="M20 20h40v20H20zM90 20h190v20H90z"/></svg>';

let data = '';
let shop: ShopProcess;

async function open(id: string, yaml: string): Promise<void> {
  const folder = join(data, id);
  await initFolder(folder, { name: id, origin: '', currency: 'EUR', locale: 'de-DE', email: '' });
  writeFileSync(join(folder, 'store.yaml'), `id: ${id}\nlocale: de-DE\ncurrency: EUR\n${yaml}`);
  writeFileSync(join(folder, 'categories.yaml'), `- name: ${WORD}n\n- name: Hosen\n- name: Strickjacken\n`);
  writeFileSync(join(folder, 'products.csv'), PRODUCTS);
  writeFileSync(join(folder, 'stock.csv'), 'SKU,quantity\n');
  writeFileSync(join(folder, 'pictures/logo.svg'), LOGO);
  const db = await openDatabase(`sqlite:${data}/store.db`);
  await applyFolder(db, await readShopFolder(folder), { media: join(data, 'media'), failOnDelete: false });
  await db.destroy();
}

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'selvedge-look-'));
  await open('words', `name: ${NAME}\nhosts: [localhost]\ndescription: ${WORD}nfachgeschäft\n`);
  await open('logo', 'name: Kiln\nhosts: ["127.0.0.1"]\nlogo: pictures/logo.svg\n');
  shop = await startProcess({ DATA_DIR: data });
});
test.afterAll(async () => {
  await shop.close();
  rmSync(data, { recursive: true });
});

const at = (host: string, path: string) => `http://${host}:${new URL(shop.origin).port}${path}`;

test('at 320 px no name widens a page, and the bar has the whole name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { data: products } = await (await page.request.get(at('localhost', '/api/v1/products'))).json();
  const { id, title } = products.find((one: { title: string }) => one.title.startsWith(WORD));
  const line = { id, name: title, image: '', price: 1299.5, quantity: 1, selectedSize: SIZE, selectedColor: COLOR };
  await keep(page, 'cart', JSON.stringify([line]));
  for (const path of [
    '/',
    `/products?category=${WORD.toLowerCase()}n`,
    `/product/${id}`,
    '/cart',
    '/filters',
    '/contact',
  ]) {
    await page.goto(at('localhost', path));
    await expect(page.locator('link[media=print]')).toHaveCount(0);
    if (path === '/cart') await expect(page.getByRole('main').getByText(SIZE)).toBeVisible();
    expect(await tooWide(page), path).toEqual([]);
    // Long words break by hyphens, where the browser has those of the language.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'auto');
  }
  const name = page.getByRole('banner').getByRole('link', { name: NAME });
  expect(
    await name.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
  ).toEqual([0, 0]);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(at('localhost', '/'));
  expect(await tooWide(page)).toEqual([]);
});

test('three products, featured or related, leave no hole, and a colour without a swatch is a word', async ({
  page,
}) => {
  const { data: products } = await (await page.request.get(at('localhost', '/api/v1/products'))).json();
  const { id } = products.find((one: { title: string }) => one.title === 'Hemd');
  const related = page.getByRole('region', { name: 'You may also like' }).getByRole('list');
  for (const width of [320, 600, 800, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(at('localhost', `/product/${id}`));
    await expectFilled(related);
    await page.goto(at('localhost', '/'));
    await expectFilled(page.locator('#featured-products'));
  }
  const grid = page.locator('#featured-products');
  await expect(grid.locator('article', { hasText: WORD })).toContainText(`${COLOR}, Schwarz`);
  const known = grid.locator('article', { hasText: 'Hemd' });
  await expect(known.getByRole('img', { name: '2 colors: Azul marino, Rosa' }).locator('.swatch')).toHaveCount(2);
});

async function expectFilled(grid: Locator): Promise<void> {
  await expect(grid.page().locator('link[media=print]')).toHaveCount(0);
  const cards = grid.locator('> li');
  await expect(cards).toHaveCount(3);
  const boxes = await cards.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })),
  );
  const { left, right } = await grid.evaluate((one) => one.getBoundingClientRect());
  for (const row of Map.groupBy(boxes, ({ top }) => top).values())
    expect([Math.round(row[0]!.left - left), Math.round(right - row.at(-1)!.right)], `${right - left}`).toEqual([0, 0]);
}

test('D390: the bar shows the logo, another on dark pages, and says the name; where it does not load stands the name', async ({
  page,
}) => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Kiln' }).getByRole('img', { name: 'Kiln' });
  const shown = () => logo.evaluate((one: HTMLImageElement) => one.decode().then(() => one.currentSrc));
  await page.goto(at('127.0.0.1', '/cart'));
  const light = await shown();
  expect(light).toMatch(/\/media\/[0-9a-f]{16}-bar\.webp$/);
  const { width, height } = (await logo.boundingBox())!;
  expect([width, height].map(Math.round)).toEqual([200, 16]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown).not.toBe(light);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await tooWide(page)).toEqual([]);
  await page.route('**/*-bar.webp', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(logo).toHaveJSProperty('naturalWidth', 0);
  expect(await logo.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/-bar\.webp$/);
});
