import type { Outbox } from './outbox.ts';
import type { Db } from '../../base/db/open-database.ts';

/** The context that adding a mail to a transaction needs. */
export interface MailContext {
  now: () => Date;
  /** MAIL_FROM of the environment; undefined: each store's own address. */
  mailFrom: string | undefined;
}

/** The same for a job or command that opens transactions itself: the outbox is triggered after the commit. */
export interface OutboxContext extends MailContext {
  db: Db;
  outbox: Outbox;
}
