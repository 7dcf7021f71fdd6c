import { join } from 'node:path';
import type { Db } from '../db/open-database.ts';
import { withSharedCommit } from '../db/sqlite/shared-commit.ts';
import { startBackgroundJob, type BackgroundJob } from '../jobs/background-job.ts';
import { smtpTransport, folderTransport } from './mail-transport.ts';
import { sendDue } from './send-due.ts';
import type { Environment } from '#environment.ts';

/**
 * Sends the mails of the database and retries until they are accepted (reliability F11). Trigger it after a commit that
 * added one.
 */
export type Outbox = BackgroundJob;

export function openOutbox(
  db: Db,
  { SMTP_URL, DATA_DIR }: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>,
  { now, everyMs }: { now: () => Date; everyMs: number },
): Outbox {
  const transport = SMTP_URL ? smtpTransport(SMTP_URL) : folderTransport(join(DATA_DIR, 'outbox'));
  return startBackgroundJob(
    'sending mails',
    (isStopped) => withSharedCommit(() => sendDue({ db, now, transport, isStopped })),
    {
      everyMs,
    },
  );
}
