import type { Server } from './shop/server-process.ts';
import { startShop } from './shop/shop.ts';
import { copyOfData } from './shop/shop-data.ts';
import { findPaths, type Paths } from './shop/shop-paths.ts';

/** A shop that is open, and how to open one more process of it on the same data. */
export interface Subject {
  name: 'shop' | 'past';
  origin: string;
  pid: number;
  another: (settings?: { env?: Record<string, string>; core?: number }) => Promise<Server>;
}

/** What every group of rows measures with. */
export interface Bench {
  quick: boolean;
  shop: Subject;
  /** An earlier commit beside it, on a copy of the same data. */
  past: Subject | undefined;
  paths: Paths;
}

const PAST_RUNS = 3;

/** Those measured in turn in this run; the past is there for the first three. */
export function subjectsOf({ shop, past }: Bench, run = 0): Subject[] {
  return past && run < PAST_RUNS ? [shop, past] : [shop];
}

export async function openSubject(name: Subject['name'], checkout: string, dataDir = copyOfData()): Promise<Subject> {
  const { origin, pid } = await startShop({ checkout, dataDir });
  return { name, origin, pid, another: (settings) => startShop({ checkout, dataDir, ...settings }) };
}

export async function openBench(quick: boolean, pastCheckout: string | undefined): Promise<Bench> {
  const shop = await openSubject('shop', '.');
  const past = pastCheckout ? await openSubject('past', pastCheckout) : undefined;
  return { quick, shop, past, paths: await findPaths(shop.origin) };
}
