import { join } from 'node:path';
import type { Db } from '../db/open-database.ts';
import { sharingCommit } from '../db/sqlite/shared-commit.ts';
import { openJob, type StandingJob } from '../jobs/background-job.ts';
import { deliverBySmtp, deliverToFolder } from './mail-transport.ts';
import { sendDue } from './send-due.ts';
import type { Environment } from '#environment.ts';

/** Sends the mails that wait in the database, now and then again until they are through (reliability F11). To be woken when one was committed. */
export type Outbox = StandingJob;

export function openOutbox(
  db: Db,
  { SMTP_URL, DATA_DIR }: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>,
  { now, everyMs }: { now(): Date; everyMs: number },
): Outbox {
  const deliver = SMTP_URL ? deliverBySmtp(SMTP_URL) : deliverToFolder(join(DATA_DIR, 'outbox'));
  return openJob('sending mails', (stopped) => sharingCommit(() => sendDue({ db, now, deliver, stopped })), {
    everyMs,
  });
}
