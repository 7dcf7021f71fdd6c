import { sql } from 'kysely';
import { deleteInBatches } from '../../base/db/delete-in-batches.ts';
import type { Db } from '../../base/db/open-database.ts';
import { eraseClosedAccounts } from './erase-closed.ts';
import { removeOldMailFiles } from '../customers/mail-files.ts';
import { startBackgroundJob } from '../../base/jobs/background-job.ts';
import { monthsBefore, retentionOf } from '../stores/retention.ts';

const HOUR_MS = 60 * 60 * 1000;
const KEY_AGE_MS = 24 * HOUR_MS;
const LINK_AGE_MS = 24 * HOUR_MS;
const MAIL_AGE_MS = 30 * 24 * HOUR_MS;
/** Twice as long as a price before a sale goes back. */
const PRICE_AGE_MS = 60 * 24 * HOUR_MS;
const CHANGE_AGE_MS = 24 * HOUR_MS;

/**
 * Deletes expired tokens, idempotency keys a day after their request, links to passwords and orders a day after they
 * expired, mails after 30 days, also those that are files (the demo's privacy page says so), what webhooks
 * were told after 30 days, changes after a day,
 * messages and stock requests when their store's retention is over, documents so many years after the end of their
 * financial year, prices and discounts after 60 days unless they were in force then. Newsletter addresses stay until
 * unsubscribed; those that are not confirmed go after 7 days.
 */
export async function prune(db: Db, now: Date, outboxFolder: string): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await deleteInBatches(db, { table: 'tokens', key: ['hash'], where: sql`expires_at <= ${now.toISOString()}` });
  await deleteInBatches(db, {
    table: 'idempotency',
    key: ['store_id', 'user_id', 'call', 'key'],
    where: sql`created_at < ${before(KEY_AGE_MS)}`,
  });
  await db.deleteFrom('password_resets').where('expires_at', '<', before(LINK_AGE_MS)).execute();
  await db.deleteFrom('order_links').where('expires_at', '<', before(LINK_AGE_MS)).execute();
  await deleteInBatches(db, {
    table: 'outbox',
    key: ['id'],
    where: sql`next_at is null and created_at < ${before(MAIL_AGE_MS)}`,
  });
  await deleteInBatches(db, {
    table: 'webhook_deliveries',
    key: ['webhook_id', 'sequence'],
    where: sql`next_at is null and created_at < ${before(MAIL_AGE_MS)}`,
  });
  await removeOldMailFiles(outboxFolder, before(MAIL_AGE_MS));
  await db.deleteFrom('messages').where('confirm_by', '<=', now.toISOString()).execute();
  await pruneMessages(db, now);
  await pruneDocuments(db, now);
  await prunePriceChanges(db, before(PRICE_AGE_MS));
  await pruneDiscountChanges(db, before(PRICE_AGE_MS));
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

/** The last one before stays, as long as the variant is there: it was in force on that day. */
async function prunePriceChanges(db: Db, before: string): Promise<void> {
  await deleteInBatches(db, {
    table: 'price_changes',
    key: ['store_id', 'variant_id', 'at'],
    where: sql`at < ${before} and (
      exists (select 1 from price_changes as later where later.store_id = price_changes.store_id
        and later.variant_id = price_changes.variant_id and later.at > price_changes.at and later.at <= ${before})
      or not exists (select 1 from variants where variants.store_id = price_changes.store_id
        and variants.id = price_changes.variant_id))`,
  });
}

/** The last ones before stay: they were in force on that day. */
async function pruneDiscountChanges(db: Db, before: string): Promise<void> {
  await sql`delete from discount_changes where at < ${before} and exists (
    select 1 from discount_changes as later where later.store_id = discount_changes.store_id
    and later.at > discount_changes.at and later.at <= ${before})`.execute(db);
}

/** By store: messages and stock requests that are older than it keeps them. */
async function pruneMessages(db: Db, now: Date): Promise<void> {
  for (const { id, info } of await db.selectFrom('stores').select(['id', 'info']).execute()) {
    const { messages } = retentionOf(JSON.parse(info) as Record<string, unknown>);
    const before = monthsBefore(now, messages).toISOString();
    const inStore = { store_id: id };
    await db
      .deleteFrom('messages')
      .where((eb) => eb.and({ ...inStore, kind: 'contact' }))
      .where('created_at', '<', before)
      .execute();
    await db
      .deleteFrom('stock_requests')
      .where((eb) => eb.and(inStore))
      .where('created_at', '<', before)
      .execute();
  }
}

/** By store: what it gave out in a financial year that ended longer ago than it keeps that. */
async function pruneDocuments(db: Db, now: Date): Promise<void> {
  for (const { id, info } of await db.selectFrom('stores').select(['id', 'info']).execute()) {
    const { documents: years } = retentionOf(JSON.parse(info) as Record<string, unknown>);
    const before = monthsBefore(now, 12 * years).toISOString();
    await db.deleteFrom('documents').where('store_id', '=', id).where('year_end', '<=', before).execute();
  }
}

/** Prunes and forgets closed accounts, now and every six hours. Returns a function that stops it. */
export function startPruning(db: Db, now: () => Date, outboxFolder: string): () => Promise<void> {
  const work = async (): Promise<void> => {
    await prune(db, now(), outboxFolder);
    await eraseClosedAccounts(db, { now, outboxFolder });
  };
  return startBackgroundJob('pruning', work, { everyMs: 6 * HOUR_MS }).close;
}
