import type { Trx } from '../../base/db/transact.ts';
import { MISMATCHED } from '../payments/attempts/attempt.ts';

/** Queries the gateways about an order's attempts: see payments/reconcile/reconcile.ts. */
export type ReconcileOrder = (storeId: string, orderId: string) => Promise<'paid' | 'unpaid' | 'unknown'>;

/** An attempt started within this time may still be in progress. */
export const PAYING_MS = 30 * 60_000;

/** Was an attempt to pay it started within the last half hour, or did money come that the owner has to look into? */
export async function isBeingPaid(
  trx: Trx,
  app: { now: () => Date },
  storeId: string,
  orderId: string,
): Promise<boolean> {
  const since = new Date(app.now().getTime() - PAYING_MS).toISOString();
  const found = await trx
    .selectFrom('payments')
    .select('id')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('status', '=', MISMATCHED)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
