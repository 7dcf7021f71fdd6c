import { type Kysely, sql } from 'kysely';
import { randomId } from './random-id.ts';
import { readAmountText } from '#lib/minor-units.ts';

interface Tables {
  orders: {
    store_id: string;
    id: string;
    status: number;
    total_paise: number;
    currency: string;
    collect: string | null;
    created_at: string;
  };
  order_events: { store_id: string; order_id: string; position: number; status: number; cause: string; at: string };
  payments: {
    store_id: string;
    id: string;
    order_id: string;
    provider: string;
    method: string;
    status: string;
    amount_paise: number;
    answer: string;
    came_paise: number | null;
    came_currency: string | null;
    created_at: string;
    updated_at: string;
  };
  refunds: Record<string, string | number | null>;
}

type Event = Tables['order_events'];

const keyOf = ({ store_id, order_id }: { store_id: string; order_id: string }) => `${store_id} ${order_id}`;

/** By order, in the order of its history. */
async function eventsLike(db: Kysely<Tables>, ...starts: string[]): Promise<ReadonlyMap<string, Event[]>> {
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where((eb) => eb.or(starts.map((start) => eb('cause', 'like', `${start}%`))))
    .orderBy('store_id')
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(events, keyOf);
}

/**
 * The owner's word paid an order unless a payment had succeeded by then; so it did an order that went on without any.
 * Where a gateway's payment came afterwards, and was looked into, that is the money which the owner had seen.
 */
export async function addConfirmedPayments(unknown: Kysely<unknown>): Promise<void> {
  const db = unknown as Kysely<Tables>;
  const confirmations = await eventsLike(db, 'payment confirmed by the owner');
  const checks = await eventsLike(db, 'check for a refund: paid by');
  const settled = await eventsLike(db, 'refund settled by the owner (');
  const succeeded = db
    .selectFrom('payments')
    .select(['store_id', 'order_id', sql<string>`min(updated_at)`.as('at')])
    .where('status', '=', 'succeeded')
    .groupBy(['store_id', 'order_id']);
  const orders = await db
    .selectFrom('orders')
    .leftJoin(succeeded.as('paid'), (join) =>
      join.onRef('paid.store_id', '=', 'orders.store_id').onRef('paid.order_id', '=', 'orders.id'),
    )
    .select(['orders.store_id', 'orders.id', 'orders.status', 'orders.total_paise', 'orders.collect'])
    .select(['orders.created_at', 'paid.at as paid_at'])
    .where('orders.status', '>', 0)
    .where((eb) => eb.or([eb('orders.collect', 'is', null), eb('orders.collect', '=', 'collected')]))
    .execute();
  for (const order of orders) {
    const key = keyOf({ store_id: order.store_id, order_id: order.id });
    const word = confirmations.get(key)?.[0];
    const isPaidBefore = order.paid_at !== null && (word === undefined || order.paid_at <= word.at);
    if (isPaidBefore || (word === undefined && order.status === 4)) continue;
    const notes = checks.get(key) ?? [];
    const isSeen = notes.length > 0 && notes.every(({ position }) => isSettled(settled.get(key), position));
    if (order.paid_at !== null && isSeen) continue;
    const at = word?.at ?? order.created_at;
    await db
      .insertInto('payments')
      .values({
        ...{ store_id: order.store_id, id: randomId('pay'), order_id: order.id, provider: 'owner', method: '' },
        ...{ status: 'succeeded', amount_paise: order.total_paise, answer: '', created_at: at, updated_at: at },
        ...{ came_paise: null, came_currency: null },
      })
      .execute();
  }
}

/** What the texts say is due, to be checked, or settled. */
export async function addRefunds(unknown: Kysely<unknown>): Promise<void> {
  const db = unknown as Kysely<Tables>;
  const settled = await eventsLike(db, 'refund settled by the owner (');
  for (const [key, events] of await eventsLike(db, 'refund due', 'check for a refund')) {
    const [first] = events;
    if (!first) continue;
    const { store_id, order_id } = first;
    const order = await db
      .selectFrom('orders')
      .select(['total_paise', 'currency'])
      .where('store_id', '=', store_id)
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow();
    const payments = await db
      .selectFrom('payments')
      .select(['id', 'amount_paise', 'status'])
      .where('store_id', '=', store_id)
      .where('order_id', '=', order_id)
      .orderBy('updated_at')
      .execute();
    for (const { position, cause, at } of events) {
      const { reason, attemptId, came } = readCause(cause);
      const payment =
        reason === 'cancelled'
          ? payments.find(({ status }) => status === 'succeeded')
          : payments.find(({ id }) => id === attemptId);
      if (came && payment)
        await db
          .updateTable('payments')
          .set({ came_paise: came.paise, came_currency: came.currency })
          .where('store_id', '=', store_id)
          .where('id', '=', payment.id)
          .execute();
      const mark = (settled.get(key) ?? []).find((event) => isSettled([event], position));
      const isCheck = cause.startsWith('check');
      const amount = came?.paise ?? (reason === 'cancelled' ? order.total_paise : payment?.amount_paise);
      await db
        .insertInto('refunds')
        .values({
          ...{ store_id, id: randomId('ref'), order_id, position, payment_id: payment?.id ?? null, reason },
          ...{ amount_paise: amount ?? order.total_paise, currency: came?.currency ?? order.currency },
          state: mark ? (isCheck ? 'dismissed' : 'paid-out') : isCheck ? 'check' : 'due',
          note: mark ? (/^[^:]*: (.*)$/s.exec(mark.cause)?.[1] ?? null) : null,
          ...{ created_at: at, updated_at: mark?.at ?? at, settled_at: mark?.at ?? null },
        })
        .execute();
    }
  }
}

function isSettled(marks: readonly Event[] | undefined, position: number): boolean {
  return (marks ?? []).some(({ cause }) => cause.startsWith(`refund settled by the owner (${position})`));
}

function readCause(cause: string): {
  reason: string;
  attemptId?: string | undefined;
  came?: { paise: number; currency: string } | undefined;
} {
  const [, wrong, amount = '', currency = ''] = /: (\S+) brought (\S+) (\S+) where /.exec(cause) ?? [];
  const paise = readAmountText(amount);
  if (wrong !== undefined && paise !== undefined)
    return { reason: 'other-amount', attemptId: wrong, came: { paise, currency } };
  const attemptId = /: paid by ([^\s,]+)/.exec(cause)?.[1];
  if (attemptId === undefined) return { reason: 'cancelled' };
  if (cause.startsWith('refund due')) return { reason: 'paid-twice', attemptId };
  return { reason: cause.endsWith('paid on delivery') ? 'on-its-way' : 'paid-after', attemptId };
}
