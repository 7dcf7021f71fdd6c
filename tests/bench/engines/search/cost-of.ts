import { LibraryIndex } from './library-index.ts';
import { madeQueries, ownQueries } from './query-sets.ts';
import { SETTINGS } from './settings.ts';
import { percentile } from '../../table/percentile.ts';
import { readFilter } from '#store-api/shop/catalog/product-filter.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { CatalogueIndex } from '#store-api/shop/search/index/catalogue-index.ts';
import type { IndexedProduct } from '#store-api/shop/search/index/indexed-product.ts';
import { readProducts } from '#store-api/shop/search/index/read-products.ts';
import { commonSynonyms } from '#store-api/shop/search/synonyms.ts';

/**
 * One index in a process of its own, started by cost.ts: `node --expose-gc cost-of.ts own|plain|best|lean URL STORE`.
 */
export interface Cost {
  /** Seconds in the index while it is made, without those of the database. */
  making: number;
  /** MB that it holds, and MB by which the process grew. */
  held: number;
  grown: number;
  /** Milliseconds of queries that are asked the first time, and again. */
  first: { p50: number; p95: number };
  again: { p50: number; p95: number };
  /** Queries a second when they are asked again. */
  throughput: number;
}

const MB = 2 ** 20;
const SAMPLE = 1_000;
const QUERIES = 200;
const ASKED_AGAIN_MS = 4_000;

const [, , name = 'own', url = '', storeId = ''] = process.argv;
const db = await openDatabase(url);
const sample: IndexedProduct[] = [];
for await (const products of readProducts(db, storeId)) if (sample.length < SAMPLE) sample.push(...products);
const dice = madeQueries(sample, QUERIES - ownQueries.length, 7);
const queries = [...ownQueries, ...dice].map(({ query }) => query);
sample.length = 0;

const index = name === 'own' ? new CatalogueIndex(commonSynonyms) : new LibraryIndex(SETTINGS[name]!);
const before = await memory();
let making = 0;
for await (const products of readProducts(db, storeId)) {
  const start = performance.now();
  for (const product of products) index.put(product);
  making += performance.now() - start;
}
const after = await memory();
const first = queries.map(timed);
const again: number[] = [];
const start = performance.now();
while (again.length === 0 || performance.now() - start < ASKED_AGAIN_MS) again.push(...queries.map(timed));
const spent = performance.now() - start;
const cost: Cost = {
  making: making / 1000,
  held: (after.held - before.held) / MB,
  grown: (after.rss - before.rss) / MB,
  first: { p50: percentile(first, 0.5), p95: percentile(first, 0.95) },
  again: { p50: percentile(again, 0.5), p95: percentile(again, 0.95) },
  throughput: (again.length / spent) * 1000,
};
process.stdout.write(JSON.stringify(cost));
await db.destroy();

async function memory(): Promise<{ held: number; rss: number }> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc!();
    await new Promise(setImmediate);
  }
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { held: heapUsed + arrayBuffers, rss };
}

function timed(query: string): number {
  const filter = { ...readFilter(new URLSearchParams({ limit: '12' })), search: query };
  const asked = performance.now();
  index.search(filter);
  return performance.now() - asked;
}
