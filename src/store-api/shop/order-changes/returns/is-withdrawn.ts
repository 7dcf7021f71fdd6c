import { findPieces } from '../../orders/pieces/piece-rows.ts';
import { readReturns } from '../../orders/returns/return-rows.ts';
import { isKept } from '../../refunds/pieces.ts';
import { returnTerms } from '../../stores/return-terms.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { Trx } from '../../../base/db/transact.ts';

/**
 * Whether all that was paid for an order goes back, the delivery and the fee too (docs/decisions D617, D625): its store
 * gives them back to who withdraws, something that was withdrawn from has come, and nothing of the order is kept by
 * now. The order's row must be locked by this transaction.
 */
export async function isWithdrawn(trx: Trx, store: Store, orderId: string): Promise<boolean> {
  if (returnTerms(store)?.delivery !== true) return false;
  const returns = (await readReturns(trx, store.id, [orderId])).get(orderId) ?? [];
  const hasCome = returns.some(({ kind, received_at }) => kind === 'withdrawal' && received_at !== null);
  return hasCome && !(await findPieces(trx, store.id, [orderId])).some(isKept);
}
