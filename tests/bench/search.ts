import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../api/postgres-server.ts';
import { get, makeDatabase, openFilledApi, seeded, timed } from './shop/filled-api.ts';
import { percentile } from './table/percentile.ts';
import type { Row } from './table/row.ts';
import type { EmbeddedApi } from '#backends/embedded-api.ts';

/**
 * `node tests/bench/search.ts [--engine sqlite|postgres|both] [--products 100000]`: p95 of searches, facets and
 * suggestions through the API in process, and how long the index takes to be made.
 */
const PRODUCTS = 100_000;
const TARGETS = { search: 30, facets: 30, suggestions: 15 };
const ROUNDS = 400;

/**
 * Wide and narrow ones, misspelled and half-typed ones, one that finds nothing. Another each time, so that nothing is
 * remembered.
 */
const SEARCHES = [
  'jeans',
  'slim jeans',
  'linen shirt',
  'jaens',
  'oxfrod shrits',
  'blue cotton',
  'indigo straight fit jeans',
  'topi',
  'half pant',
  'kurta',
  'khaki chino shorts',
  'x12345',
  'x9876 shirt',
  'jeans under 1500',
  'hovercraft',
  'overshirts',
  'selvedge',
  'white wide leg jeens',
];
const FILTERS = [
  'category=jeans',
  'category=men&gender=Men',
  'sale=true',
  'size=M&size=L&inStock=true',
  'color=Indigo&minPrice=1000&maxPrice=2000',
  'category=shirts&parentCategory=Linen&size=XL&sort=price-asc',
  'sort=newest&inStock=true',
  'search=jeans&color=black&sort=price-desc',
  'sort=name&page=4000',
];

export async function measureSearch({
  engines = ['sqlite', 'postgres'],
  products = PRODUCTS,
}: { engines?: ('sqlite' | 'postgres')[]; products?: number } = {}): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-search-'));
  try {
    const rows = engines.includes('sqlite')
      ? await measureEngine('SQLite', `sqlite:${folder}/shop.db`, 1, { folder, products })
      : [];
    const server = engines.includes('postgres') ? await startPostgres() : undefined;
    if (server)
      rows.push(
        ...(await measureEngine('PostgreSQL', await makeDatabase(server.url, 'search'), 2, {
          folder,
          products,
          // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
        }).finally(server.stop)),
      );
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureEngine(
  engine: string,
  url: string,
  allowed: number,
  { folder, products }: { folder: string; products: number },
): Promise<Row[]> {
  const { api, ids } = await openFilledApi(url, products, folder);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  await (await get(api, '/products?search=jeans')).text();
  const made = performance.now() - began;
  const random = seeded(11);
  const one = (list: string[]) => list[Math.floor(random() * list.length)]!;
  const calls = {
    search: () => `/products?limit=12&page=${1 + Math.floor(random() * 3)}&search=${encodeURIComponent(one(SEARCHES))}`,
    facets: () => `/products?limit=12&facets=all&${one(FILTERS)}`,
    suggestions: () => `/suggestions?q=${encodeURIComponent(one(SEARCHES).slice(0, 2 + Math.floor(random() * 8)))}`,
    related: () => `/products/${one(ids)}/related`,
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(calls)) {
    const times = await timesOf(api, path);
    const target = TARGETS[name as keyof typeof TARGETS] as number | undefined;
    const p95 = percentile(times, 0.95);
    rows.push({
      what: `Search among ${products.toLocaleString('en')}: ${name}, ${engine}`,
      target: target ? `p95 at most ${target * allowed} ms` : 'none',
      measured: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${percentile(times, 0.999).toFixed(1)} ms`,
      ...(target && { pass: p95 <= target * allowed }),
    });
  }
  rows.push({
    what: `Search among ${products.toLocaleString('en')}: making the index, ${engine}`,
    target: 'none',
    measured: `${(made / 1000).toFixed(1)} s, ${Math.round((process.memoryUsage().rss - before) / 1024 / 1024)} MB`,
  });
  await api.close();
  return rows;
}

async function timesOf(api: EmbeddedApi, path: () => string): Promise<number[]> {
  const times: number[] = [];
  for (let round = -ROUNDS / 4; round < ROUNDS; round++) {
    const spent = await timed(api, path());
    if (round >= 0) times.push(spent);
  }
  return times;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const told = (name: string) => new RegExp(`--${name}[ =](\\w+)`).exec(process.argv.join(' '))?.[1];
  const engines = (['sqlite', 'postgres'] as const).filter(
    (engine) => !told('engine') || told('engine') === 'both' || told('engine') === engine,
  );
  for (const { what, measured, target, pass } of await measureSearch({
    engines,
    products: Number(told('products') ?? PRODUCTS),
  }))
    console.log(
      `${what.padEnd(55)} ${measured.padEnd(52)} ${target}   ${pass === undefined ? '' : pass ? 'pass' : 'short'}`,
    );
}
