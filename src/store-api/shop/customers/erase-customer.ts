import type { Db } from '../../base/db/open-database.ts';
import type { Database } from '../../base/db/schema.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { eraseRows } from './erase-rows.ts';
import { findCustomer, orderNamesOf, ordersOf, type Person } from './find-customer.ts';
import { removeMailFiles } from './mail-files.ts';
import { PERSONAL } from './personal-data.ts';
import { refuseUnfinished } from './unfinished-orders.ts';

export interface EraseOptions {
  storeId: string;
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
 * Erases a customer: account, tokens, links, messages, stock requests and mails. Orders stay for the accounts, without
 * the person: see personal-data.ts. What was bought, when, for how much, and the state and postal code that tax depends
 * on stay; contact, name, street, what gateways answered and what the owner noted do not.
 * @throws StartError when the store knows nobody by that address; OpenOrders
 */
export async function eraseCustomer(db: Db, { email, ...options }: EraseOptions & { email: string }): Promise<Erased> {
  const customer = await findCustomer(db, options.storeId, email);
  const erased = await erasePerson(db, customer, options);
  // Whom the owner took an order from has a row among the users, and no account.
  return { ...erased, account: customer.user !== undefined };
}

/** @throws OpenOrders */
export async function erasePerson(
  db: Db,
  { email, userIds }: Person,
  { storeId, outboxFolder, now }: EraseOptions,
): Promise<Erased> {
  let orderNames: string[] = [];
  const erased = (await transact<Erased>(db, async (trx) => {
    // The users' rows first: a concurrent sign-in waits for them, and then fails.
    for (const id of userIds)
      await trx
        .updateTable('users')
        .set({ password_hash: '' })
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute();
    const orders = await ordersOf(trx, storeId, { email, userIds }).execute();
    await refuseUnfinished(trx, storeId, { email, orders });
    orderNames = orderNamesOf(orders);
    const person = { storeId, email, userIds, orderIds: orders.map(({ id }) => id), orderNames };
    const counts: Partial<Record<keyof Database, number>> = {};
    for (const one of PERSONAL) counts[one.table] = await eraseRows(trx, one, person, now().toISOString());
    for (const id of userIds) await removeUser(trx, storeId, id);
    return {
      account: userIds.length > 0,
      orders: orders.length,
      messages: counts.messages ?? 0,
      stockRequests: counts.stock_requests ?? 0,
      mails: counts.outbox ?? 0,
    };
  })) as Erased;
  return { ...erased, mails: erased.mails + (await removeMailFiles(outboxFolder, email, orderNames)) };
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

/** The row of a user stays, without a person, where orders belong to it. */
async function removeUser(trx: Trx, storeId: string, id: string): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('user_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!order) await trx.deleteFrom('users').where('store_id', '=', storeId).where('id', '=', id).execute();
}
