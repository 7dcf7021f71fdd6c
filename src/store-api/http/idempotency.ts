import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { hash as digest } from 'node:crypto';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { refuseKey } from '#backends/serving/refusals.ts';
import { preparedQuery } from '../base/db/prepared-query.ts';
import type { IdempotencyRow } from '../base/db/schema.ts';
import type { Trx } from '../base/db/transact.ts';

/** A first request without an answer after this time counts as lost with its process. */
const ABANDONED_MS = 60_000;

/** A request with an Idempotency-Key: whose it is, to which endpoint, under which key. */
export interface IdempotentRequest {
  storeId: string;
  userId: string;
  endpoint: string;
  key: string;
  body: string;
  at: string;
}

const insertKey = preparedQuery((db, { row }: { row: IdempotencyRow }) =>
  db
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);
const updateKey = preparedQuery(
  (db, { status, answer, ...id }: { status: number; answer: string } & ReturnType<typeof identity>) =>
    db
      .updateTable('idempotency')
      .set({ status, answer })
      .where('store_id', '=', id.store_id)
      .where('user_id', '=', id.user_id)
      .where('call', '=', id.call)
      .where('key', '=', id.key),
);

/**
 * The request's Idempotency-Key with what it belongs to; undefined without one, a refusal (400) when it is malformed.
 * Two bodies are the same when their texts are equal byte for byte.
 */
export function readKey(
  request: Request,
  rest: Omit<IdempotentRequest, 'key'>,
  text: RefusalTexts,
): IdempotentRequest | undefined | Answer {
  const key = request.headers.get('idempotency-key')?.trim();
  if (!key) return undefined;
  const invalid = refuseKey(key, text);
  if (invalid) return invalid;
  return { ...rest, key };
}

/**
 * Claims the key inside the transaction that does the work. `first`: this request is the first. Otherwise the stored
 * answer, 422 when the body differs, or `running` while the first request has not been answered. The database itself
 * waits for another transaction's claim (reliability O8, O9). `answer` is given where it is known beforehand and the
 * claim is rolled back with everything else when the work fails.
 */
export async function claimKey(
  trx: Trx,
  request: IdempotentRequest,
  text: RefusalTexts,
  answer?: Answer,
): Promise<'first' | 'running' | Answer> {
  const hash = digest('sha256', request.body);
  const known = { status: answer?.status ?? null, answer: answer ? JSON.stringify(answer.body) : null };
  const [claimed] = await insertKey(trx, {
    row: { ...identity(request), body_hash: hash, ...known, created_at: request.at },
  });
  if (claimed) return 'first';
  const stored = await one(
    trx.selectFrom('idempotency').select(['body_hash', 'status', 'answer', 'created_at']),
    request,
  ).executeTakeFirst();
  if (!stored) return 'running';
  if (stored.body_hash !== hash) return refuse(422, 'key-reused', text.keyReused);
  if (stored.status !== null) return { status: stored.status, body: JSON.parse(stored.answer ?? 'null') };
  if (Date.parse(request.at) - Date.parse(stored.created_at) < ABANDONED_MS) return 'running';
  const { numUpdatedRows } = await one(
    trx.updateTable('idempotency').set({ created_at: request.at, ...known }),
    request,
  )
    .where('created_at', '=', stored.created_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'first' : 'running';
}

export async function storeAnswer(trx: Trx, request: IdempotentRequest, { status, body }: Answer): Promise<void> {
  await updateKey(trx, { status, answer: JSON.stringify(body), ...identity(request) });
}

/** After a request that failed: the same key may be used again. */
export async function releaseKey(trx: Trx, request: IdempotentRequest): Promise<void> {
  await one(trx.deleteFrom('idempotency'), request).execute();
}

function identity({ storeId, userId, endpoint, key }: IdempotentRequest) {
  return { store_id: storeId, user_id: userId, call: endpoint, key };
}

function one<Q extends { where: (column: 'store_id' | 'user_id' | 'call' | 'key', op: '=', value: string) => Q }>(
  query: Q,
  request: IdempotentRequest,
): Q {
  return Object.entries(identity(request)).reduce(
    (narrowed, [column, value]) => narrowed.where(column as keyof ReturnType<typeof identity>, '=', value),
    query,
  );
}
