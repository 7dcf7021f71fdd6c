import type { Transaction } from 'kysely';
import { type Answer, isRefusal } from '#backends/serving/answer.ts';
import { endTransaction } from './at-end.ts';
import { hasRecordedChanges, notifyChanges } from './changes.ts';
import type { Db } from './open-database.ts';
import type { Database } from './schema.ts';
import { withSharedCommit } from './sqlite/shared-commit.ts';
import { isCollision } from './unavailable.ts';

export type Trx = Transaction<Database>;

const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction. A refusal (status 400 and above) rolls it back; serialisation failures and deadlocks
 * are retried. What at-end.ts was told to do comes last; after the commit the listeners of recorded changes are called.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T | Answer>): Promise<T | Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, hasChanges, tellOthers } = await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        if (isRefusal(result)) throw new Refused(result);
        return { result, tellOthers: await endTransaction(trx), hasChanges: hasRecordedChanges(trx) };
      });
      tellOthers(db);
      if (hasChanges) await notifyChanges(db);
      return result;
    } catch (error) {
      if (error instanceof Refused) return error.answer;
      if (!isCollision(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** The same for a short transaction that many requests run at once: on SQLite they share a commit. */
export function transactShort<T>(db: Db, work: (trx: Trx) => Promise<T | Answer>): Promise<T | Answer> {
  return withSharedCommit(() => transact(db, work));
}

class Refused extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}
