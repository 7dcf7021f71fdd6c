import { createHash } from 'node:crypto';
import { type Answer, refuse } from './answer.ts';
import type { Trx } from './db/transact.ts';

/** A first call that has not answered by now died with its process. */
const ABANDONED_MS = 60_000;

/** A repeatable call: who makes it, which one, under the key the client chose. */
export interface Repeatable {
  storeId: string;
  userId: string;
  call: string;
  key: string;
  body: string;
  at: string;
}

/**
 * The request's Idempotency-Key with what it belongs to; undefined without one, a refusal when it is unusable.
 * The same body means the same text, byte for byte.
 */
export function readKey(request: Request, rest: Omit<Repeatable, 'key'>): Repeatable | undefined | Answer {
  const key = request.headers.get('idempotency-key')?.trim();
  if (!key) return undefined;
  if (key.length > 255 || /[^\x21-\x7e]/.test(key)) return refuse(400, 'invalid-key', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
  return { ...rest, key };
}

/**
 * Claims the key inside the transaction that does the work. `first` means it is ours; otherwise the kept answer, 422
 * when the body differs, or `running` while the first call has not answered. A claim of a call in progress is waited
 * for by the database itself (reliability O8, O9).
 */
export async function claimKey(trx: Trx, call: Repeatable): Promise<'first' | 'running' | Answer> {
  const hash = createHash('sha256').update(call.body).digest('hex');
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency')
    .values({ ...identity(call), body_hash: hash, status: null, answer: null, created_at: call.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return 'first';
  const kept = await one(trx.selectFrom('idempotency').select(['body_hash', 'status', 'answer', 'created_at']), call).executeTakeFirst();
  if (!kept) return 'running';
  if (kept.body_hash !== hash) return refuse(422, 'key-reused', 'This Idempotency-Key was used for a different request.');
  if (kept.status !== null) return { status: kept.status, body: JSON.parse(kept.answer ?? 'null') };
  if (Date.parse(call.at) - Date.parse(kept.created_at) < ABANDONED_MS) return 'running';
  const { numUpdatedRows } = await one(trx.updateTable('idempotency').set({ created_at: call.at }), call).where('created_at', '=', kept.created_at).executeTakeFirst();
  return numUpdatedRows > 0n ? 'first' : 'running';
}

export async function keepAnswer(trx: Trx, call: Repeatable, { status, body }: Answer): Promise<void> {
  await one(trx.updateTable('idempotency').set({ status, answer: JSON.stringify(body) }), call).execute();
}

/** The call came to nothing: the same key may try again. */
export async function freeKey(trx: Trx, call: Repeatable): Promise<void> {
  await one(trx.deleteFrom('idempotency'), call).execute();
}

function identity({ storeId, userId, call, key }: Repeatable) {
  return { store_id: storeId, user_id: userId, call, key };
}

function one<Q extends { where(column: 'store_id' | 'user_id' | 'call' | 'key', op: '=', value: string): Q }>(query: Q, call: Repeatable): Q {
  return Object.entries(identity(call)).reduce((narrowed, [column, value]) => narrowed.where(column as keyof ReturnType<typeof identity>, '=', value), query);
}
