import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../api/postgres-server.ts';
import { get, makeDatabase, openFilledApi, seeded, timed } from './shop/filled-api.ts';
import { percentile } from './table/percentile.ts';
import type { EmbeddedApi } from '#backends/embedded-api.ts';

/**
 * `node tests/bench/growth.ts [--engine sqlite|postgres|both] [--products 100000] [--quick]`: p95 of listing, product
 * and filters at 100,000 products against that at 1,000, through the API in process, call by call side by side. A
 * million on PostgreSQL takes a quarter of an hour to fill, and 4 GB of the temporary folder.
 */
export interface GrowthRow {
  what: string;
  target: string;
  measured: string;
  ratio: number;
  pass: boolean;
}

const SMALL = 1_000;
const LARGE = 100_000;
const MOST = 1.5;
const PAGE = 12;

/** What shoppers and crawlers open: of every kind of listing, mostly the first pages. */
const LISTINGS = [
  '',
  'category=jeans',
  'category=shirts&parentCategory=Linen',
  'category=men&gender=Men',
  'category=women&gender=Women',
  `category=accessories&filter=${encodeURIComponent('Accessories,Personal Care,Home,null,Unisex')}`,
  'featured=true',
  'sale=true',
  'category=jeans&sale=true',
  'category=women&gender=Women&featured=true',
];
const FIRST_PAGES = 5;
const CRAWLED = 0.15;
/** Of each measurement the median over these counts: a burst of other work on the machine spoils one, not all. */
const BLOCKS = 5;

interface Shop {
  api: EmbeddedApi;
  totals: Map<string, number>;
  ids: string[];
}

export async function measureGrowth({
  engines = ['sqlite', 'postgres'],
  quick = false,
  products = LARGE,
}: { engines?: ('sqlite' | 'postgres')[]; quick?: boolean; products?: number } = {}): Promise<GrowthRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-growth-'));
  const rows: GrowthRow[] = [];
  try {
    if (engines.includes('sqlite'))
      rows.push(
        ...(await measureEngine('SQLite', (name) => Promise.resolve(`sqlite:${folder}/${name}.db`), {
          folder,
          quick,
          products,
        })),
      );
    const server = engines.includes('postgres') ? await startPostgres() : undefined;
    if (server)
      rows.push(
        ...(await measureEngine('PostgreSQL', (name) => makeDatabase(server.url, name), {
          folder,
          quick,
          products,
          // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
        }).finally(server.stop)),
      );
    else if (engines.includes('postgres')) console.log('PostgreSQL is not installed: not measured.');
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureEngine(
  engine: string,
  makeUrl: (name: string) => Promise<string>,
  { folder, quick, products }: { folder: string; quick: boolean; products: number },
): Promise<GrowthRow[]> {
  const shops = [
    await openFilled(await makeUrl('small'), SMALL, folder),
    await openFilled(await makeUrl('large'), products, folder),
  ] as const;
  const random = seeded(7);
  const listing = (shop: Shop, listed: number, deep: number) => {
    const query = LISTINGS[Math.floor(listed * LISTINGS.length)]!;
    const last = Math.max(1, Math.ceil(shop.totals.get(query)! / PAGE));
    const page =
      deep < CRAWLED
        ? Math.ceil((deep / CRAWLED) * last) || 1
        : Math.min(last, 1 + Math.floor(((deep - CRAWLED) / (1 - CRAWLED)) * FIRST_PAGES));
    return `/products?${query}&page=${page}&limit=${PAGE}`;
  };
  const kinds: Record<string, (shop: Shop, one: number, other: number) => string> = {
    listing,
    product: (shop, one) => `/products/${shop.ids[Math.floor(one * shop.ids.length)]!}`,
    filter: (shop, one, other) => `${listing(shop, one, CRAWLED + other * (1 - CRAWLED))}&facets=true`,
  };
  const rows: GrowthRow[] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    const times: [number[], number[]] = [[], []];
    const rounds = quick ? 400 : 1_000;
    for (let round = -rounds / 4; round < rounds; round += 1) {
      const [one, other] = [random(), random()];
      for (const at of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const spent = await timed(shops[at].api, path(shops[at], one, other));
        if (round >= 0) times[at].push(spent);
      }
    }
    rows.push(toRow(`Growth: ${kind}, ${engine}`, times));
  }
  for (const { api } of shops) await api.close();
  return rows;
}

async function openFilled(url: string, products: number, folder: string): Promise<Shop> {
  const { api, ids } = await openFilledApi(url, products, folder);
  const totals = new Map<string, number>();
  for (const query of LISTINGS)
    totals.set(query, ((await (await get(api, `/products?${query}&limit=1`)).json()) as { count: number }).count);
  return { api, totals, ids };
}

function toRow(what: string, [small, large]: [number[], number[]]): GrowthRow {
  const ratio = steady(large, 0.95) / steady(small, 0.95);
  const told = (times: number[]) => `${steady(times, 0.5).toFixed(2)} / ${steady(times, 0.95).toFixed(2)} ms`;
  return {
    what,
    target: `p95 at most ${MOST} x`,
    measured: `p50 / p95: ${told(small)} -> ${told(large)}`,
    ratio,
    pass: ratio <= MOST,
  };
}

function steady(times: number[], part: number): number {
  const size = times.length / BLOCKS;
  const blocks = Array.from({ length: BLOCKS }, (_, at) => percentile(times.slice(at * size, (at + 1) * size), part));
  return percentile(blocks, 0.5);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const asked = /--engine[ =](\w+)/.exec(process.argv.join(' '))?.[1] ?? 'both';
  const quick = process.argv.includes('--quick');
  const products = Number(/--products[ =](\d+)/.exec(process.argv.join(' '))?.[1] ?? LARGE);
  const engines = (['sqlite', 'postgres'] as const).filter((engine) => asked === engine || asked === 'both');
  for (const { what, measured, ratio, target, pass } of await measureGrowth({ engines, quick, products }))
    console.log(
      `${what.padEnd(30)} ${measured.padEnd(52)} ${ratio.toFixed(2).padStart(6)} x   ${target}   ${pass ? 'pass' : 'short'}`,
    );
}
