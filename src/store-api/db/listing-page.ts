import { CompiledQuery } from 'kysely';
import { type Engine, engineOf } from './engine.ts';
import { type Bind, type Branch, branchText, type RowPlace } from './listing-branches.ts';
import type { Db } from './open-database.ts';
import { wireColumns, type WireRow } from './wire-rows.ts';

/** A filter's products, as far as they are known. */
export interface KnownListing {
  total: number;
  branches: Branch[];
  /** `anchors[n]` is the last row before the row `(n + 1) * STRIDE`: a deep page begins at one instead of at the first row. */
  anchors: RowPlace[];
}

/** Entries of an index that are walked over at most, from an anchor to a page. */
const STRIDE = 600;

/** One page in the order of listings; one query, and a few more when nobody was that deep before. */
export async function readListingPage(db: Db, storeId: string, listing: KnownListing, { page, limit }: { page: number; limit: number }): Promise<WireRow[]> {
  const offset = (page - 1) * limit;
  if (offset >= listing.total) return [];
  const strides = Math.floor(offset / STRIDE);
  const after = await anchorBefore(db, storeId, listing, strides);
  const engine = engineOf(db);
  const { values, bind } = parameters(engine);
  const ids = pageText(listing.branches, { bind, engine, storeId, after, limit, offset: offset - strides * STRIDE });
  const text = `with page as (${ids}) select ${wireColumns(engine)} from page join products on products.store_id = ${bind(storeId)} and products.id = page.id order by page.position, page.id`;
  const { rows } = await db.executeQuery<WireRow>(CompiledQuery.raw(text, values));
  return rows;
}

async function anchorBefore(db: Db, storeId: string, { branches, anchors }: KnownListing, strides: number): Promise<RowPlace | undefined> {
  const engine = engineOf(db);
  for (let known = Math.min(strides, anchors.length); known < strides; known += 1) {
    const { values, bind } = parameters(engine);
    const text = pageText(branches, { bind, engine, storeId, after: anchors[known - 1], limit: 1, offset: STRIDE - 1 });
    const [place] = (await db.executeQuery<RowPlace>(CompiledQuery.raw(text, values))).rows;
    if (!place) return anchors[known - 1];
    anchors[known] = place;
  }
  return anchors[strides - 1];
}

interface Asked {
  bind: Bind;
  engine: Engine;
  storeId: string;
  after: RowPlace | undefined;
  limit: number;
  offset: number;
}

/** Branches are merged as they come: each is in order already. */
function pageText(branches: Branch[], { bind, engine, storeId, after, limit, offset }: Asked): string {
  const parts = branches.map((branch) => branchText(branch, { bind, engine, storeId, after }));
  return `${parts.join(' union all ')} order by position, id limit ${bind(limit)} offset ${bind(offset)}`;
}

export function parameters(engine: Engine): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => (values.push(value), engine === 'sqlite' ? '?' : `$${values.length}`) };
}
