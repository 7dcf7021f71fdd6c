import { mkdirSync, mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, signUp, startProcess, type ShopProcess } from '../e2e/process/shop-process.ts';
import { fill, type Filled } from './load/fill.ts';
import { Balancer } from './machines/balancer.ts';
import { DatabaseCluster } from './machines/database-cluster.ts';
import { Pooler } from './machines/pooler.ts';
import type { Programs } from './machines/programs.ts';
import { openLine, type SilentLine } from './machines/silent-line.ts';

/** Ports of this machine, from 4900 on. */
const PORT = { postgres: 4901, pooler: 4910, line: 4913, balancer: 4920, shops: [4931, 4932, 4933] };
const SHOPPERS = 10;

/** Three shops behind nginx, pgbouncer, three machines with PostgreSQL. The third shop's line to it can fall silent. */
export interface World extends Filled {
  folder: string;
  programs: Programs;
  cluster: DatabaseCluster;
  pooler: Pooler;
  balancer: Balancer;
  line: SilentLine;
  shops: ShopProcess[];
  tokens: string[];
  startShop: (index: number, env?: Record<string, string>) => Promise<ShopProcess>;
  /** Pages are in the cache of each shop. */
  warm: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openWorld(programs: Programs): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-cluster-'));
  chmodSync(folder, 0o755);
  const cluster = new DatabaseCluster(folder, PORT.postgres, programs);
  await cluster.start();
  const pooler = new Pooler(folder, PORT.pooler, programs);
  pooler.start(cluster.primary);
  const data = join(folder, 'shop');
  mkdirSync(data);
  const filled = await fill(cluster.primary.url, data);
  const line = await openLine(PORT.line, PORT.pooler);
  const urls = [pooler.url, pooler.url, pooler.url.replace(String(PORT.pooler), String(PORT.line))];
  const shops: ShopProcess[] = [];
  const startShop = async (index: number, env: Record<string, string> = {}) => {
    const shop = await startProcess({
      PORT: String(PORT.shops[index]),
      DATA_DIR: data,
      DATABASE_URL: urls[index] ?? pooler.url,
      TRUSTED_PROXIES: '127.0.0.1',
      // Counted, so that the limits take part, and never reached.
      ORDERS_PER_HOUR: '1000000',
      ...env,
    });
    shops[index] = shop;
    return shop;
  };
  for (const index of PORT.shops.keys()) await startShop(index);
  const balancer = new Balancer(folder, PORT.balancer, programs);
  balancer.start(PORT.shops);
  const tokens: string[] = [];
  for (let number = 0; number < SHOPPERS; number += 1)
    tokens.push(await signUp(shops[number % shops.length]?.origin ?? '', `shopper${number}@example.com`));
  const world: World = {
    ...filled,
    folder,
    programs,
    cluster,
    pooler,
    balancer,
    line,
    shops,
    tokens,
    startShop,
    async warm() {
      for (const { origin } of shops)
        for (const path of filled.pages) {
          // An entry belongs to the host that it was asked for.
          const { status } = await ask(origin, path, { headers: { host: `localhost:${PORT.balancer}` } });
          if (status !== 200) throw new Error(`${origin}${path}: ${status}`);
        }
    },
    async close() {
      await balancer.stop();
      await Promise.all(shops.map((shop) => shop.close()));
      line.close();
      await pooler.stop();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await world.warm();
  return world;
}
