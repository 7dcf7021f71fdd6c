import type { Db } from '../db/open-database.ts';
import { type Trx, transact } from '../db/transact.ts';
import { toMailable, parseMailAddress } from '../mail/mail-address.ts';
import { findCustomer, ordersOf } from './find-customer.ts';
import { removeMailFiles } from './mail-files.ts';
import { StartError } from '#environment.ts';
import type { ShippingAddress } from '#contract/order.ts';
import { CANCELLED, DELIVERED } from '#contract/order-status.ts';

export interface EraseInput {
  storeId: string;
  email: string;
  /** The folder of mails as files, for a shop without a mail server. */
  outboxFolder: string;
  now: () => Date;
}

/** How many rows and files were erased. */
export interface Erased {
  account: boolean;
  orders: number;
  messages: number;
  stockRequests: number;
  mails: number;
}

/**
 * Erases a customer: account, tokens, links, messages, stock requests and mails. Orders stay for the accounts, with
 * what was bought, when, for how much, and the state and postal code that tax depends on, and without all other data.
 * @throws StartError when the store knows nobody by that address, or an order of theirs is not finished
 */
export async function eraseCustomer(db: Db, { storeId, email: given, outboxFolder, now }: EraseInput): Promise<Erased> {
  const { email, user } = await findCustomer(db, storeId, given);
  let orderIds: string[] = [];
  const erased = (await transact<Erased>(db, async (trx) => {
    const inStore = { store_id: storeId };
    // The user's row first: a concurrent sign-in waits for it, and then fails.
    if (user)
      await trx
        .updateTable('users')
        .set({ email: `erased-${user.id}`, password_hash: '', first_name: '', last_name: '' })
        .where('store_id', '=', storeId)
        .where('id', '=', user.id)
        .execute();
    const orders = await ordersOf(trx, storeId, email, user?.id).execute();
    const open = orders.filter(({ status }) => status !== DELIVERED && status !== CANCELLED);
    if (open.length > 0)
      throw new StartError(
        `${email} has orders that are not finished: ${open.map(({ id }) => id).join(', ')}. \
Deliver or cancel them first.`,
      );
    for (const order of orders) {
      const one = { store_id: storeId, order_id: order.id };
      await trx
        .updateTable('orders')
        .set({ email: '', phone: '', shipping: placeOfSupply(order.shipping), updated_at: now().toISOString() })
        .where('store_id', '=', storeId)
        .where('id', '=', order.id)
        .execute();
      await trx
        .updateTable('payments')
        .set({ answer: '' })
        .where((eb) => eb.and(one))
        .execute();
    }
    if (user)
      for (const table of ['tokens', 'password_resets', 'idempotency'] as const)
        await trx.deleteFrom(table).where('store_id', '=', storeId).where('user_id', '=', user.id).execute();
    if (user && orders.length === 0)
      await trx.deleteFrom('users').where('store_id', '=', storeId).where('id', '=', user.id).execute();
    const messages = await trx
      .deleteFrom('messages')
      .where((eb) => eb.and({ ...inStore, email }))
      .executeTakeFirst();
    const requests = await trx
      .deleteFrom('stock_requests')
      .where((eb) => eb.and({ ...inStore, email }))
      .executeTakeFirst();
    orderIds = orders.map(({ id }) => id);
    const mails = await eraseMails(trx, storeId, email, orderIds);
    return {
      account: user !== undefined,
      orders: orders.length,
      messages: Number(messages.numDeletedRows),
      stockRequests: Number(requests.numDeletedRows),
      mails,
    };
  })) as Erased;
  return { ...erased, mails: erased.mails + (await removeMailFiles(outboxFolder, email, orderIds)) };
}

/** Removes an address from the newsletter; false when it is not subscribed. */
export async function unsubscribe(db: Db, { storeId, email }: { storeId: string; email: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('store_id', '=', storeId)
    .where('subscriber', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Deletes mails to the customer, messages from the customer, and unsent mails to the store about the customer's orders.
 */
async function eraseMails(trx: Trx, storeId: string, email: string, orderIds: string[]): Promise<number> {
  const address = toMailable(email) ?? email;
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

/** Keeps state and postal code, the place of supply for tax, which identify nobody. */
function placeOfSupply(shipping: string): string {
  const { state = '', postalCode = '' } = JSON.parse(shipping) as Partial<ShippingAddress>;
  return JSON.stringify({
    fullName: '',
    address: '',
    city: '',
    state,
    postalCode,
    phone: '',
  } satisfies ShippingAddress);
}
