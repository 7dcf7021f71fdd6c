import { IS_PENDING } from '../db/inlined-literals.ts';
import { lockOrder, moveOrder } from './set-order-status.ts';
import { type Trx, transact } from '../db/transact.ts';
import { scheduleUnneeded } from '../payments/attempts/unneeded-attempts.ts';
import { CANCELLED, PENDING } from './order-status.ts';
import type { AppContext } from '../http/app-context.ts';
import { startBackgroundJob } from '../jobs/background-job.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { notifyCustomer } from './notify-customer.ts';
import { log } from '#log.ts';

const HOUR_MS = 60 * 60_000;
const EVERY_MS = 60_000;
const AT_ONCE = 50;
/** A gateway that hangs must not hold up the orders of others for long. */
const ASKED_AT_ONCE = 10;
/** Who began to pay so shortly ago may be about to. */
const PAYING_MS = HOUR_MS / 2;
/** Nobody can say whether it was paid (UPI without the owner's word, a gateway that is away): kept so many times longer. */
const PATIENCE = 3;

/** What becomes of the money of an order's attempts, asked of the gateways: see payments/reconcile/reconcile.ts. */
export type ReconcileOrder = (storeId: string, orderId: string) => Promise<'paid' | 'unpaid' | 'unknown'>;

type ExpiryContext = Pick<AppContext, 'db' | 'now' | 'mailFrom' | 'outbox'> &
  Partial<Pick<AppContext, 'orderMailsPerHour'>>;

/** Looks every minute for orders nobody paid. Gives a function that ends it. */
export function startExpiring(app: ExpiryContext, hours: number, ask: ReconcileOrder): () => Promise<void> {
  return hours === 0
    ? () => Promise.resolve()
    : startBackgroundJob('looking for unpaid orders', () => expireOrders(app, hours, ask), { everyMs: EVERY_MS }).close;
}

/**
 * Cancels what was not paid within so many hours: its stock is there for others, and the shopper is told. The gateways
 * are asked first, and a payment that comes in at the same moment wins or is noted as a refund. Gives how many.
 */
export async function expireOrders(app: ExpiryContext, hours: number, ask: ReconcileOrder): Promise<number> {
  const before = (ms: number) => new Date(app.now().getTime() - ms).toISOString();
  let [cancelled, place] = [0, { created_at: '', id: '' }];
  for (;;) {
    const due = await app.db
      .selectFrom('orders')
      .select(['store_id', 'id', 'created_at'])
      .where('status', '=', IS_PENDING)
      .where('created_at', '<=', before(hours * HOUR_MS))
      .where((eb) =>
        eb.or([
          eb('created_at', '>', place.created_at),
          eb.and([eb('created_at', '=', place.created_at), eb('id', '>', place.id)]),
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
              .where('payments.created_at', '>', before(PAYING_MS)),
          ),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (let first = 0; first < due.length; first += ASKED_AT_ONCE)
      await Promise.all(
        due.slice(first, first + ASKED_AT_ONCE).map(async ({ store_id, id, created_at }) => {
          const money = await ask(store_id, id);
          const isOld = created_at <= before(hours * PATIENCE * HOUR_MS);
          const done =
            money === 'unpaid' || (money === 'unknown' && isOld) ? await cancel(app, store_id, id, hours) : 0;
          cancelled += done;
        }),
      );
    if (due.length < AT_ONCE) return cancelled;
    place = due.at(-1)!;
  }
}

async function cancel(app: ExpiryContext, storeId: string, orderId: string, hours: number): Promise<number> {
  const store = await findStoreById(app.db, storeId);
  const moved = await transact(app.db, async (trx) => {
    // Gateways take seconds to answer: meanwhile it may have been paid, or the shopper has begun to pay.
    if ((await lockOrder(trx, storeId, orderId)) !== PENDING || (await isBeingPaid(trx, app, storeId, orderId)))
      return false;
    const at = app.now().toISOString();
    const done = await moveOrder(trx, { storeId, orderId, to: CANCELLED, cause: `not paid within ${hours} hours`, at });
    await scheduleUnneeded(trx, storeId, orderId, at);
    if (done && store)
      await notifyCustomer(trx, app, store, orderId, 'cancelled', `It was not paid within ${hours} hours.`);
    return done;
  });
  if (moved !== true) return 0;
  app.outbox.trigger();
  log.info({ order: orderId }, 'an order that was not paid is cancelled');
  return 1;
}

/** Has its shopper begun to pay within the last half hour? */
async function isBeingPaid(trx: Trx, app: ExpiryContext, storeId: string, orderId: string): Promise<boolean> {
  const since = new Date(app.now().getTime() - PAYING_MS).toISOString();
  const found = await trx
    .selectFrom('payments')
    .select('id')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
