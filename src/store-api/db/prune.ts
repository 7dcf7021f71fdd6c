import type { Db } from './open-database.ts';
import { openJob } from '../standing-job.ts';

const HOUR_MS = 60 * 60 * 1000;
const KEYS_KEPT_MS = 24 * HOUR_MS;
const LINKS_KEPT_MS = 24 * HOUR_MS;
const MAILS_KEPT_MS = 30 * 24 * HOUR_MS;
const CHANGES_KEPT_MS = 24 * HOUR_MS;

/** Forgets expired tokens, idempotency keys a day after their call, links a day after they expired, mails a month after they were sent, changes after a day. */
export async function prune(db: Db, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await db.deleteFrom('tokens').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('idempotency').where('created_at', '<', before(KEYS_KEPT_MS)).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', before(LINKS_KEPT_MS)).execute();
  await db.deleteFrom('outbox').where('next_at', 'is', null).where('created_at', '<', before(MAILS_KEPT_MS)).execute();
  // The newest stays, so that who has read it finds its place again.
  const newest = await db.selectFrom('changes').select((eb) => eb.fn.max('seq').as('seq')).executeTakeFirst();
  await db.deleteFrom('changes').where('at', '<', before(CHANGES_KEPT_MS)).where('seq', '<', newest?.seq ?? 0).execute();
}

/** Now and every six hours. Gives a function that ends it. */
export function keepPruned(db: Db, now: () => Date): () => Promise<void> {
  return openJob('pruning', () => prune(db, now()), { everyMs: 6 * HOUR_MS }).close;
}
