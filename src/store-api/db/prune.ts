import type { Db } from './open-database.ts';
import { startBackgroundJob } from '../jobs/background-job.ts';

const HOUR_MS = 60 * 60 * 1000;
const KEY_AGE_MS = 24 * HOUR_MS;
const LINK_AGE_MS = 24 * HOUR_MS;
const MAIL_AGE_MS = 30 * 24 * HOUR_MS;
const CHANGE_AGE_MS = 24 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
/** As the demo shop's privacy policy states. */
const MESSAGE_DAYS = 730;

export interface Retention {
  /** How many days messages and stock requests are stored; 0: until the owner removes them. */
  messageDays?: number;
}

/**
 * Deletes expired tokens, idempotency keys a day after their request, links a day after they expired, mails after 30
 * days, changes after a day, messages and stock requests after `messageDays`. Newsletter addresses stay until
 * unsubscribed.
 */
export async function prune(db: Db, now: Date, { messageDays = MESSAGE_DAYS }: Retention = {}): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await db.deleteFrom('tokens').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('idempotency').where('created_at', '<', before(KEY_AGE_MS)).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', before(LINK_AGE_MS)).execute();
  await db.deleteFrom('outbox').where('next_at', 'is', null).where('created_at', '<', before(MAIL_AGE_MS)).execute();
  if (messageDays > 0) {
    await db
      .deleteFrom('messages')
      .where('kind', '=', 'contact')
      .where('created_at', '<', before(messageDays * DAY_MS))
      .execute();
    await db
      .deleteFrom('stock_requests')
      .where('created_at', '<', before(messageDays * DAY_MS))
      .execute();
  }
  // The newest row stays, because each process continues the feed from the last row it has read.
  const newest = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  await db
    .deleteFrom('changes')
    .where('at', '<', before(CHANGE_AGE_MS))
    .where('seq', '<', newest?.seq ?? 0)
    .execute();
}

/** Prunes now and every six hours. Returns a function that stops it. */
export function startPruning(db: Db, now: () => Date, retention: Retention): () => Promise<void> {
  return startBackgroundJob('pruning', () => prune(db, now(), retention), { everyMs: 6 * HOUR_MS }).close;
}
