import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../base/db/open-database.ts';
import type { OutboxRow } from '../../base/db/rows/mail-rows.ts';
import type { Attachment } from './compose.ts';
import type { MailTransport } from './mail-transport.ts';
import { oneLine } from './mail-address.ts';
import { count } from '#counters.ts';

const MINUTE = 60_000;
/** Minutes to wait after each failed attempt; after these a day each time. */
const RETRY_AFTER = [1, 5, 30, 2 * 60, 6 * 60, 12 * 60];
const DAY = 24 * 60;
/** Much longer than any delivery takes: after this time another process takes over the mail of one that died. */
const CLAIM = 10 * MINUTE;
const BATCH = 50;
/** Between two mails, so that many orders at once are written before the mails about them. */
const PAUSE_MS = 10;

export interface SendContext {
  db: Db;
  now: () => Date;
  transport: MailTransport;
  /** The files that go with a mail. */
  attach: (mail: OutboxRow) => Promise<readonly Attachment[]>;
  /** Checked before each mail. */
  isStopped: () => boolean;
}

/** Tries each mail that is due once. Processes share the work: the one whose update of `next_at` succeeds sends it. */
export async function sendDue({ db, now, transport, attach, isStopped }: SendContext): Promise<void> {
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('next_at', '<=', now().toISOString())
    .orderBy('next_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const mail of due) {
    if (isStopped()) return;
    if (mail !== due[0]) await sleep(PAUSE_MS);
    const claimedUntil = after(now(), CLAIM);
    if (await change(db, mail, mail.next_at, { next_at: claimedUntil, attempts: mail.attempts + 1 }))
      await change(db, mail, claimedUntil, await attempt(mail, { transport, attach, now }));
  }
  if (due.length === BATCH) await sendDue({ db, now, transport, attach, isStopped });
}

async function attempt(
  mail: OutboxRow,
  { transport, attach, now }: Pick<SendContext, 'transport' | 'attach' | 'now'>,
): Promise<Partial<OutboxRow>> {
  if (mail.expires_at <= now().toISOString())
    return { next_at: null, text: '', last_error: mail.last_error ?? 'expired before it could be sent' };
  try {
    await transport(mail, await attach(mail));
    count('mails_sent');
    return { next_at: null, text: '', sent_at: now().toISOString(), last_error: null };
  } catch (error) {
    count('mails_failed');
    const last_error = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300);
    if (Reflect.get(Object(error), 'permanent') === true) return { next_at: null, text: '', last_error };
    return { next_at: after(now(), (RETRY_AFTER[mail.attempts] ?? DAY) * MINUTE), last_error };
  }
}

/** Changes the mail; false when another process has changed its `next_at` meanwhile. */
async function change(db: Db, { id }: OutboxRow, nextAt: string | null, values: Partial<OutboxRow>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(values)
    .where('id', '=', id)
    .where('next_at', '=', nextAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
