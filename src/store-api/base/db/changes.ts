import type { Kysely } from 'kysely';
import { urlOf } from './engine.ts';
import type { Db } from './open-database.ts';
import type { Database } from './schema.ts';

/** More products than this are recorded as one tag, `products`. */
const MAX_NAMED = 100;

const recorded = new WeakSet<object>();
const listeners = new Map<string, Set<() => Promise<void>>>();

/**
 * Records a change of public data in the transaction that makes it (tags: see EmbeddedApi.watch, here without the
 * store). It should be the last statement of the transaction: the feed waits only some seconds for rows that are
 * numbered and not yet committed.
 */
export async function recordChanges(trx: Kysely<Database>, storeId: string, tags: string[], at: string): Promise<void> {
  if (tags.length === 0) return;
  await trx
    .insertInto('changes')
    .values(tags.map((tag) => ({ store_id: storeId, tag, at })))
    .execute();
  recorded.add(trx);
}

/** One tag for each product, or one for all. */
export function productTags(ids: string[]): string[] {
  const each = [...new Set(ids)];
  return each.length > MAX_NAMED ? ['products'] : each.map((id) => `product:${id}`);
}

export function hasRecordedChanges(trx: object): boolean {
  return recorded.has(trx);
}

/** To be called after a commit with changes: runs this process's listeners on the same database. */
export async function notifyChanges(db: Db): Promise<void> {
  await Promise.all([...(listeners.get(urlOf(db)) ?? [])].map((listener) => listener()));
}

/** Adds a listener for commits of this process; it must not reject. Returns a function that removes it. */
export function onChanges(db: Db, listener: () => Promise<void>): () => void {
  const url = urlOf(db);
  const all = listeners.get(url) ?? new Set();
  listeners.set(url, all.add(listener));
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(url);
  };
}
