import { CompiledQuery } from 'kysely';
import { type Engine, engineOf } from '../db/engine.ts';
import { type Bind, type Branch, branchText, type SortKey } from './listing-branches.ts';
import type { Db } from '../db/open-database.ts';
import { wireColumns, type WireRow } from '../db/wire-rows.ts';

/** A filter's products, as far as they are known. */
export interface CachedListing {
  total: number;
  branches: Branch[];
  /**
   * `anchors[n]` is the last row before the row `(n + 1) * STRIDE`: a deep page begins at one instead of at the first
   * row.
   */
  anchors: SortKey[];
  /** Ends when all that asked for an anchor have theirs: they are found one after the other, once. */
  walk?: Promise<void>;
}

/** Entries of an index that are walked over at most, from an anchor to a page. */
const STRIDE = 300;

/** One page in the order of listings; one query, and a few more when nobody was that deep before. */
export async function readListingPage(
  db: Db,
  storeId: string,
  listing: CachedListing,
  { page, limit }: { page: number; limit: number },
): Promise<WireRow[]> {
  const offset = (page - 1) * limit;
  if (offset >= listing.total) return [];
  const strides = Math.floor(offset / STRIDE);
  const after = await anchorBefore(db, storeId, listing, strides);
  if (strides > 0 && !after) return [];
  const engine = engineOf(db);
  const { values, bind } = parameters(engine);
  const ids = pageText(listing.branches, { bind, engine, storeId, after, limit, offset: offset - strides * STRIDE });
  const text = `with page as (${ids}) select ${wireColumns(engine)} from page join products on products.store_id = ${bind(storeId)} and products.id = page.id order by page.position, page.id`;
  const { rows } = await db.executeQuery<WireRow>(CompiledQuery.raw(text, values));
  return rows;
}

async function anchorBefore(
  db: Db,
  storeId: string,
  listing: CachedListing,
  strides: number,
): Promise<SortKey | undefined> {
  if (listing.anchors.length < strides) {
    listing.walk = (listing.walk ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => walkTo(db, storeId, listing, strides));
    await listing.walk;
  }
  return listing.anchors[strides - 1];
}

async function walkTo(db: Db, storeId: string, { branches, anchors }: CachedListing, strides: number): Promise<void> {
  const engine = engineOf(db);
  for (let known = anchors.length; known < strides; known += 1) {
    const { values, bind } = parameters(engine);
    const text = pageText(branches, { bind, engine, storeId, after: anchors[known - 1], limit: 1, offset: STRIDE - 1 });
    const [place] = (await db.executeQuery<SortKey>(CompiledQuery.raw(text, values))).rows;
    // Products have just gone, and nothing stands so deep any more.
    if (!place) return;
    anchors.push(place);
  }
}

interface Asked {
  bind: Bind;
  engine: Engine;
  storeId: string;
  after: SortKey | undefined;
  limit: number;
  offset: number;
}

/** Branches are merged as they come, each in order already: PostgreSQL sees that only when each has its own end. */
export function pageText(branches: Branch[], { bind, engine, storeId, after, limit, offset }: Asked): string {
  const parts = branches.map((branch) => branchText(branch, { bind, engine, storeId, after }));
  const order = 'order by position, id';
  const merged =
    parts.length === 1 || engine === 'sqlite'
      ? parts
      : parts.map((part) => `(${part} ${order} limit ${limit + offset})`);
  return `${merged.join(' union all ')} ${order} limit ${bind(limit)} offset ${bind(offset)}`;
}

export function parameters(engine: Engine): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => (values.push(value), engine === 'sqlite' ? '?' : `$${values.length}`) };
}
