import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from './shop/server-process.ts';
import type { Options } from './options.ts';
import { startShop } from './shop/shop.ts';
import { openPeers } from './paired/peers.ts';
import type { Target } from './paired/targets.ts';
import { say } from './say.ts';
import { copyOfData } from './shop/shop-data.ts';
import { findPaths, type Paths } from './shop/shop-paths.ts';

/** A shop that is open, and how to open one more process of it on the same data. */
export interface Subject {
  name: 'shop' | 'past';
  checkout: string;
  origin: string;
  pid: number;
  paths: Paths;
  another: (settings?: { env?: Record<string, string>; core?: number }) => Promise<Server>;
}

/** What every group of rows measures with. */
export interface Bench {
  quick: boolean;
  /** How often paired rows measure; undefined: as each row does by itself. */
  rounds: number | undefined;
  shop: Subject;
  /** An earlier commit beside it, on a copy of the same data. */
  past: Subject | undefined;
  /** Shops of others that run beside it. */
  peers: readonly Target[];
  paths: Paths;
}

/** Those measured in turn. */
export function subjectsOf({ shop, past }: Bench): Subject[] {
  return past ? [shop, past] : [shop];
}

export async function openBench(
  { quick, rounds, peers }: Pick<Options, 'quick' | 'rounds' | 'peers'>,
  pastCheckout: string | undefined,
): Promise<Bench> {
  const shop = await openSubject('shop', '.');
  const past = pastCheckout ? await openSubject('past', pastCheckout) : undefined;
  return { quick, rounds, shop, past, peers: await openPeers(peers), paths: shop.paths };
}

async function openSubject(name: Subject['name'], checkout: string): Promise<Subject> {
  const dataDir = copyOfData(checkout);
  const steps = [
    existsSync(join(checkout, 'dist/server/entry.mjs')) ? '' : 'building it first',
    existsSync(join(dataDir, 'store.db')) ? '' : 'filling a store first',
  ];
  say(`${name}: starting${steps.some(Boolean) ? `, ${steps.filter(Boolean).join(' and ')}` : ''}`);
  const { origin, pid } = await startShop({ checkout, dataDir, name });
  const another: Subject['another'] = (settings) => startShop({ checkout, dataDir, name, ...settings });
  return { name, checkout, origin, pid, paths: await findPaths(origin), another };
}
