import type { Trx } from '../../base/db/transact.ts';

/** The link by which the owner acts, in place of a command: its mailbox stands in the order's history. */
export interface ActingLink {
  mailbox: string;
  /** Reads it again, once the order's row is locked; what it throws ends what was begun. */
  check: (trx: Trx) => Promise<void>;
}
