import type { Refund } from './ledger.ts';
import type { RefundWay } from '../orders/refunds/refund-mails.ts';
import { SANDBOX } from '../payments/sandbox/sandbox-bank.ts';
import type { Trx } from '../../base/db/transact.ts';

/** By which way a gateway returns money: the sandbox bank needs no days for it. */
export async function wayOf(trx: Trx, { store_id, payment_id }: Refund): Promise<RefundWay> {
  const payment = await trx
    .selectFrom('payments')
    .select('provider')
    .where('store_id', '=', store_id)
    .where('id', '=', payment_id)
    .executeTakeFirst();
  return payment?.provider === SANDBOX ? 'sandbox' : 'gateway';
}
