import { expect, read as test } from '../process/program.ts';
import { crawl, type CrawledPage, readPage, type Thing } from './crawl.ts';
import { net } from '../support/net.ts';
import type { Page } from '../support/test.ts';
import { expectComplete } from './json-ld.ts';

/** Every link from the home page, as a crawler without JavaScript reads it. One walk, looked at in many ways. */
type Pages = Map<string, CrawledPage & { from: string }>;

let walked: Promise<Pages> | undefined;
const walk = (page: Page): Promise<Pages> => (walked ??= crawl(page));

const indexed = (pages: Pages) =>
  [...pages.values()].filter((page) => page.status === 200 && !page.noindex && page.canonical !== undefined);

const own = (pages: Pages) => indexed(pages).filter(({ path, canonical }) => path === canonical);

test.describe.configure({ timeout: 300_000 });

test('no broken link: every link of the demo shop leads to a page', async ({ page, request }) => {
  const pages = await walk(page);
  expect(
    [...pages.values()]
      .filter(({ status }) => status !== 200)
      .map(({ path, status, from }) => `${status} ${path} from ${from}`),
  ).toEqual([]);
  const { data } = await (await request.get('/api/v1/products?limit=100')).json();
  for (const { id } of data) expect([...pages.keys()]).toContain(`/product/${id}`);
  for (const path of [
    '/',
    '/products',
    '/about',
    '/privacy',
    '/contact',
    '/faq',
    '/products?category=jeans&page=2',
    '/products?sale=true',
  ])
    expect([...pages.keys()]).toContain(path);
});

test("every page's canonical answers 200 and is its own", async ({ page }) => {
  const pages = await walk(page);
  for (const canonical of new Set(indexed(pages).map((page) => page.canonical!))) {
    const found = pages.get(canonical) ?? (await readPage(page, canonical));
    expect([found.status, found.canonical, found.noindex], canonical).toEqual([200, canonical, false]);
  }
  // What is neither indexed nor points elsewhere was forgotten.
  for (const { path, html, noindex, canonical } of pages.values())
    if (html) expect(noindex || canonical !== undefined, path).toBe(true);
});

test('no duplicate title; titles of at most 60, descriptions of 50 to 155 characters', async ({ page }) => {
  const pages = own(await walk(page));
  const byTitle = Map.groupBy(pages, ({ title }) => title);
  expect(
    [...byTitle].filter(([, same]) => same.length > 1).map(([title, same]) => [title, same.map(({ path }) => path)]),
  ).toEqual([]);
  for (const { path, title, description } of pages) {
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
  }
});

test('policies and the about page are indexed with descriptions of their own', async ({ page }) => {
  const pages = await walk(page);
  const paths = ['/about', '/terms', '/privacy', '/refund', '/return', '/shipping', '/faq', '/contact'];
  expect(new Set(paths.map((path) => pages.get(path)!.description)).size).toBe(paths.length);
  for (const path of paths) expect([pages.get(path)!.noindex, pages.get(path)!.canonical]).toEqual([false, path]);
});

test('every JSON-LD parses, is one graph a page, and holds the required and recommended fields', async ({ page }) => {
  const pages = await walk(page);
  for (const { path, graph, dataBlocks } of own(pages)) {
    expect(dataBlocks, path).toBeLessThanOrEqual(1);
    for (const thing of graph) expectComplete(thing, path);
    const types = graph.map((thing) => thing['@type']);
    if (path === '/') expect(types).toEqual(['OnlineStore', 'WebSite']);
    if (path.startsWith('/product')) expect(types, path).toContain('BreadcrumbList');
    if (path.startsWith('/product/'))
      expect(
        types.some((type) => type === 'Product' || type === 'ProductGroup'),
        path,
      ).toBe(true);
  }
});

test('its breadcrumbs are those of the page, and lead to pages', async ({ page }) => {
  const pages = await walk(page);
  for (const { path, graph, breadcrumbs: shown } of own(pages).filter((page) => page.path.startsWith('/product'))) {
    const items = graph.find((thing) => thing['@type'] === 'BreadcrumbList')!.itemListElement as Thing[];
    expect(shown.length, path).toBeGreaterThan(0);
    expect(items.map(({ name }) => name).slice(0, shown.length), path).toEqual(shown);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    for (const { item } of items) {
      const { pathname, search } = new URL(item as string);
      expect((pages.get(pathname + search) ?? (await readPage(page, pathname + search))).status, item).toBe(200);
    }
  }
});

