import { argon2Sync, randomBytes } from 'node:crypto';
import { hashToken } from '#store-api/base/auth/token.ts';
import { randomId } from '#store-api/base/db/random-id.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD_HASH = cheapHash('correct horse');

/**
 * A new user and the token of a sign-in, as rows: making and checking a hash takes longer than most tests, which are
 * about something else. The password is 'correct horse'.
 */
export async function signUp(db: Db, storeId: string, email: string, at: Date): Promise<string> {
  const id = randomId('usr');
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('users')
    .values({
      store_id: storeId,
      id,
      email,
      password_hash: PASSWORD_HASH,
      first_name: 'Asha',
      last_name: 'Rao',
      created_at: at.toISOString(),
    })
    .execute();
  await db
    .insertInto('tokens')
    .values({
      store_id: storeId,
      hash: hashToken(token),
      user_id: id,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + DAY_MS).toISOString(),
    })
    .execute();
  return token;
}

/** As src/store-api/base/auth/password.ts writes it, with the least memory and one pass. */
export function cheapHash(password: string): string {
  const salt = Buffer.alloc(16, 's');
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory: 8,
    passes: 1,
  });
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(salt)}$${unpadded(tag)}`;
}
