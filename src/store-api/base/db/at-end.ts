import type { Kysely } from 'kysely';
import type { Db } from './open-database.ts';
import type { Database } from './schema.ts';

/** What a transaction still has to do. Gives what is to be done once it is committed. */
type LastWork = () => Promise<((db: Db) => void) | undefined>;

const waiting = new WeakMap<object, LastWork[]>();

/**
 * Has `work` done as the last of the transaction, when all else that it changes is written and locked; a transaction
 * that is rolled back does none of it. For transactions of transact.ts.
 */
export function atEnd(trx: Kysely<Database>, work: LastWork): void {
  const works = waiting.get(trx);
  if (works) works.push(work);
  else waiting.set(trx, [work]);
}

/** Does it; gives what is to be called after the commit. */
export async function endTransaction(trx: Kysely<Database>): Promise<(db: Db) => void> {
  const after: ((db: Db) => void)[] = [];
  for (const work of waiting.get(trx) ?? []) {
    const then = await work();
    if (then) after.push(then);
  }
  return (db) => after.forEach((then) => then(db));
}
