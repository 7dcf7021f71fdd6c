import type { Attempt, Gateway } from '../gateway.ts';
import { notifyStoreToConfirm } from '../../orders/notify/notify-store.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import type { Store } from '../../stores/store-of-host.ts';

/** Mails the store, once an order, that a shopper pays in a way that nobody but the owner sees come. */
export async function tellOwner(
  trx: Trx,
  app: MailContext,
  { store, gateway, attempt }: { store: Store; gateway: Gateway; attempt: Pick<Attempt, 'orderId' | 'amountPaise'> },
): Promise<void> {
  if (!gateway.confirmedManually) return;
  const { orderId, amountPaise } = attempt;
  const { begun } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number | string>().as('begun'))
    .where('store_id', '=', store.id)
    .where('order_id', '=', orderId)
    .where('provider', '=', gateway.id)
    .executeTakeFirstOrThrow();
  if (Number(begun) === 1) await notifyStoreToConfirm(trx, app, { store, orderId, amountPaise });
}
