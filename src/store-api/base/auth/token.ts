import { hash as digest, randomBytes } from 'node:crypto';
import { preparedQuery } from '../db/prepared-query.ts';
import type { Db } from '../db/open-database.ts';
import type { User } from './user.ts';

interface TokenContext {
  db: Db;
  now: () => Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const userOfToken = preparedQuery((db, { hash, storeId, at }: { hash: string; storeId: string; at: string }) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', (join) =>
      join.onRef('users.store_id', '=', 'tokens.store_id').onRef('users.id', '=', 'tokens.user_id'),
    )
    .where('tokens.hash', '=', hash)
    .where('tokens.store_id', '=', storeId)
    .where('tokens.expires_at', '>', at)
    .select([
      'users.id',
      'users.email',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.created_at as createdAt',
    ]),
);

/**
 * A new bearer token for 24 hours, or 30 days. Only its SHA-256 is stored. Undefined when the password that was
 * checked has been reset meanwhile, since a reset revokes every token (reliability A8).
 */
export async function issueToken(
  { db, now }: TokenContext,
  storeId: string,
  user: { id: string; password_hash: string },
  remember: boolean,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const isIssued = await db.transaction().execute(async (trx) => {
    // An update without a change: it waits for a reset that has locked this row, and then sees what that wrote.
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password_hash: user.password_hash })
      .where('store_id', '=', storeId)
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .deleteFrom('tokens')
      .where('store_id', '=', storeId)
      .where('user_id', '=', user.id)
      .where('expires_at', '<=', at.toISOString())
      .execute();
    await trx
      .insertInto('tokens')
      .values({
        store_id: storeId,
        hash: hashToken(token),
        user_id: user.id,
        created_at: at.toISOString(),
        expires_at: new Date(at.getTime() + (remember ? 30 : 1) * DAY_MS).toISOString(),
      })
      .execute();
    return true;
  });
  return isIssued ? token : undefined;
}

/** The user of the request's bearer token in this store; undefined without one, or when it is expired or revoked. */
export async function findUser(
  { db, now }: TokenContext,
  storeId: string,
  request: Request,
): Promise<User | undefined> {
  const token = bearerToken(request);
  if (!token) return undefined;
  const [user] = await userOfToken(db, { hash: hashToken(token), storeId, at: now().toISOString() });
  return user;
}

export async function revokeToken({ db }: Pick<TokenContext, 'db'>, storeId: string, request: Request): Promise<void> {
  const token = bearerToken(request);
  if (token)
    await db.deleteFrom('tokens').where('hash', '=', hashToken(token)).where('store_id', '=', storeId).execute();
}

export function hashToken(token: string): string {
  return digest('sha256', token);
}

function bearerToken(request: Request): string | undefined {
  return /^Bearer +([\w.~+/=-]{1,500})$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1];
}
