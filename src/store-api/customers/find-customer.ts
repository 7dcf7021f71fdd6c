import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { stripped } from '../cli/terminal-text.ts';
import { StartError } from '#environment.ts';

export interface FoundCustomer {
  /** As the store spells it. */
  email: string;
  user: { id: string; first_name: string; last_name: string; created_at: string } | undefined;
}

/**
 * The customer with this address in a store: an account, or only orders, messages or stock requests. @throws StartError
 * when there is none
 */
export async function findCustomer(db: Kysely<Database>, storeId: string, given: string): Promise<FoundCustomer> {
  const email = given.trim().toLowerCase();
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'created_at'])
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .executeTakeFirst();
  const isKnown =
    user ??
    (await ordersOf(db, storeId, email, undefined).executeTakeFirst()) ??
    (await db
      .selectFrom('messages')
      .select('ticket')
      .where('store_id', '=', storeId)
      .where('email', '=', email)
      .limit(1)
      .executeTakeFirst()) ??
    (await db
      .selectFrom('stock_requests')
      .select('email')
      .where('store_id', '=', storeId)
      .where('email', '=', email)
      .limit(1)
      .executeTakeFirst());
  if (!isKnown || email === '') throw new StartError(`The store knows nobody by ${stripped(email)}.`);
  return { email, user };
}

/** The customer's orders, newest first: those of the account and those of the address. */
export function ordersOf(db: Kysely<Database>, storeId: string, email: string, userId: string | undefined) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where((eb) => eb.or([eb('email', '=', email), ...(userId === undefined ? [] : [eb('user_id', '=', userId)])]))
    .orderBy('created_at', 'desc');
}
