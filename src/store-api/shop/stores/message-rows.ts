import { newTicket } from './ticket.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { MessageRow } from '../../base/db/rows/mail-rows.ts';
import type { Trx } from '../../base/db/transact.ts';

type NewMessage = Pick<MessageRow, 'store_id' | 'kind' | 'email' | 'created_at'> &
  Partial<Pick<MessageRow, 'name' | 'subject' | 'message' | 'subscriber' | 'confirm_by'>>;

/** Stores a message under a new ticket number. */
export async function addMessage(trx: Trx, message: NewMessage): Promise<string> {
  for (;;) {
    const ticket = await insertMessage(trx, message);
    // Nothing is inserted when the number exists: then draw another.
    if (ticket !== undefined) return ticket;
  }
}

/** Its ticket number; undefined when that, or the subscriber, is there already. */
export async function insertMessage(trx: Trx, message: NewMessage): Promise<string | undefined> {
  const ticket = newTicket();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('messages')
    .values({
      ...{ name: null, subject: null, message: null, answered_at: null, answered_by: null },
      ...{ subscriber: null, confirm_by: null, confirmed_at: null },
      ...{ ...message, ticket },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? ticket : undefined;
}

/** A store's messages, newest first; without addresses that are not confirmed. */
export async function listMessages(
  db: Db,
  { storeId, kind }: { storeId: string; kind?: MessageRow['kind'] | undefined },
): Promise<MessageRow[]> {
  let found = db.selectFrom('messages').selectAll().where('store_id', '=', storeId).where('confirm_by', 'is', null);
  if (kind) found = found.where('kind', '=', kind);
  return found.orderBy('created_at', 'desc').orderBy('ticket').execute();
}
