import type { Db } from '../../base/db/open-database.ts';
import type { PaymentRow } from '../../base/db/rows/payment-rows.ts';
import { SUCCEEDED } from './attempts/attempt.ts';
import { OWNER } from './by-hand/payment-by-hand.ts';

/** What paid an order, as its owner reads it. */
export interface OrderPayment {
  /** `owner` where the owner confirmed that the money has come, and no gateway had said so. */
  gateway: string;
  /** Empty where the owner confirmed it, and so is the reference. */
  method: string;
  /** See referenceOf. */
  reference: string;
  /** When it was known or confirmed, ISO 8601. */
  at: string;
}

/** By order: what paid it, the first that succeeded or the owner's word. A later one is money to return. */
export async function readPayments(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderPayment>> {
  const rows = await selectPayments(db, storeId, ids)
    .where('status', '=', SUCCEEDED)
    .orderBy('updated_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.order_id, toPayment(row)]));
}

/** All of these orders, by their own ids, whatever became of them. */
export async function readPaymentsById(
  db: Db,
  storeId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderPayment>> {
  const rows = await selectPayments(db, storeId, orderIds).execute();
  return new Map(rows.map((row) => [row.id, toPayment(row)]));
}

function selectPayments(db: Db, storeId: string, orderIds: readonly string[]) {
  return db
    .selectFrom('payments')
    .select(['id', 'order_id', 'provider', 'method', 'transaction_id', 'reference', 'updated_at'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds);
}

function toPayment(
  row: Pick<PaymentRow, 'id' | 'provider' | 'method' | 'transaction_id' | 'reference' | 'updated_at'>,
): OrderPayment {
  return { gateway: row.provider, method: row.method, reference: referenceOf(row), at: row.updated_at };
}

/** The payment's name at the gateway; for plain UPI the attempt's id, which stands in the account. */
export function referenceOf({
  id,
  provider,
  transaction_id,
  reference,
}: Pick<PaymentRow, 'id' | 'provider' | 'transaction_id' | 'reference'>): string {
  return provider === OWNER ? '' : (transaction_id ?? reference ?? id);
}
