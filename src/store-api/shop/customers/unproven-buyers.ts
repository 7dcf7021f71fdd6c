import { randomId } from '../../base/db/random-id.ts';
import type { User } from '../../base/auth/user.ts';
import type { Trx } from '../../base/db/transact.ts';

interface Named {
  storeId: string;
  /** As accounts spell it; '' where none is known. */
  email: string;
  /** Of a person, as it stands on a parcel. */
  fullName: string;
  at: string;
}

/**
 * Whose an order is that the owner makes (docs/decisions D684): the account with this address, where a link that was
 * mailed there has proven it; else a buyer without a password and without an address by which anybody signs in, the
 * same for all orders of this address. Whoever registers with it is given none of them.
 */
export async function buyerOfOwner(trx: Trx, { storeId, email, fullName, at }: Named): Promise<User> {
  const [firstName, lastName] = namesOf(fullName);
  const known = email === '' ? undefined : await findBuyer(trx, storeId, email);
  if (known !== undefined) return { id: known, email, firstName, lastName, createdAt: at };
  const id = randomId('usr');
  const names = { first_name: firstName, last_name: lastName };
  await trx
    .insertInto('users')
    .values({ store_id: storeId, id, email: `unproven-${id}`, password_hash: '', ...names, created_at: at })
    .execute();
  if (email !== '')
    await trx.insertInto('unproven_buyers').values({ store_id: storeId, user_id: id, email, created_at: at }).execute();
  return { id, email, firstName, lastName, createdAt: at };
}

/** The id of the account that is proven, or of the buyer that waits for that. */
async function findBuyer(trx: Trx, storeId: string, email: string): Promise<string | undefined> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .where('proven_at', 'is not', null)
    .executeTakeFirst();
  return account?.id ?? (await findUnproven(trx, storeId, email))?.id;
}

/**
 * The other accounts with the address of who telephones, whoever registered with it: their uses of a code count too.
 * None without an address.
 */
export async function accountsWith(
  trx: Trx,
  { storeId, email, buyerId }: Pick<Named, 'storeId' | 'email'> & { buyerId: string },
): Promise<string[]> {
  if (email === '') return [];
  const accounts = await trx
    .selectFrom('users')
    .select('id')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .where('id', '!=', buyerId)
    .execute();
  return accounts.map(({ id }) => id);
}

/** The buyer of orders that the owner made for an address, which nobody has proven since. */
export async function findUnproven(
  trx: Pick<Trx, 'selectFrom'>,
  storeId: string,
  email: string,
): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('unproven_buyers')
    .select('user_id as id')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/**
 * Somebody has used a link that was mailed to this address, and chosen a password: they are whose the orders are that
 * the owner made for it. The account is the one with the address, whoever registered with it; without one the buyer
 * becomes it. Gives its id.
 */
export async function proveAddress(
  trx: Trx,
  { storeId, email, passwordHash, at }: { storeId: string; email: string; passwordHash: string; at: string },
): Promise<string | undefined> {
  const proven = { password_hash: passwordHash, proven_at: at };
  const waiting = await findUnproven(trx, storeId, email);
  // The user's row before all others: a concurrent sign-in with the old password waits for it, and then fails.
  const [account] = await trx
    .updateTable('users')
    .set(proven)
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .returning('id')
    .execute();
  if (!waiting) return account?.id;
  await trx.deleteFrom('unproven_buyers').where('store_id', '=', storeId).where('user_id', '=', waiting.id).execute();
  if (!account) {
    await trx
      .updateTable('users')
      .set({ ...proven, email })
      .where('store_id', '=', storeId)
      .where('id', '=', waiting.id)
      .execute();
    return waiting.id;
  }
  await trx
    .updateTable('orders')
    .set({ user_id: account.id })
    .where('store_id', '=', storeId)
    .where('user_id', '=', waiting.id)
    .execute();
  await trx.deleteFrom('users').where('store_id', '=', storeId).where('id', '=', waiting.id).execute();
  return account.id;
}

/** `Asha Rao` is Asha and Rao. */
function namesOf(fullName: string): [first: string, last: string] {
  const words = fullName.trim().split(/\s+/);
  return [words.slice(0, -1).join(' ') || (words[0] ?? ''), words.length > 1 ? (words.at(-1) ?? '') : ''];
}
