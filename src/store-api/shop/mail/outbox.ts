import type { Db } from '../../base/db/open-database.ts';
import { withSharedCommit } from '../../base/db/sqlite/shared-commit.ts';
import { startBackgroundJob, type BackgroundJob } from '../../base/jobs/background-job.ts';
import { configuredTransport } from './mail-transport.ts';
import { type SendContext, sendDue } from './send-due.ts';
import type { Environment } from '#environment.ts';

/**
 * Sends the mails of the database and retries until they are accepted (reliability F11). Trigger it after a commit that
 * added one.
 */
export type Outbox = BackgroundJob;

export function openOutbox(
  db: Db,
  environment: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>,
  { now, attach, everyMs }: Pick<SendContext, 'now' | 'attach'> & { everyMs: number },
): Outbox {
  const transport = configuredTransport(environment);
  return startBackgroundJob(
    'sending mails',
    (isStopped) => withSharedCommit(() => sendDue({ db, now, transport, attach, isStopped })),
    {
      everyMs,
    },
  );
}
