import type { Trx } from '../db/transact.ts';
import { parseMailAddress, toMailable } from '../mail/mail-address.ts';

/**
 * Deletes mails to a customer, messages from the customer, and unsent mails to the store about the customer's orders.
 * Returns how many.
 */
export async function eraseMails(
  trx: Trx,
  storeId: string,
  email: string | undefined,
  orderIds: readonly string[],
): Promise<number> {
  const address = email === undefined ? undefined : (toMailable(email) ?? email);
  const mails = await trx
    .selectFrom('outbox')
    .select(['id', 'recipient', 'reply_to', 'subject', 'text'])
    .where('store_id', '=', storeId)
    .execute();
  const theirs = mails.filter(
    ({ recipient, reply_to, subject, text }) =>
      recipient === address ||
      (reply_to !== null && parseMailAddress(reply_to).address === address) ||
      (text !== '' && orderIds.some((id) => subject.includes(id))),
  );
  for (const { id } of theirs) await trx.deleteFrom('outbox').where('id', '=', id).execute();
  return theirs.length;
}
