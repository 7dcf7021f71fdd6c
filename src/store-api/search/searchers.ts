import { CatalogueIndex } from './index/catalogue-index.ts';
import { readProducts, readSomeProducts } from './index/read-products.ts';
import type { Synonyms } from './synonyms.ts';
import type { Db } from '../db/open-database.ts';

/** Each store's index, made when it is first asked for and kept right by the feed of changes. */
export interface Searchers {
  /** Knows all that was told before this call. */
  of(storeId: string): Promise<CatalogueIndex>;
  /**
   * Makes every store's index some seconds from now, so that no search has to wait for it. Gives a function that calls
   * it off.
   */
  warm(): () => void;
  /** A change as the feed tells it: `STORE:product:ID`, `STORE:products`, `STORE:info` or `*`. */
  onChange(tag: string): void;
}

interface CachedIndex {
  index: CatalogueIndex | undefined;
  /** Products that changed since. */
  changed: Set<string>;
  working: Promise<void> | undefined;
}

/** The first pages come first. */
const WARM_AFTER_MS = 3_000;
/** More changed products are read with all the others. */
const MAX_CHANGED = 500;
const TAG = /^(.*):(?:product:(.+)|products|info)$/s;

export function openSearchers(db: Db, synonymsOf: (storeId: string) => Promise<Synonyms>): Searchers {
  const stores = new Map<string, CachedIndex>();

  function keptOf(storeId: string): CachedIndex {
    let kept = stores.get(storeId);
    if (!kept) stores.set(storeId, (kept = { index: undefined, changed: new Set(), working: undefined }));
    return kept;
  }

  async function bringUp(storeId: string, kept: CachedIndex): Promise<void> {
    const ids = kept.changed;
    // What changes from here on is read again afterwards, whether or not it was read in this pass.
    kept.changed = new Set();
    try {
      if (!kept.index || kept.index.needsRebuild || ids.size > MAX_CHANGED) kept.index = await makeIndex(storeId);
      else await refresh(kept.index, storeId, [...ids]);
    } catch (error) {
      for (const id of ids) kept.changed.add(id);
      throw error;
    }
  }

  async function makeIndex(storeId: string): Promise<CatalogueIndex> {
    const index = new CatalogueIndex(await synonymsOf(storeId));
    for await (const products of readProducts(db, storeId)) for (const product of products) index.put(product);
    return index;
  }

  async function refresh(index: CatalogueIndex, storeId: string, ids: string[]): Promise<void> {
    const products = new Map((await readSomeProducts(db, storeId, ids)).map((product) => [product.id, product]));
    for (const id of ids) {
      const product = products.get(id);
      if (product) index.put(product);
      else index.remove(id);
    }
  }

  /** Trouble is told to who searches. */
  async function warmAll(): Promise<void> {
    for (const { id } of await db.selectFrom('stores').select('id').execute()) await indexOf(id);
  }

  async function indexOf(storeId: string): Promise<CatalogueIndex> {
    for (;;) {
      // One that was forgotten while it was made was made of what is no more: it is looked up anew each time.
      const kept = keptOf(storeId);
      if (kept.index && kept.changed.size === 0 && !kept.working) return kept.index;
      await (kept.working ??= bringUp(storeId, kept).finally(() => (kept.working = undefined)));
    }
  }

  return {
    of: indexOf,
    warm() {
      const timer = setTimeout(() => void warmAll().catch(() => undefined), WARM_AFTER_MS).unref();
      return () => clearTimeout(timer);
    },
    onChange(tag) {
      if (tag === '*') return stores.clear();
      const [, storeId, id] = TAG.exec(tag) ?? [];
      if (storeId === undefined) return;
      if (id === undefined) stores.delete(storeId);
      else stores.get(storeId)?.changed.add(id);
    },
  };
}
