import { orderEmailsIn } from '../mail/mail-texts.ts';
import { IS_PENDING } from '../../base/db/inlined-literals.ts';
import { type OrderState, TO_CONFIRM, TO_TRANSFER } from '../orders/collect.ts';
import { lockOrderState, moveOrder } from '../orders/set-order-status.ts';
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
/** A transfer is awaited to the day, in the time zone of whoever reads it: a day more. */
const TRANSFER_HOURS = 24;
/** Of an order that was to be confirmed or transferred, and whose payment is unknown. */
const UNCONFIRMED_HOURS = 96;

/** Queries the gateways about an order's attempts: see payments/reconcile/reconcile.ts. */
export type ReconcileOrder = (storeId: string, orderId: string) => Promise<'paid' | 'unpaid' | 'unknown'>;

type ExpiryContext = OutboxContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>;

/**
 * Looks every minute for orders that were not paid within `hours`, 0: never, and for those that were not confirmed or
 * transferred in time. Returns a function that stops it.
 */
export function startExpiring(app: ExpiryContext, hours: number, reconcile: ReconcileOrder): () => Promise<void> {
  const work = () => expireOrders(app, hours, reconcile);
  return startBackgroundJob('looking for unpaid orders', work, { everyMs: EVERY_MS }).close;
}

/** Why orders are cancelled, and from when on. */
interface Expiry {
  /** The column with the instant that counts. */
  since: 'created_at' | 'confirm_by';
  /** For which it waits until then: in its column `collect`. */
  awaits?: string;
  hours: number;
  /** So much longer waits one whose payment is unknown: UPI, or a gateway that does not answer. */
  unknownHours: number;
  cause: string;
  says: (emails: ReturnType<typeof orderEmailsIn>) => string;
}

/**
 * Cancels orders that were not paid within `hours` (0: none), and those whose time to be confirmed (docs/decisions
 * D547) or transferred (D631) is over: returns their stock and mails the shoppers. The gateways are queried first; a
 * payment that arrives at the same moment either wins or is recorded as a refund due. Returns how many.
 */
export async function expireOrders(app: ExpiryContext, hours: number, reconcile: ReconcileOrder): Promise<number> {
  const unpaid: Expiry = {
    since: 'created_at',
    hours,
    unknownHours: hours * 2,
    cause: `not paid within ${hours} hours`,
    says: (emails) => emails.notPaidWithin(hours),
  };
  const unconfirmed: Expiry = {
    since: 'confirm_by',
    awaits: TO_CONFIRM,
    hours: 0,
    unknownHours: UNCONFIRMED_HOURS,
    cause: 'not confirmed in time',
    says: (emails) => emails.notConfirmed,
  };
  const untransferred: Expiry = {
    since: 'confirm_by',
    awaits: TO_TRANSFER,
    hours: TRANSFER_HOURS,
    unknownHours: UNCONFIRMED_HOURS,
    cause: 'no transfer in time',
    says: (emails) => emails.notTransferred,
  };
  let cancelled = 0;
  for (const expiry of [...(hours === 0 ? [] : [unpaid]), unconfirmed, untransferred])
    cancelled += await expire(app, expiry, reconcile);
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
      .$if(since === 'created_at', (query) => query.where('confirm_by', 'is', null))
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
          const isOld = at <= before((hours + unknownHours) * HOUR_MS);
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
  { awaits, cause, says }: Expiry,
): Promise<number> {
  const store = await findStoreById(app.db, storeId);
  const moved = await transact(app.db, async (trx) => {
    // Gateways take seconds to answer: meanwhile the order may have been paid or confirmed, or its shopper may have
    // chosen another way to pay.
    const state = await lockOrderState(trx, storeId, orderId);
    const waits = state?.status === PENDING && awaitedOf(state) === awaits;
    if (!waits || (await isBeingPaid(trx, app, storeId, orderId))) return false;
    const at = app.now().toISOString();
    const done = await moveOrder(trx, { storeId, orderId, to: CANCELLED, cause, at });
    await scheduleUnneeded(trx, storeId, orderId, at);
    if (done && store) await notifyCustomer(trx, app, store, orderId, 'cancelled', says(orderEmailsIn(store.language)));
    return done;
  });
  if (moved !== true) return 0;
  app.outbox.trigger();
  log.info({ order: orderId, cause }, 'an order that nobody paid or confirmed in time is cancelled');
  return 1;
}

function awaitedOf({ collect }: OrderState): string | undefined {
  return collect === TO_CONFIRM || collect === TO_TRANSFER ? collect : undefined;
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
