import type { Kysely } from 'kysely';
import { urlOf } from './engine.ts';
import type { Db } from './open-database.ts';
import type { Database } from './schema.ts';

/** More products than this are told as one tag. */
const MOST_NAMED = 100;

const noted = new WeakSet<object>();
const listeners = new Map<string, Set<() => Promise<void>>>();

/**
 * Writes down, in the transaction that makes it, a change of what every visitor sees (tags: see EmbeddedApi.watch,
 * here without the store). The last thing a transaction does: the feed waits some seconds only for numbers that
 * were given out and not yet committed.
 */
export async function recordChanges(trx: Kysely<Database>, storeId: string, tags: string[], at: string): Promise<void> {
  if (tags.length === 0) return;
  await trx
    .insertInto('changes')
    .values(tags.map((tag) => ({ store_id: storeId, tag, at })))
    .execute();
  noted.add(trx);
}

/** One tag a product, or one for all. */
export function productTags(ids: string[]): string[] {
  const each = [...new Set(ids)];
  return each.length > MOST_NAMED ? ['products'] : each.map((id) => `product:${id}`);
}

export function hasRecordedChanges(trx: object): boolean {
  return noted.has(trx);
}

/** To be called after a commit with changes: all of this process that opened the same database hear of it. */
export async function notifyChanges(db: Db): Promise<void> {
  await Promise.all([...(listeners.get(urlOf(db)) ?? [])].map((hear) => hear()));
}

/** `hear` is called when this process has committed changes; it never rejects. Gives a function that ends it. */
export function onChanges(db: Db, hear: () => Promise<void>): () => void {
  const url = urlOf(db);
  const all = listeners.get(url) ?? new Set();
  listeners.set(url, all.add(hear));
  return () => {
    all.delete(hear);
    if (all.size === 0) listeners.delete(url);
  };
}
