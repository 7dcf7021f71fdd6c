import { parameters } from '../../base/db/parameters.ts';
import { CompiledQuery } from 'kysely';
import { type Engine, engineOf } from '../../base/db/engine.ts';
import { type Branch, branchText, type SortKey } from './listing-branches.ts';
import type { Bind } from '../../base/db/parameters.ts';
import type { Db } from '../../base/db/open-database.ts';
import { wireColumns, type WireRow } from '../../base/db/wire-rows.ts';

/** The cached part of a filter's listing. */
export interface CachedListing {
  total: number;
  branches: Branch[];
  /**
   * `anchors[n]` is the last row before the row `(n + 1) * STRIDE`. A deep page starts there instead of at the first
   * row.
   */
  anchors: SortKey[];
  /** Anchors are searched for one after the other, each once, for all requests that wait for them. */
  scan?: Promise<void>;
}

/** Rows between two anchors: as many as the database skips at most for a page. */
const STRIDE = 300;

/** One page in the order of listings. It takes one query, and one more for each anchor that is not cached yet. */
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
  const text = `with page as (${ids}) select ${wireColumns(engine)}
    from page join products on products.store_id = ${bind(storeId)} and products.id = page.id
    order by page.position, page.id`;
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
    listing.scan = (listing.scan ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => scanTo(db, storeId, listing, strides));
    await listing.scan;
  }
  return listing.anchors[strides - 1];
}

async function scanTo(db: Db, storeId: string, { branches, anchors }: CachedListing, strides: number): Promise<void> {
  const engine = engineOf(db);
  for (let known = anchors.length; known < strides; known += 1) {
    const { values, bind } = parameters(engine);
    const text = pageText(branches, { bind, engine, storeId, after: anchors[known - 1], limit: 1, offset: STRIDE - 1 });
    const [place] = (await db.executeQuery<SortKey>(CompiledQuery.raw(text, values))).rows;
    // Products have been removed meanwhile, and the listing does not reach this far any more.
    if (!place) return;
    anchors.push(place);
  }
}

interface PageQuery {
  bind: Bind;
  engine: Engine;
  storeId: string;
  after: SortKey | undefined;
  limit: number;
  offset: number;
}

/**
 * Each branch is in order already. PostgreSQL merges them without sorting only when each has an order and a limit of
 * its own.
 */
export function pageText(branches: Branch[], { bind, engine, storeId, after, limit, offset }: PageQuery): string {
  const parts = branches.map((branch) => branchText(branch, { bind, engine, storeId, after }));
  const order = 'order by position, id';
  const merged =
    parts.length === 1 || engine === 'sqlite'
      ? parts
      : parts.map((part) => `(${part} ${order} limit ${limit + offset})`);
  return `${merged.join(' union all ')} ${order} limit ${bind(limit)} offset ${bind(offset)}`;
}
