import type { Db } from './open-database.ts';
import { startBackgroundJob } from '../jobs/background-job.ts';

const HOUR_MS = 60 * 60 * 1000;
const KEYS_KEPT_MS = 24 * HOUR_MS;
const LINKS_KEPT_MS = 24 * HOUR_MS;
const MAILS_KEPT_MS = 30 * 24 * HOUR_MS;
const CHANGES_KEPT_MS = 24 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
/** The demo shop's privacy policy says so. */
const MESSAGE_DAYS = 730;

export interface Retention {
  /** How long messages and requests to be told of stock are kept; 0: until the owner removes them. */
  messageDays?: number;
}

/**
 * Forgets expired tokens, idempotency keys a day after their call, links a day after they expired, mails a month after
 * they were sent, changes after a day; messages and requests after two years. The newsletter's addresses stay until
 * they are signed off.
 */
export async function prune(db: Db, now: Date, { messageDays = MESSAGE_DAYS }: Retention = {}): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await db.deleteFrom('tokens').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('idempotency').where('created_at', '<', before(KEYS_KEPT_MS)).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', before(LINKS_KEPT_MS)).execute();
  await db.deleteFrom('outbox').where('next_at', 'is', null).where('created_at', '<', before(MAILS_KEPT_MS)).execute();
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
  // The newest stays, so that who has read it finds its place again.
  const newest = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  await db
    .deleteFrom('changes')
    .where('at', '<', before(CHANGES_KEPT_MS))
    .where('seq', '<', newest?.seq ?? 0)
    .execute();
}

/** Now and every six hours. Gives a function that ends it. */
export function startPruning(db: Db, now: () => Date, retention: Retention): () => Promise<void> {
  return startBackgroundJob('pruning', () => prune(db, now(), retention), { everyMs: 6 * HOUR_MS }).close;
}
