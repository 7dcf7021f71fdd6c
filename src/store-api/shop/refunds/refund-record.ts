import type { Refund } from './ledger.ts';
import { selectAttempts, toAttemptRecord } from '../payments/attempts/attempt-record.ts';
import type { PaidAttempt } from '../payments/gateway.ts';
import type { Db } from '../../base/db/open-database.ts';

/** A refund with the payment that it gives back. */
export interface RefundRecord {
  refund: Refund;
  attempt: PaidAttempt;
  gatewayId: string;
}

/** Undefined where no payment of it is known. */
export async function toRefundRecord(db: Db, refund: Refund): Promise<RefundRecord | undefined> {
  if (refund.payment_id === null) return undefined;
  const row = await selectAttempts(db)
    .select('payments.transaction_id')
    .where('payments.store_id', '=', refund.store_id)
    .where('payments.id', '=', refund.payment_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { attempt, gatewayId } = toAttemptRecord(row);
  return { refund, attempt: { ...attempt, transactionId: row.transaction_id }, gatewayId };
}

export async function findRefund(db: Db, storeId: string, id: string): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('store_id', '=', storeId).where('id', '=', id).executeTakeFirst();
}
