import { CatalogueIndex } from './index/catalogue-index.ts';
import { readProducts, readSomeProducts } from './index/read-products.ts';
import type { Synonyms } from './synonyms.ts';
import type { Db } from '../../base/db/open-database.ts';

/** The search index of each store: built when it is first needed, and updated by the change feed. */
export interface Searchers {
  /** The index, with every change that was reported before this call. */
  of: (storeId: string) => Promise<CatalogueIndex>;
  /**
   * Builds the index of every store some seconds from now, so that no search waits for it. Gives a function that
   * cancels it.
   */
  warm: () => () => void;
  /** Takes a change from the feed: `STORE:product:ID`, `STORE:products`, `STORE:info` or `*`. */
  onChange: (tag: string) => void;
}

interface CachedIndex {
  index: CatalogueIndex | undefined;
  /** Ids of products that changed since. */
  changed: Set<string>;
  updating: Promise<void> | undefined;
}

/** The first requests after the start are for pages, and building an index would slow them. */
const WARM_AFTER_MS = 3_000;
/** With more changed products than these the index is built anew. */
const MAX_CHANGED = 500;
const TAG = /^(.*):(?:product:(.+)|products|info)$/s;

export function openSearchers(db: Db, synonymsOf: (storeId: string) => Promise<Synonyms>): Searchers {
  const stores = new Map<string, CachedIndex>();

  function entryOf(storeId: string): CachedIndex {
    let entry = stores.get(storeId);
    if (!entry) stores.set(storeId, (entry = { index: undefined, changed: new Set(), updating: undefined }));
    return entry;
  }

  async function update(storeId: string, entry: CachedIndex): Promise<void> {
    const ids = entry.changed;
    // A change that comes while products are being read may or may not be in what is read: the next update reads it.
    entry.changed = new Set();
    try {
      if (!entry.index || entry.index.needsRebuild || ids.size > MAX_CHANGED) entry.index = await build(storeId);
      else await refresh(entry.index, storeId, [...ids]);
    } catch (error) {
      for (const id of ids) entry.changed.add(id);
      throw error;
    }
  }

  async function build(storeId: string): Promise<CatalogueIndex> {
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

  async function warmAll(): Promise<void> {
    for (const { id } of await db.selectFrom('stores').select('id').execute()) await indexOf(id);
  }

  async function indexOf(storeId: string): Promise<CatalogueIndex> {
    for (;;) {
      // The entry is looked up in each round: `onChange` drops it when the whole catalogue changes during an update.
      const entry = entryOf(storeId);
      if (entry.index && entry.changed.size === 0 && !entry.updating) return entry.index;
      await (entry.updating ??= update(storeId, entry).finally(() => (entry.updating = undefined)));
    }
  }

  return {
    of: indexOf,
    warm() {
      // An error is reported to the first search, which builds the index again.
      const timer = setTimeout(() => void warmAll().catch(() => undefined), WARM_AFTER_MS).unref();
      return () => clearTimeout(timer);
    },
    onChange(tag) {
      if (tag === '*') {
        stores.clear();
        return;
      }
      const [, storeId, id] = TAG.exec(tag) ?? [];
      if (storeId === undefined) return;
      if (id === undefined) stores.delete(storeId);
      else stores.get(storeId)?.changed.add(id);
    },
  };
}
