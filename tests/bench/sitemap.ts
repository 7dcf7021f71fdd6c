import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fillStore } from './shop/make-catalogue.ts';
import type { Row } from './table/row.ts';
import type { EmbeddedApi } from '#backends/embedded-api.ts';
import { readEnvironment } from '#environment.ts';
import { fileCount, PRODUCTS_A_FILE, productSitemap } from '#seo/feeds/sitemap.ts';
import { streamXml } from '#seo/feeds/stream-xml.ts';
import { openStoreApi } from '#store-api/app.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

/**
 * `node tests/bench/sitemap.ts [products]`: all product sitemaps of a large catalogue on SQLite, as a crawler reads
 * them.
 */
const PRODUCTS = 100_000;
const MAX_MS = 3_000;
/** What may be held at once beyond what was there before: some batches and their text. */
const MAX_MB = 32;
const HOST = 'localhost';
const ROUNDS = 3;

export interface SitemapFigures {
  ms: number;
  /** Of one core, whatever else the machine does. */
  cpuMs: number;
  /** The longest time in which nobody else was served. */
  blockedMs: number;
  megabytes: number;
  /** Of heap and buffers in use, beyond what was in use before. */
  heldMb: number;
}

export async function measureSitemap(products = PRODUCTS): Promise<{ rows: Row[]; figures: SitemapFigures[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-sitemap-'));
  try {
    const api = await openFilled(folder, products);
    const figures: SitemapFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) figures.push(await readAll(api));
    await api.close();
    return { rows: toRows(figures, products), figures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openFilled(folder: string, products: number): Promise<EmbeddedApi> {
  const url = `sqlite:${folder}/store.db`;
  mkdirSync(join(folder, 'media'));
  const db = await openDatabase(url);
  await createStore(db, {
    id: 'bench',
    isDefault: true,
    hosts: [],
    info: { storeName: 'Bench', categories: ['Jeans', 'Shirts', 'Shorts', 'Accessories'] },
  });
  await fillStore(db, 'bench', products, folder);
  await db.destroy();
  return openStoreApi(readEnvironment({ DATABASE_URL: url, DATA_DIR: folder }));
}

async function readAll(api: EmbeddedApi): Promise<SitemapFigures> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  const held = () => (gc(), process.memoryUsage().heapUsed + process.memoryUsage().external);
  const before = held();
  let [most, bytes, blockedMs, turn] = [before, 0, 0, performance.now()];
  const watch = setInterval(() => {
    blockedMs = Math.max(blockedMs, performance.now() - turn);
    turn = performance.now();
  });
  const catalogue = api.catalogue(HOST);
  const cpu = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000;
  const [started, startedCpu] = [performance.now(), cpu()];
  let [spentLooking, cpuLooking] = [0, 0];
  const files = fileCount(await catalogue.count());
  for (let file = 0; file < files; file += 1) {
    const answer = await streamXml(new Request(`http://${HOST}/`), undefined, () =>
      productSitemap(`http://${HOST}`, catalogue.addresses({ offset: file * PRODUCTS_A_FILE, limit: PRODUCTS_A_FILE })),
    );
    let parts = 0;
    for await (const part of answer.body!) {
      bytes += part.length;
      parts += 1;
      if (parts % 20) continue;
      const [looked, lookedCpu] = [performance.now(), cpu()];
      most = Math.max(most, held());
      turn = performance.now();
      spentLooking += turn - looked;
      cpuLooking += cpu() - lookedCpu;
    }
  }
  clearInterval(watch);
  return {
    ms: performance.now() - started - spentLooking,
    cpuMs: cpu() - startedCpu - cpuLooking,
    blockedMs,
    megabytes: bytes / 2 ** 20,
    heldMb: (most - before) / 2 ** 20,
  };
}

function toRows(figures: SitemapFigures[], products: number): Row[] {
  const best = (of: (one: SitemapFigures) => number) => Math.min(...figures.map(of));
  const [ms, heldMb] = [best((one) => one.ms), Math.max(...figures.map((one) => one.heldMb))];
  const note = `${(best((one) => one.cpuMs) / 1_000).toFixed(2)} s of a core; ${figures[0]!.megabytes.toFixed(1)} MB of XML; at most ${best((one) => one.blockedMs).toFixed(0)} ms in which nobody else is served`;
  return [
    {
      what: `Sitemaps of ${products.toLocaleString('en-GB')} products, SQLite`,
      target: `under ${MAX_MS / 1_000} s`,
      measured: `${(ms / 1_000).toFixed(2)} s`,
      pass: ms < MAX_MS,
      note,
    },
    {
      what: 'Memory held meanwhile',
      target: `at most ${MAX_MB} MB more`,
      measured: `${heldMb.toFixed(1)} MB`,
      pass: heldMb <= MAX_MB,
    },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rows } = await measureSitemap(Number(process.argv[2] ?? PRODUCTS));
  for (const { what, measured, target, pass, note = '' } of rows)
    console.log(`${what.padEnd(44)} ${measured.padEnd(10)} ${target.padEnd(22)} ${pass ? 'pass ' : 'short'} ${note}`);
}
