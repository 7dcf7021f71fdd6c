import { type Bank, isPaid } from '../bank.ts';
import { CONFIRM_HOURS, TRANSFER_DAYS } from '../shoppers.ts';
import { isPickedUp } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import type { Selectable } from 'kysely';
import type { PaymentRow } from '#store-api/base/db/rows/payment-rows.ts';
import type { OrderEventRow, OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';

type Attempt = Selectable<PaymentRow>;

const CONFIRM_MS = CONFIRM_HOURS * 60 * 60_000;
const MONEY = /^(to be paid on|confirmed by|paid by|payment confirmed|paid on)/;
/** A day more than is said. */
const TRANSFER_MS = (TRANSFER_DAYS + 1) * 24 * 60 * 60_000;
/** Its time was over. */
export const EXPIRED = /^(not (paid (within|in time)|confirmed in)|no transfer in)/;

/** Was it to be paid on delivery, and had not been, before this place in its history? */
function wasDue(history: readonly Pick<OrderEventRow, 'cause'>[], at: number): boolean {
  const last = history.slice(0, at).findLast(({ cause }) => MONEY.test(cause));
  return /^(to be paid on|confirmed by)/.test(last?.cause ?? '');
}

/** What was done to an order in a state in which it may not be, in sentences. */
export function brokenSteps(
  order: OrderRow,
  history: readonly OrderEventRow[],
  attempts: readonly Attempt[],
  bank: Bank,
): string[] {
  const wrong: string[] = [];
  const isFetched = isPickedUp(order);
  for (const { cause, position, status, at } of history) {
    const before = history.slice(0, position);
    const isDue = wasDue(history, position);
    if (isFetched && /^(shipped|delivered|refused at|lost on)/.test(cause)) wrong.push(`it is fetched, and ${cause}`);
    if (!isFetched && /^(ready|picked up)/.test(cause)) wrong.push(`it is sent, and ${cause}`);
    // Nobody could tell what to collect for which parcel; what is not paid is not its shopper's, and returns no money.
    if (isDue && /^(shipped \(parcel|arrived|came back)/.test(cause)) wrong.push(`it was to be paid, and ${cause}`);
    // Money that comes before it is sent pays it.
    if (isDue && status === PROCESSING && /^(refund due|check for a refund): paid by/.test(cause))
      wrong.push('it was to be paid, and its money is due back');
    if (cause.startsWith('refused at the door') && before.some((one) => one.cause.startsWith('paid on delivery')))
      wrong.push('it was refused after it was paid at the door');
    const waiting = before.find((one) => one.cause.startsWith('to be confirmed'));
    if (cause.startsWith('confirmed by the link') && Date.parse(at) - Date.parse(waiting?.at ?? '') >= CONFIRM_MS)
      wrong.push('it was confirmed when the time for it was over');
    const chosen = before.find((one) => /^(to be|confirmed by)/.test(one.cause));
    if (chosen && cause.startsWith('not paid')) wrong.push(`it expired as unpaid, and was ${chosen.cause}`);
    const awaited = before.find((one) => one.cause === 'to be paid by bank transfer');
    if (cause.startsWith('no transfer in') && Date.parse(at) - Date.parse(awaited?.at ?? '') < TRANSFER_MS)
      wrong.push('it expired before the time for its transfer was over');
    if (EXPIRED.test(cause) && isKnownPaid(order, bank, Date.parse(at)))
      wrong.push('it expired, and its bank would have said that it is paid');
  }
  if (history.some(({ cause, position }) => cause === 'refused at the door' && wasDue(history, position)))
    if (order.collect !== 'refused') wrong.push(`it was refused at the door, and its money is ${order.collect}`);
  for (const words of ['refund of', 'refunded']) {
    const numbers = history.flatMap(({ cause }) =>
      cause.startsWith(`${words} `) ? (/ \((\d+)\)/.exec(cause)?.[1] ?? []) : [],
    );
    if (new Set(numbers).size < numbers.length) wrong.push(`twice: ${words} ${numbers.join()}`);
  }
  wrong.push(...brokenAttempts(history, attempts));
  if (isFetched && ![null, 'to-transfer'].includes(order.collect))
    wrong.push(`it is fetched, and its money is ${order.collect}`);
  return wrong;
}

/** So long an attempt may take. */
const PAYING_MS = 30 * 60_000;

/** Attempts that began when nothing was to be paid online any more, or just before it expired. */
function brokenAttempts(history: readonly OrderEventRow[], attempts: readonly Attempt[]): string[] {
  const wrong: string[] = [];
  for (const { id, provider, created_at } of attempts) {
    if (/^(owner|on-delivery|bank-transfer)$/.test(provider)) continue;
    const before = history.filter(({ at }) => at < created_at);
    const last = before.at(-1);
    const isDue = wasDue(history, before.length) && last?.status === PROCESSING;
    const isSame = history.some(({ at }) => at === created_at);
    if (last && last.status !== PENDING && !isDue && !isSame) wrong.push(`${id} was begun, and it was ${last.cause}`);
    const expired = history.find(({ cause }) => EXPIRED.test(cause));
    const age = Date.parse(expired?.at ?? '') - Date.parse(created_at);
    if (age >= 0 && age < PAYING_MS) wrong.push(`${id} was begun ${age} ms before it expired`);
  }
  return wrong;
}

/** Its money had come before, and its bank was there to be asked. */
function isKnownPaid({ id }: OrderRow, { charges, awayAt }: Bank, at: number): boolean {
  const isThere = !awayAt.has(at);
  return isThere && charges.some((one) => one.attempt.orderId === id && isPaid(one) && one.paidAt! < at);
}
