import { insertMessage } from '../stores/message-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { daysLater } from '#lib/days.ts';

/** After so many days an address that was not confirmed is forgotten, and its link is over. */
export const CONFIRM_DAYS = 7;

/** An address for the newsletter, in lower case and trimmed. */
interface Subscriber {
  storeId: string;
  email: string;
  at: string;
}

/** The address is on the list, as it is when it was before or had yet to be confirmed. */
export async function addSubscriber(trx: Trx, { storeId, email, at }: Subscriber): Promise<void> {
  if ((await insertMessage(trx, rowOf({ storeId, email, at }))) !== undefined) return;
  await trx
    .updateTable('messages')
    .set({ confirm_by: null })
    .where('store_id', '=', storeId)
    .where('subscriber', '=', email)
    .where('confirm_by', 'is not', null)
    .execute();
}

/**
 * The address waits to be confirmed. Its ticket when a link is to be mailed to it; undefined where it is on the list
 * already, or was mailed one within a day.
 */
export async function awaitSubscriber(
  trx: Trx,
  { storeId, email, at }: Subscriber,
): Promise<{ ticket: string; confirmBy: string } | undefined> {
  const confirmBy = daysLater(at, CONFIRM_DAYS);
  const added = await insertMessage(trx, { ...rowOf({ storeId, email, at }), confirm_by: confirmBy });
  if (added !== undefined) return { ticket: added, confirmBy };
  const again = await trx
    .updateTable('messages')
    .set({ confirm_by: confirmBy })
    .where('store_id', '=', storeId)
    .where('subscriber', '=', email)
    .where('confirm_by', '<=', daysLater(at, CONFIRM_DAYS - 1))
    .returning('ticket')
    .executeTakeFirst();
  return again && { ...again, confirmBy };
}

/** What waited is on the list. False: there is no such address, or not any more. */
export async function confirmSubscriber(
  trx: Trx,
  { storeId, ticket, at }: { storeId: string; ticket: string; at: string },
): Promise<boolean> {
  await trx
    .updateTable('messages')
    .set({ confirm_by: null, confirmed_at: at })
    .where('store_id', '=', storeId)
    .where('ticket', '=', ticket)
    .where('confirm_by', 'is not', null)
    .execute();
  const found = await trx
    .selectFrom('messages')
    .select('ticket')
    .where('store_id', '=', storeId)
    .where('ticket', '=', ticket)
    .where('kind', '=', 'newsletter')
    .executeTakeFirst();
  return found !== undefined;
}

function rowOf({ storeId, email, at }: Subscriber) {
  return { store_id: storeId, kind: 'newsletter' as const, email, subscriber: email, created_at: at };
}
