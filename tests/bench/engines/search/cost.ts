import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Cost } from './cost-of.ts';
import { fillStore } from '../../shop/make-catalogue.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { createStore } from '#owner/stores/create-store.ts';

/**
 * Memory and time of the own search index beside `minisearch`, among 1,000 and 100,000 products: `node
 * tests/bench/engines/search/cost.ts [--products 1000,100000] [--rounds 3]`. Each round makes every index in a process
 * of its own, one after the other; a ratio is the median of the rounds' own ratios to the own index.
 */
const told = (name: string) => new RegExp(`--${name}[ =]([\\d,]+)`).exec(process.argv.join(' '))?.[1];
const sizes = (told('products') ?? '1000,100000').split(',').map(Number);
const rounds = Number(told('rounds') ?? 3);
const names = ['own', 'best', 'lean'];
const FIGURES: Record<string, { of: (cost: Cost) => number; digits: number }> = {
  'making it, s': { of: ({ making }) => making, digits: 2 },
  'held, MB': { of: ({ held }) => held, digits: 1 },
  'process grows, MB': { of: ({ grown }) => grown, digits: 1 },
  'first asked, p50 ms': { of: ({ first }) => first.p50, digits: 2 },
  'first asked, p95 ms': { of: ({ first }) => first.p95, digits: 2 },
  'asked again, p50 ms': { of: ({ again }) => again.p50, digits: 2 },
  'asked again, p95 ms': { of: ({ again }) => again.p95, digits: 2 },
  'ms a query, all': { of: ({ throughput }) => 1000 / throughput, digits: 2 },
};

const folder = mkdtempSync(join(tmpdir(), 'selvedge-search-cost-'));
try {
  for (const products of sizes) {
    const url = await filledDatabase(products);
    const measured = new Map<string, Cost[]>(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const name of names) measured.get(name)!.push(await costOf(name, url));
    report(products, measured);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function filledDatabase(products: number): Promise<string> {
  const url = `sqlite:${folder}/${products}.db`;
  const db = await openDatabase(url);
  await createStore(db, { id: 'bench', isDefault: true, hosts: [], info: { storeName: 'Bench' } });
  await fillStore(db, 'bench', products, folder);
  await db.destroy();
  return url;
}

/** With the young space that the shop is started with. */
async function costOf(name: string, url: string): Promise<Cost> {
  const file = fileURLToPath(new URL('cost-of.ts', import.meta.url));
  const flags = ['--expose-gc', '--max-semi-space-size=4'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, file, name, url, 'bench']);
  return JSON.parse(stdout) as Cost;
}

function report(products: number, measured: Map<string, Cost[]>): void {
  console.log(`${products.toLocaleString('en')} products`);
  for (const [figure, { of, digits }] of Object.entries(FIGURES)) {
    const own = measured.get('own')!.map(of);
    const columns = [...measured].map(([name, costs]) => {
      const values = costs.map(of);
      const ratio = median(values.map((value, at) => value / own[at]!));
      return `${name} ${median(values).toFixed(digits)}${name === 'own' ? '' : ` (${ratio.toFixed(1)} times)`}`;
    });
    console.log(`  ${figure.padEnd(20)} ${columns.join(', ')}`);
  }
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
