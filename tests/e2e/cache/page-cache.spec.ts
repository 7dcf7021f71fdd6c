import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../process/program.ts';
import { HEARD } from '../support/heard.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { importCatalogue } from '#owner/import/import-catalogue.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { type Db, openDatabase } from '#store-api/base/db/open-database.ts';

/** Two stores with the same small catalogue, on one built shop. No browser is needed to see what is cached. */
const CATALOGUE = readFileSync(new URL('../../fixtures/import/older-dialect.csv', import.meta.url), 'utf8');

let folder: string;
let db: Db;
let running: Shop | undefined;

const shop = {
  get: (path: string, host = 'one.example', headers: Record<string, string> = {}) =>
    ask(running!.origin + path, { host, ...headers }),
  /** Imports the catalogue with these words in place of others, from another process. */
  change: async (from: string, to: string, storeId: string) => {
    const file = join(folder, 'catalogue.csv');
    writeFileSync(file, CATALOGUE.replaceAll(from, to));
    await importCatalogue(db, { storeId, file, media: join(folder, 'media') });
  },
  /** The page of the jeans in a store; ids differ from store to store. */
  jeans: async (host?: string) => {
    const { data } = JSON.parse((await shop.get('/api/v1/products?category=jeans', host)).text) as {
      data: { id: string }[];
    };
    return `/product/${data[0]!.id}`;
  },
};

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = mkdtempSync(join(tmpdir(), 'selvedge-cache-'));
  db = await openDatabase(`sqlite:${folder}/store.db`);
  await createStore(db, {
    id: 'one',
    isDefault: true,
    hosts: ['one.example'],
    info: { storeName: 'Store One', categories: ['Slim Fit'] },
  });
  await createStore(db, {
    id: 'two',
    isDefault: false,
    hosts: ['two.example'],
    info: { storeName: 'Store Two', categories: ['Slim Fit'] },
  });
  for (const store of ['one', 'two']) await shop.change('', '', store);
  running = await startShop({ DATA_DIR: folder, DATABASE_URL: '', API_URL: '', PORT: '0' });
});
test.afterAll(async () => {
  await running?.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

function ask(
  address: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
      })
      .on('error', reject);
  });
}

const LIST = '/products?category=all';

test('a public page is cached, says so to shared caches, and answers 304 to who has it', async () => {
  const first = await shop.get(LIST);
  expect(first.status).toBe(200);
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(first.headers['cdn-cache-control']).toBe(
    'public, max-age=60, stale-while-revalidate=86400, stale-if-error=86400',
  );
  expect(first.headers['cache-tag']).toBe('one:info,one:catalogue,one:any-product');
  await expect.poll(async () => (await shop.get(LIST)).headers.etag).toMatch(/^W\/".+"$/);
  const cached = await shop.get(LIST);
  expect(cached.text).toBe(first.text);
  expect(cached.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  const unchanged = await shop.get(LIST, 'one.example', { 'if-none-match': cached.headers.etag! });
  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
});

test('H4: utm, cookies and forwarded headers change nothing', async () => {
  const path = await shop.jeans();
  const clean = await shop.get(path);
  const dirty = await shop.get(`${path}?utm_source=mail&gclid=1`, 'one.example', {
    cookie: 'a=b',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  });
  expect(dirty.text).toBe(clean.text);
  expect(clean.text).not.toMatch(/utm_source|evil/);
});

test('another store’s page is never served', async () => {
  for (const path of ['/', LIST, '/products', '/contact', '/api/v1/storeInfo'])
    for (let turn = 0; turn < 3; turn += 1)
      for (const [host, own, other] of [
        ['one.example', 'Store One', 'Store Two'],
        ['two.example', 'Store Two', 'Store One'],
      ]) {
        const { text } = await shop.get(path, host);
        expect([text.includes(own!), text.includes(other!)], `${path} at ${host}`).toEqual([true, false]);
      }
  expect((await shop.get('/api/v1/storeInfo', 'three.example')).status).toBe(421);
});

test('invalidation: what another process imports is on every page, in that store alone', async () => {
  const shows = async (path: string, title: string, host?: string) => (await shop.get(path, host)).text.includes(title);
  const [here, there] = [await shop.jeans(), await shop.jeans('two.example')];
  const paths = [LIST, here, '/api/v1/products', `/api/v1${here.replace('product', 'products')}`];
  for (const path of paths) expect(await shows(path, 'Slim Raw Selvedge Jeans'), path).toBe(true);
  expect(await shows(there, 'Slim Raw Selvedge Jeans', 'two.example')).toBe(true);
  await shop.change('Slim Raw Selvedge Jeans', 'Straight Jeans', 'one');
  await Promise.all(
    paths.map((path) => expect.poll(() => shows(path, 'Straight Jeans'), { ...HEARD, message: path }).toBe(true)),
  );
  expect(await shows(there, 'Slim Raw Selvedge Jeans', 'two.example')).toBe(true);
  await shop.change('', '', 'one');
});

test('an unknown page, an empty list and a search for nothing are not cached', async () => {
  for (const path of ['/products?category=none', '/product/none', '/nothing-here', '/products?category=all&page=99']) {
    await shop.get(path);
    expect((await shop.get(path)).headers.etag, path).toBeUndefined();
  }
});

test('compressed: pages and data in brotli and gzip, files of the build for ever and beforehand', async () => {
  for (const path of ['/', '/checkout', '/api/v1/products'])
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await shop.get(path, 'one.example', { 'accept-encoding': encoding });
      expect([headers['content-encoding'], headers.vary], path).toEqual([
        encoding,
        expect.stringMatching(/accept-encoding/i),
      ]);
    }
  const script = /\/_astro\/[^"]+\.css/.exec((await shop.get('/')).text)![0];
  const file = await shop.get(script, 'one.example', { 'accept-encoding': 'br' });
  expect(file.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('who saves data gets no speculation rules, cached or not', async () => {
  for (const path of ['/', '/', '/track-order']) {
    expect((await shop.get(path)).headers['speculation-rules'], path).toBe('"/speculation-rules.json"');
    expect(
      (await shop.get(path, 'one.example', { 'save-data': 'on' })).headers['speculation-rules'],
      path,
    ).toBeUndefined();
  }
});
