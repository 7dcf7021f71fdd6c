import { type PostOptions, postJson } from './post-json.ts';
import { signedHeaders } from './signature.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../base/db/rows/webhook-rows.ts';
import { count } from '#counters.ts';
import { stripped } from '#lib/text/terminal-text.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** How long to wait after each failed attempt; after these two hours each time. */
const RETRY_AFTER = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 60 * MINUTE];
const LONGEST_PAUSE = 120 * MINUTE;
/** Much longer than an attempt takes: after this time another process takes over the delivery of one that died. */
const CLAIM = MINUTE;

export interface SendContext extends PostOptions {
  db: Db;
  now: () => Date;
  /** Checked before each delivery. */
  isStopped: () => boolean;
}

/** The receivers for which something is due. */
export async function webhooksDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select('webhook_id')
    .distinct()
    .where('next_at', '<=', now.toISOString())
    .execute();
  return rows.map(({ webhook_id }) => webhook_id);
}

/**
 * Tries each delivery of a receiver that is due, one after the other, what became due first first: what fails waits
 * by itself, and holds up nothing behind it. Processes share the work: the one whose update of `next_at` succeeds sends
 * it.
 */
export async function sendDue(context: SendContext, webhookId: string): Promise<void> {
  const { db, now, isStopped } = context;
  while (!isStopped()) {
    const webhook = await db.selectFrom('webhooks').selectAll().where('id', '=', webhookId).executeTakeFirst();
    const due = await db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('webhook_id', '=', webhookId)
      .where('next_at', '<=', now().toISOString())
      .orderBy('next_at')
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst();
    if (!webhook || !due) return;
    const claimedUntil = after(now(), CLAIM);
    if (await change(db, due, due.next_at, { next_at: claimedUntil, attempts: due.attempts + 1 }))
      await change(db, due, claimedUntil, await attempt(context, webhook, due));
  }
}

async function attempt(
  { now, ...options }: SendContext,
  webhook: WebhookRow,
  { id, payload: body, attempts, expires_at }: WebhookDeliveryRow,
): Promise<Partial<WebhookDeliveryRow>> {
  const timestamp = Math.floor(now().getTime() / SECOND);
  const headers = { 'user-agent': 'Selvedge', ...signedHeaders(webhook, { id, timestamp, body }, now()) };
  try {
    const status = await postJson(webhook.url, body, headers, options);
    if (status < 200 || status > 299) throw new Error(refusalOf(status));
    count('webhooks_sent');
    return { next_at: null, delivered_at: now().toISOString(), last_error: null };
  } catch (error) {
    count('webhooks_failed');
    const last_error = stripped(error instanceof Error ? error.message : String(error)).slice(0, 300);
    if (expires_at <= now().toISOString()) return { next_at: null, last_error };
    return { next_at: after(now(), RETRY_AFTER[attempts] ?? LONGEST_PAUSE), last_error };
  }
}

function refusalOf(status: number): string {
  return status >= 300 && status <= 399 ? `it answers ${status}: redirects are not followed` : `it answers ${status}`;
}

/** Changes the delivery; false when another process has changed its `next_at` meanwhile. */
async function change(
  db: Db,
  { webhook_id, sequence }: WebhookDeliveryRow,
  nextAt: string | null,
  values: Partial<WebhookDeliveryRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set(values)
    .where('webhook_id', '=', webhook_id)
    .where('sequence', '=', sequence)
    .where('next_at', '=', nextAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
