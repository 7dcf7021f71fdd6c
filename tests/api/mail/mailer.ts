import type { Db } from '#store-api/base/db/open-database.ts';

/** What changes an order outside of a request, of a shop whose own outbox sends the mails. */
export function makeMailer(db: Db, now: () => Date) {
  return { db, now, mailFrom: undefined, outbox: { trigger: () => undefined, close: () => Promise.resolve() } };
}
