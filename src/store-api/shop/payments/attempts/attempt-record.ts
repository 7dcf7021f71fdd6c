import type { Db } from '../../../base/db/open-database.ts';
import { mayBePaid } from '../../orders/collect.ts';
import { orderName } from '../../orders/order-name.ts';
import { readAddress } from '../../orders/stored-address.ts';
import type { Attempt, Buyer } from '../gateway.ts';

export interface AttemptRecord {
  attempt: Attempt;
  buyer: Buyer;
  gatewayId: string;
  /** started, succeeded, failed or superseded. */
  status: string;
  /** Its order waits for money that an attempt may bring. */
  isNeeded: boolean;
  nextQueryAt: string | null;
  queries: number;
}

/** Selects attempts with their orders; the caller adds the conditions. */
export function selectAttempts(db: Db) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'payments.store_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .select([
      'payments.id',
      'payments.store_id',
      'payments.order_id',
      'payments.provider',
      'payments.method',
      'payments.status',
      'payments.amount_paise',
      'payments.reference',
      'payments.next_query_at',
      'payments.queries',
      'payments.created_at',
    ])
    .select([
      'orders.currency',
      'orders.number as order_number',
      'orders.status as order_status',
      'orders.collect',
      'orders.email',
      'orders.phone',
      'orders.shipping',
    ]);
}

/** An attempt by its id, which is random and therefore unique across stores. */
export async function findAttempt(db: Db, id: string): Promise<AttemptRecord | undefined> {
  const found = await selectAttempts(db).where('payments.id', '=', id).executeTakeFirst();
  return found && toAttemptRecord(found);
}

export function toAttemptRecord(
  row: Awaited<ReturnType<ReturnType<typeof selectAttempts>['executeTakeFirstOrThrow']>>,
): AttemptRecord {
  return {
    attempt: {
      id: row.id,
      storeId: row.store_id,
      orderId: row.order_id,
      orderName: orderName({ id: row.order_id, number: row.order_number }),
      amountPaise: row.amount_paise,
      currency: row.currency,
      method: row.method,
      startedAt: row.created_at,
      reference: row.reference,
    },
    buyer: buyerOf(row),
    gatewayId: row.provider,
    status: row.status,
    isNeeded: mayBePaid({ status: row.order_status, collect: row.collect }),
    nextQueryAt: row.next_query_at,
    queries: row.queries,
  };
}

export function buyerOf({ email, phone, shipping }: { email: string; phone: string; shipping: string }): Buyer {
  return { name: readAddress(shipping).fullName ?? '', email, phone };
}
