import { orderEmailsIn } from '../mail/mail-texts.ts';
import { IS_PENDING } from '../../base/db/inlined-literals.ts';
import { lockOrder, moveOrder } from '../orders/set-order-status.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { MISMATCHED } from '../payments/attempts/attempt.ts';
import { scheduleUnneeded } from '../payments/attempts/unneeded-attempts.ts';
import type { OutboxContext } from '../mail/mail-context.ts';
import type { OrderCaps } from '../orders/order-caps.ts';
import { startBackgroundJob } from '../../base/jobs/background-job.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { notifyCustomer } from '../orders/notify-customer.ts';
import { log } from '#log.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';

const HOUR_MS = 60 * 60_000;
const EVERY_MS = 60_000;
const BATCH = 50;
/** Queried in parallel, so that a gateway that hangs does not delay the other orders for long. */
const QUERIED_AT_ONCE = 10;
/** An attempt started within this time may still be in progress. */
const PAYING_MS = HOUR_MS / 2;
/**
 * An order whose payment is unknown (UPI, or a gateway that does not answer) is cancelled after so many times the
 * hours.
 */
const UNKNOWN_FACTOR = 3;

/** Queries the gateways about an order's attempts: see payments/reconcile/reconcile.ts. */
export type ReconcileOrder = (storeId: string, orderId: string) => Promise<'paid' | 'unpaid' | 'unknown'>;

type ExpiryContext = OutboxContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>;

/** Looks every minute for orders that were not paid within `hours`; 0: never. Returns a function that stops it. */
export function startExpiring(app: ExpiryContext, hours: number, reconcile: ReconcileOrder): () => Promise<void> {
  return hours === 0
    ? () => Promise.resolve()
    : startBackgroundJob('looking for unpaid orders', () => expireOrders(app, hours, reconcile), { everyMs: EVERY_MS })
        .close;
}

/**
 * Cancels orders that were not paid within `hours`: returns their stock and mails the shoppers. The gateways are
 * queried first; a payment that arrives at the same moment either wins or is recorded as a refund due. Returns how
 * many.
 */
export async function expireOrders(app: ExpiryContext, hours: number, reconcile: ReconcileOrder): Promise<number> {
  const before = (ms: number) => new Date(app.now().getTime() - ms).toISOString();
  let [cancelled, last] = [0, { created_at: '', id: '' }];
  for (;;) {
    const due = await app.db
      .selectFrom('orders')
      .select(['store_id', 'id', 'created_at'])
      .where('status', '=', IS_PENDING)
      .where('created_at', '<=', before(hours * HOUR_MS))
      .where((eb) =>
        eb.or([
          eb('created_at', '>', last.created_at),
          eb.and([eb('created_at', '=', last.created_at), eb('id', '>', last.id)]),
        ]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.store_id', '=', 'orders.store_id')
              .whereRef('payments.order_id', '=', 'orders.id')
              .where((own) =>
                own.or([
                  own('payments.created_at', '>', before(PAYING_MS)),
                  // Money came, of another amount or currency: the owner decides.
                  own('payments.status', '=', MISMATCHED),
                ]),
              ),
          ),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (let first = 0; first < due.length; first += QUERIED_AT_ONCE)
      await Promise.all(
        due.slice(first, first + QUERIED_AT_ONCE).map(async ({ store_id, id, created_at }) => {
          const money = await reconcile(store_id, id);
          const isOld = created_at <= before(hours * UNKNOWN_FACTOR * HOUR_MS);
          const done =
            money === 'unpaid' || (money === 'unknown' && isOld) ? await cancel(app, store_id, id, hours) : 0;
          cancelled += done;
        }),
      );
    const end = due.at(-1);
    if (!end || due.length < BATCH) return cancelled;
    last = end;
  }
}

async function cancel(app: ExpiryContext, storeId: string, orderId: string, hours: number): Promise<number> {
  const store = await findStoreById(app.db, storeId);
  const moved = await transact(app.db, async (trx) => {
    // Gateways take seconds to answer: meanwhile the order may have been paid, or an attempt may have been started.
    if ((await lockOrder(trx, storeId, orderId)) !== PENDING || (await isBeingPaid(trx, app, storeId, orderId)))
      return false;
    const at = app.now().toISOString();
    const done = await moveOrder(trx, { storeId, orderId, to: CANCELLED, cause: `not paid within ${hours} hours`, at });
    await scheduleUnneeded(trx, storeId, orderId, at);
    if (done && store)
      await notifyCustomer(trx, app, store, orderId, 'cancelled', orderEmailsIn(store.language).notPaidWithin(hours));
    return done;
  });
  if (moved !== true) return 0;
  app.outbox.trigger();
  log.info({ order: orderId }, 'an order that was not paid is cancelled');
  return 1;
}

/** Was an attempt to pay it started within the last half hour, or did money come that the owner has to look into? */
async function isBeingPaid(trx: Trx, app: ExpiryContext, storeId: string, orderId: string): Promise<boolean> {
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
