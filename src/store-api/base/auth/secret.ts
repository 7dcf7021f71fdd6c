import { randomBytes } from 'node:crypto';
import type { Db } from '../db/open-database.ts';

const KEY = 'signing-secret';

/** This database's own random secret, created on first use; two processes that start together agree on one. */
export async function readSecret(db: Db): Promise<string> {
  const query = db.selectFrom('meta').select('value').where('key', '=', KEY);
  const stored = await query.executeTakeFirst();
  if (stored) return stored.value;
  await db
    .insertInto('meta')
    .values({ key: KEY, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await query.executeTakeFirstOrThrow();
  return value;
}
