import type { Db } from '../../base/db/open-database.ts';
import { transact } from '../../base/db/transact.ts';
import { findCustomer } from './find-customer.ts';
import { StartError } from '#environment.ts';

/**
 * Closes an account: nobody can sign in with it any more, and its address is free for a new one. The person is
 * forgotten by erase-closed.ts, once the store's retention is over and every order is finished. @throws StartError when
 * there is no open account by this address
 */
export async function closeAccount(
  db: Db,
  { storeId, email: given, now }: { storeId: string; email: string; now: () => Date },
): Promise<void> {
  const { email, user } = await findCustomer(db, storeId, given);
  const isClosed = await transact(db, async (trx) => {
    if (!user) return false;
    // The user's row first: a concurrent sign-in waits for it, and then fails.
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ email: `closed-${user.id}`, password_hash: '' })
      .where('store_id', '=', storeId)
      .where('id', '=', user.id)
      .where('email', '=', email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    for (const table of ['tokens', 'password_resets', 'idempotency'] as const)
      await trx.deleteFrom(table).where('store_id', '=', storeId).where('user_id', '=', user.id).execute();
    await trx
      .insertInto('closed_accounts')
      .values({ store_id: storeId, user_id: user.id, email, closed_at: now().toISOString() })
      .execute();
    return true;
  });
  if (!isClosed) throw new StartError(`${email} has no account that is open.`);
}
