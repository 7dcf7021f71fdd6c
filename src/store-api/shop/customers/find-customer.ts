import type { Kysely } from 'kysely';
import { findUnproven } from './unproven-buyers.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import type { Database } from '../../base/db/schema.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import { StartError } from '#environment.ts';

/** Whom rows belong to: those with the address, and those of the accounts. */
export interface Person {
  /** As the store spells it; undefined where it is another's by now. */
  email: string | undefined;
  userIds: string[];
}

export interface FoundCustomer extends Person {
  email: string;
  /** The account, open or closed. */
  user: { id: string; first_name: string; last_name: string; created_at: string } | undefined;
  /** When it was closed; undefined while it is open. */
  closedAt: string | undefined;
}

/**
 * The customer with this address in a store: an account, also one that was closed, or only orders, messages or stock
 * requests. @throws StartError when there is none
 */
export async function findCustomer(db: Kysely<Database>, storeId: string, given: string): Promise<FoundCustomer> {
  const email = given.trim().toLowerCase();
  const open = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'created_at'])
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .executeTakeFirst();
  const closed = await db
    .selectFrom('closed_accounts as closed')
    .innerJoin('users', (join) =>
      join.onRef('users.store_id', '=', 'closed.store_id').onRef('users.id', '=', 'closed.user_id'),
    )
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.created_at', 'closed.closed_at'])
    .where('closed.store_id', '=', storeId)
    .where('closed.email', '=', email)
    .orderBy('closed.closed_at', 'desc')
    .execute();
  const waiting = await findUnproven(db, storeId, email);
  const isKnown = open ?? closed[0] ?? (await isMentioned(db, storeId, email));
  if (!isKnown || email === '') throw new StartError(`The store knows nobody by ${stripped(email)}.`);
  return {
    email,
    userIds: [...(open ? [open] : []), ...closed, ...(waiting ? [waiting] : [])].map(({ id }) => id),
    user: open ?? closed[0],
    closedAt: open ? undefined : closed[0]?.closed_at,
  };
}

/** Where an address stands: of accounts open and closed, orders, messages and stock requests. */
const MENTIONED = ['users', 'closed_accounts', 'orders', 'messages', 'stock_requests'] as const;

/** The stores that know an address, by id. */
export async function storesKnowing(db: Kysely<Database>, given: string): Promise<string[]> {
  const email = given.trim().toLowerCase();
  const found = new Set<string>();
  for (const table of MENTIONED) {
    const rows = await db.selectFrom(table).select('store_id').distinct().where('email', '=', email).execute();
    for (const { store_id } of rows) found.add(store_id);
  }
  return [...found].sort();
}

async function isMentioned(db: Kysely<Database>, storeId: string, email: string): Promise<boolean> {
  for (const table of ['orders', 'messages', 'stock_requests'] as const) {
    const row = await db
      .selectFrom(table)
      .select('email')
      .where((eb) => eb.and({ store_id: storeId, email }))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** By what mails call these orders: those of older programs by their ids. */
export function orderNamesOf(orders: readonly Pick<OrderRow, 'id' | 'number'>[]): string[] {
  return orders.flatMap(({ id, number }) => (number === null ? [id] : [id, number]));
}

/** The person's orders, newest first: those of the accounts and those of the address. */
export function ordersOf(db: Kysely<Database>, storeId: string, { email, userIds }: Person) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where((eb) =>
      eb.or([
        ...(email === undefined ? [] : [eb('email', '=', email)]),
        ...(userIds.length === 0 ? [] : [eb('user_id', 'in', userIds)]),
      ]),
    )
    .orderBy('created_at', 'desc');
}
