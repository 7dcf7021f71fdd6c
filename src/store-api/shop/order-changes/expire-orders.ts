import { orderEmailsIn } from '../mail/mail-texts.ts';
import { IS_PENDING } from '../../base/db/inlined-literals.ts';
import { type OrderState, TO_CONFIRM, TO_TRANSFER } from '../orders/collect.ts';
import { lockOrderState, moveOrder } from '../orders/set-order-status.ts';
import { transact } from '../../base/db/transact.ts';
import { type Expiry, expiriesOf } from './expiries.ts';
import { isBeingPaid, PAYING_MS, type ReconcileOrder } from './being-paid.ts';
import { remindUnpaid } from './remind-unpaid.ts';
import { MISMATCHED } from '../payments/attempts/attempt.ts';
import { findOpenAttempts } from '../payments/attempts/open-attempts.ts';
import { scheduleUnneeded } from '../payments/attempts/unneeded-attempts.ts';
import type { OutboxContext } from '../mail/mail-context.ts';
import type { OrderCaps } from '../orders/order-caps.ts';
import { startBackgroundJob } from '../../base/jobs/background-job.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import { notifyCustomer } from '../orders/notify/notify-customer.ts';
import { log } from '#log.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';

const HOUR_MS = 60 * 60_000;
const EVERY_MS = 60_000;
const BATCH = 50;
/** Queried in parallel, so that a gateway that hangs does not delay the other orders for long. */
const QUERIED_AT_ONCE = 10;

type ExpiryContext = OutboxContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>;

/**
 * Looks every minute for orders whose shoppers are to be reminded, for those that were not paid in time, of older
 * programs within `hours` (0: never), and for those that were not confirmed or transferred. Returns a function that
 * stops it.
 */
export function startExpiring(app: ExpiryContext, hours: number, reconcile: ReconcileOrder): () => Promise<void> {
  const work = async () => {
    await remindUnpaid(app, reconcile);
    return expireOrders(app, hours, reconcile);
  };
  return startBackgroundJob('looking for unpaid orders', work, { everyMs: EVERY_MS }).close;
}

/**
 * Cancels orders that were not paid until the end of their hold (docs/decisions D680), of older programs within `hours`
 * (0: none), and those whose time to be confirmed (D547) or transferred (D631) is over: returns their stock and mails
 * the shoppers. The gateways are queried first; a payment that arrives at the same moment either wins or is recorded as
 * a refund due. Returns how many.
 */
export async function expireOrders(app: ExpiryContext, hours: number, reconcile: ReconcileOrder): Promise<number> {
  let cancelled = 0;
  for (const expiry of expiriesOf(hours)) cancelled += await expire(app, expiry, reconcile);
  return cancelled;
}

async function expire(app: ExpiryContext, expiry: Expiry, reconcile: ReconcileOrder): Promise<number> {
  const { since, awaits, hours, unknownHours } = expiry;
  const before = (ms: number) => new Date(app.now().getTime() - ms).toISOString();
  let [cancelled, last] = [0, { at: '', id: '' }];
  for (;;) {
    const due = await app.db
      .selectFrom('orders')
      .select(['store_id', 'id'])
      .select((eb) => eb.ref(since).$castTo<string>().as('at'))
      .where('status', '=', IS_PENDING)
      .$if(since !== 'confirm_by', (query) => query.where('confirm_by', 'is', null))
      .$if(since === 'created_at', (query) => query.where('held_until', 'is', null))
      .$if(awaits !== undefined, (query) => query.where('collect', '=', awaits ?? ''))
      .where(since, '<=', before(hours * HOUR_MS))
      .where((eb) => eb.or([eb(since, '>', last.at), eb.and([eb(since, '=', last.at), eb('id', '>', last.id)])]))
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
      .orderBy(since)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (let first = 0; first < due.length; first += QUERIED_AT_ONCE)
      await Promise.all(
        due.slice(first, first + QUERIED_AT_ONCE).map(async ({ store_id, id, at }) => {
          const money = await reconcile(store_id, id);
          const isOld = at <= before((hours + unknownHours) * HOUR_MS) || (await wasChecked(app, store_id, id));
          const done =
            money === 'unpaid' || (money === 'unknown' && isOld) ? await cancel(app, store_id, id, expiry) : 0;
          cancelled += done;
        }),
      );
    const end = due.at(-1);
    if (!end || due.length < BATCH) return cancelled;
    last = end;
  }
}

async function cancel(
  app: ExpiryContext,
  storeId: string,
  orderId: string,
  { since, awaits, ...expiry }: Expiry,
): Promise<number> {
  const store = await findStoreById(app.db, storeId);
  const moved = await transact(app.db, async (trx) => {
    // Gateways take seconds to answer: meanwhile the order may have been paid or confirmed, or its shopper may have
    // chosen another way to pay.
    const state = await lockOrderState(trx, storeId, orderId);
    const waits = state?.status === PENDING && awaitedOf(state) === awaits;
    if (!waits || (await isBeingPaid(trx, app, storeId, orderId))) return false;
    const order = await trx
      .selectFrom('orders')
      .select(['created_at', 'held_until'])
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const at = app.now().toISOString();
    // Or its shopper may have said by which reference it was paid: then it is held longer.
    if (since === 'held_until' && (order.held_until ?? '') > at) return false;
    const cause = expiry.cause(order);
    const done = await moveOrder(trx, { storeId, orderId, to: CANCELLED, cause, at });
    await scheduleUnneeded(trx, storeId, orderId, at);
    const note = store && expiry.says(orderEmailsIn(store.language), order);
    if (done && store) await notifyCustomer(trx, app, store, orderId, 'cancelled', note);
    return done && cause;
  });
  if (typeof moved !== 'string') return 0;
  app.outbox.trigger();
  log.info({ order: orderId, cause: moved }, 'an order that nobody paid or confirmed in time is cancelled');
  return 1;
}

function awaitedOf({ collect }: OrderState): string | undefined {
  return collect === TO_CONFIRM || collect === TO_TRANSFER ? collect : undefined;
}

/**
 * Its shopper has said by which reference it was paid, and in the longer hold that followed the owner did not find that
 * (docs/decisions D682): unless a gateway that reports payments may still have another one.
 */
async function wasChecked(app: ExpiryContext, storeId: string, orderId: string): Promise<boolean> {
  const { payment_reference } = await app.db
    .selectFrom('orders')
    .select('payment_reference')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return payment_reference !== null && (await findOpenAttempts(app.db, storeId, orderId, app.now())).length === 0;
}
