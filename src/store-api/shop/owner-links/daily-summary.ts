import { toDo } from './to-do.ts';
import { startBackgroundJob } from '../../base/jobs/background-job.ts';
import type { Db } from '../../base/db/open-database.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { addMail } from '../mail/add-mail.ts';
import { orderEmailsIn } from '../mail/mail-texts.ts';
import { mailboxesOf } from '../mail/mailboxes.ts';
import { SUMMARY_LISTS, type SummaryList } from '../mail/summary-lists.ts';
import { type SummaryFacts, summaryMail } from '../mail/summary-text.ts';
import { ownerLink, type OwnerSubject } from '../order-links/owner-link.ts';
import type { ReconcileContext } from '../payments/reconcile/reconcile-context.ts';
import { mailsLinks } from '../stores/mails-links.ts';
import { ownerOptions } from '../stores/owner-options.ts';
import { storesOrigin } from '../stores/page-origin.ts';
import type { Store } from '../stores/store-of-host.ts';
import { formatDate } from '#lib/dates.ts';
import { formatMinute } from '#lib/days.ts';

const EVERY_MS = 60_000;
const DEFAULT_TIME = '07:00';
/** Of each list so many, fewer of what is low in stock; the mail says how many more there are. */
const MOST_LISTED = 40;
const MOST_LOW = 20;
const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

interface SummaryContext extends ReconcileContext {
  stores: { all: () => Promise<Store[]> };
  storeOrigin: string | undefined;
}

/**
 * Looks every minute for stores whose summary of the day is due, the first time a minute after the start: who starts a
 * shop to look at it, or to command it, is mailed nothing. Returns a function that stops it.
 */
export function startSummaries(app: SummaryContext): () => Promise<void> {
  let isStarted = false;
  const work = async () => {
    if (isStarted) await mailSummaries(app);
    isStarted = true;
  };
  return startBackgroundJob('mailing the summary of the day', work, { everyMs: EVERY_MS }).close;
}

/**
 * Mails each store once a day, from its hour on in its own time zone, what is to be done; nothing on a day on which
 * nothing is. Whoever writes the day's row mails, so that of several processes one does, also where clocks are changed
 * (docs/decisions D664). Returns how many stores were mailed.
 */
export async function mailSummaries(app: SummaryContext): Promise<number> {
  let mailed = 0;
  for (const store of await app.stores.all()) {
    const { summary = DEFAULT_TIME } = store.settings.mail ?? {};
    if (summary === false || mailboxesOf(store).length === 0) continue;
    const [day = '', time = ''] = formatMinute(app.now().toISOString(), store.timeZone).split(' ');
    if (await isNew(app, store)) {
      // The first one is of the next time that its hour comes, and not of the minute in which the shop was opened.
      await claimDay(app.db, store, { day: time < summary ? dayBefore(day) : day, at: app.now() });
      continue;
    }
    if (time < summary) continue;
    if (await isMailed(app, store, day)) continue;
    const done = await transact(app.db, async (trx) => {
      if (!(await claimDay(trx, store, { day, at: app.now() }))) return false;
      return mailSummary(trx, app, store);
    });
    if (done === true) mailed += 1;
  }
  if (mailed > 0) app.outbox.trigger();
  return mailed;
}

/** Whether no day of the store was ever looked at. */
async function isNew({ db }: SummaryContext, { id }: Store): Promise<boolean> {
  const found = await db
    .selectFrom('owner_summaries')
    .select('day')
    .where('store_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found === undefined;
}

/** Of a day such as `2026-11-21`. */
function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

async function isMailed({ db }: SummaryContext, { id }: Store, day: string): Promise<boolean> {
  const found = await db
    .selectFrom('owner_summaries')
    .select('day')
    .where('store_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirst();
  return found !== undefined;
}

async function claimDay(trx: Db | Trx, { id }: Store, { day, at }: { day: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('owner_summaries')
    .values({ store_id: id, day, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const before = new Date(at.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await trx.deleteFrom('owner_summaries').where('store_id', '=', id).where('at', '<', before).execute();
  return numInsertedOrUpdatedRows > 0n;
}

/** False where nothing is to be done. */
async function mailSummary(trx: Trx, app: SummaryContext, store: Store): Promise<boolean> {
  const tasks = await toDo({ ...app, db: trx }, store);
  if (SUMMARY_LISTS.every((name) => tasks[name].length === 0)) return false;
  const at = app.now().toISOString();
  const own = storesOrigin(store, app.storeOrigin) ?? tasks.toPack.find(({ origin }) => origin)?.origin;
  for (const mailbox of mailboxesOf(store)) {
    const linkOf = async (about: OwnerSubject | undefined, origin: string | null | undefined) =>
      about && origin && mailsLinks(store)
        ? ownerLink(trx, { storeId: store.id, about, mailbox, origin, at })
        : undefined;
    const lists: Partial<Record<SummaryList, SummaryFacts['lists'][SummaryList]>> = {};
    for (const name of SUMMARY_LISTS) {
      const entries = [];
      for (const { what, about, origin } of tasks[name].slice(0, name === 'lowStock' ? MOST_LOW : MOST_LISTED))
        entries.push({ what, link: await linkOf(about, origin ?? own) });
      lists[name] = { entries, count: tasks[name].length };
    }
    const facts = {
      ...{ shop: store.name, options: ownerOptions(store), day: formatDate(at, store) },
      lists: lists as SummaryFacts['lists'],
      pickingList: tasks.toPack.length > 0 ? await linkOf('day', own) : undefined,
    };
    await addMail(trx, app, { store, to: mailbox, content: summaryMail(orderEmailsIn(store.language), facts) });
  }
  return true;
}
