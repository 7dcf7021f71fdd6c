import { newTicket } from './ticket.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { MessageRow } from '../../base/db/rows/mail-rows.ts';
import type { Trx } from '../../base/db/transact.ts';

type NewMessage = Pick<MessageRow, 'store_id' | 'kind' | 'email' | 'created_at'> &
  Partial<Pick<MessageRow, 'name' | 'subject' | 'message'>>;

/** Stores a message under a new ticket number. An address that is subscribed already is left as it is. */
export async function addMessage(trx: Trx, message: NewMessage): Promise<string> {
  const subscriber = message.kind === 'newsletter' ? message.email : null;
  for (;;) {
    const ticket = newTicket();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('messages')
      .values({
        ...{ name: null, subject: null, message: null, answered_at: null, answered_by: null },
        ...{ ...message, subscriber, ticket },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Nothing is inserted when the address is subscribed already, or when the ticket number exists: then draw another.
    if (subscriber || numInsertedOrUpdatedRows) return ticket;
  }
}

/** A store's messages, newest first. */
export async function listMessages(
  db: Db,
  { storeId, kind }: { storeId: string; kind?: MessageRow['kind'] | undefined },
): Promise<MessageRow[]> {
  let found = db.selectFrom('messages').selectAll().where('store_id', '=', storeId);
  if (kind) found = found.where('kind', '=', kind);
  return found.orderBy('created_at', 'desc').orderBy('ticket').execute();
}
