import type { Transaction } from 'kysely';
import { type Answer, isRefusal } from '../http/answer.ts';
import { hasRecordedChanges, notifyChanges } from './changes.ts';
import type { Db } from './open-database.ts';
import type { Database } from './schema.ts';
import { withSharedCommit } from './sqlite/shared-commit.ts';
import { isCollision } from './unavailable.ts';

export type Trx = Transaction<Database>;

const ATTEMPTS = 5;

/**
 * Runs the work in one transaction; a refusal (400 and above) leaves nothing behind. Collisions are run again, and
 * changes that were noted are told.
 */
export async function transact<T>(db: Db, act: (trx: Trx) => Promise<T | Answer>): Promise<T | Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      let noted = false;
      const result = await db.transaction().execute(async (trx) => {
        const given = await act(trx);
        if (isRefusal(given)) throw new Refused(given);
        noted = hasRecordedChanges(trx);
        return given;
      });
      if (noted) await notifyChanges(db);
      return result;
    } catch (error) {
      if (error instanceof Refused) return error.answer;
      if (!isCollision(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** The same for a short transaction that many shoppers run at once: on SQLite they share a commit. */
export function transactShort<T>(db: Db, act: (trx: Trx) => Promise<T | Answer>): Promise<T | Answer> {
  return withSharedCommit(() => transact(db, act));
}

class Refused extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}
