import type { Kysely } from 'kysely';
import type { Database } from '../../base/db/schema.ts';

/** A page of `policies/`. */
export interface PolicyPage {
  /** Its name below `policies/`. */
  file: string;
  source: string;
  /** Its own title, where it begins with one; not of a folder that was applied by an older program. */
  title?: string;
  /** Pages of the shop sanitise it. */
  html: string;
}

/** Lines of stock.csv of one variant as they were applied last (docs/decisions D312). */
export interface AppliedLine {
  /** The figure that an owner wrote by hand. */
  byHand?: number | null;
  /** An older program applied that figure, and none has counted since. */
  ofOlder?: boolean;
  /** When that counted last. */
  countedAt?: string;
  /** The line of the newest export: its figure, the one that `export` found, and when. */
  exported?: { quantity: number | null; base: number | null; at: string };
}

/**
 * The folder that was applied last, as the database remembers it. A line of stock.csv counts once: it is applied again
 * only after it has changed, so that what was sold meanwhile stays sold (docs/decisions D28).
 */
export interface AppliedFolder {
  /** The quantity in stock.csv, by SKU: all that an older program remembers, and reads. */
  stock: Record<string, number | null>;
  /** By the variant's id; not of a folder that was applied by an older program. */
  stockLines?: Record<string, AppliedLine>;
  /** The file of each picture's master, by its path in the folder. */
  pictures: Record<string, string>;
  /** The same of pictures that products.csv names by address and that were downloaded; not of an older program. */
  downloads?: Record<string, string>;
  /** Each page below policies/ as the owner wrote it, by slug. */
  pages: Record<string, PolicyPage>;
  /** Each file below sizes/ as the owner wrote it, by slug; not of a folder that was applied by an older program. */
  sizes?: Record<string, string>;
  /** redirects.txt; likewise. */
  redirects?: string;
}

/** Undefined for a store that was never applied from a folder. */
export async function readApplied(db: Kysely<Database>, storeId: string): Promise<AppliedFolder | undefined> {
  const row = await db.selectFrom('stores').select('applied_folder').where('id', '=', storeId).executeTakeFirst();
  return row && parseApplied(row.applied_folder);
}

export function parseApplied(text: string | null): AppliedFolder | undefined {
  return text ? (JSON.parse(text) as AppliedFolder) : undefined;
}