test('its price equals the visible one, also at the address of each choice', async ({ page }) => {
  const pages = await walk(page);
  const products = own(pages).filter(({ path }) => path.startsWith('/product/'));
  expect(products.length).toBeGreaterThanOrEqual(52);
  const withChoices = net(products, (_, index) => index % 6 === 0);
  for (const product of products) {
    const thing = product.graph.find((one) => one['@type'] === 'Product' || one['@type'] === 'ProductGroup')!;
    const offers: Thing[] =
      thing['@type'] === 'Product' ? [thing.offers] : (thing.hasVariant as Thing[]).map((variant) => variant.offers);
    expect(Math.min(...offers.map(({ price }) => Number(price))), product.path).toBe(product.visiblePrice);
    for (const { price, priceCurrency } of offers) expect(`${price} ${priceCurrency}`).toMatch(/^\d+\.\d{2} INR$/);
    for (const offer of withChoices.includes(product) ? [offers[0]!, offers.at(-1)!] : []) {
      const { pathname, search } = new URL(offer.url as string);
      const choice = await readPage(page, pathname + search);
      expect([choice.status, choice.canonical, choice.visiblePrice], offer.url).toEqual([
        200,
        product.path,
        Number(offer.price),
      ]);
    }
  }
});

test('the sitemaps name every page that is indexed and nothing else, with pictures that are there', async ({
  page,
  request,
}) => {
  const pages = own(await walk(page));
  const locations = async (path: string, tag = 'loc') =>
    [...(await (await request.get(path)).text()).matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, url]) =>
      url!.replaceAll('&amp;', '&'),
    );
  const files = await locations('/sitemap.xml');
  const paths = (await Promise.all(files.map((file) => locations(new URL(file).pathname))))
    .flat()
    .map((url) => new URL(url).pathname + new URL(url).search);
  // Later pages and types of listings are found by links.
  const expected = pages.map(({ path }) => path).filter((path) => !/[?&](page|parentCategory)=/.test(path));
  expect(paths.toSorted()).toEqual(expected.toSorted());
  const pictures = await locations('/sitemap-products-1.xml', 'image:loc');
  expect(pictures.length).toBeGreaterThan(paths.length);
  for (const picture of pictures.slice(0, 20)) expect((await request.head(picture)).status(), picture).toBe(200);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test('the feed has the price of each page', async ({ page, request }) => {
  const pages = await walk(page);
  const feed = await (await request.get('/feed/google.xml')).text();
  const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(
    ([, item]) =>
      (name: string) =>
        new RegExp(`<g:${name}>([^<]*)`).exec(item!)?.[1]?.replaceAll('&amp;', '&'),
  );
  expect(new Set(items.map((item) => item('id'))).size).toBe(items.length);
  for (const item of items) {
    const product = pages.get(new URL(item('canonical_link')!).pathname)!;
    const offers = product.graph.flatMap((thing) =>
      thing['@type'] === 'ProductGroup'
        ? (thing.hasVariant as Thing[]).map(({ offers: offer }) => offer)
        : (thing.offers ?? []),
    ) as Thing[];
    const offer = offers.find(({ url }) => url === item('link'))!;
    expect(item('sale_price') ?? item('price'), item('id')).toBe(`${offer.price} INR`);
    expect(item('availability') === 'in_stock').toBe(offer.availability.endsWith('InStock'));
  }
});

test('no soft 404: what is not there says so', async ({ page, request }) => {
  for (const path of [
    '/product/never',
    '/products?category=hovercraft',
    '/products?category=jeans&parentCategory=none',
    '/products?category=jeans&page=99',
    '/no/such/page',
    '/sitemap-products-9.xml',
    '/404',
  ]) {
    const found = await readPage(page, path);
    expect([found.status, found.canonical], path).toEqual([404, undefined]);
  }
  expect((await request.get('/hovercraft', { maxRedirects: 0 })).status()).toBe(302);
});

test('who knows a page gets 304, by version and by time', async ({ request }) => {
  for (const path of ['/', '/products?category=jeans', '/privacy']) {
    await request.get(path);
    const answer = await request.get(path);
    const { etag, 'last-modified': since } = answer.headers();
    expect((await request.get(path, { headers: { 'if-none-match': etag! } })).status(), path).toBe(304);
    expect((await request.get(path, { headers: { 'if-modified-since': since! } })).status(), path).toBe(304);
  }
  const { 'last-modified': since } = (await request.get('/sitemap-products-1.xml')).headers();
  expect((await request.get('/sitemap-products-1.xml', { headers: { 'if-modified-since': since! } })).status()).toBe(
    304,
  );
});
