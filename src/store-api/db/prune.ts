import type { Db } from './open-database.ts';

const HOUR_MS = 60 * 60 * 1000;
const KEYS_KEPT_MS = 7 * 24 * HOUR_MS;

/** Forgets expired tokens, and idempotency keys a week after their call. */
export async function prune(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('tokens').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('idempotency').where('created_at', '<', new Date(now.getTime() - KEYS_KEPT_MS).toISOString()).execute();
}

/** Now and every six hours, without keeping the process alive; a database that is busy or away is pruned next time. */
export function keepPruned(db: Db, now: () => Date): () => void {
  const attempt = () => void prune(db, now()).catch(() => undefined);
  attempt();
  const timer = setInterval(attempt, 6 * HOUR_MS).unref();
  return () => clearInterval(timer);
}
