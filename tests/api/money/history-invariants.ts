import { type Bank, isPaid } from './bank.ts';
import { isPickedUp } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import type { OrderEventRow, OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import { CANCELLED, PROCESSING } from '#contract/order-status.ts';

const MONEY = /^(to be paid|confirmed by|paid by|payment confirmed|paid on)/;

/** Was it to be paid on delivery, and had not been, before this place in its history? */
export function wasDue(history: readonly Pick<OrderEventRow, 'cause'>[], at: number): boolean {
  const last = history.slice(0, at).findLast(({ cause }) => MONEY.test(cause));
  return /^(to be paid|confirmed by)/.test(last?.cause ?? '');
}

/** What was done to an order in a state in which it may not be, in sentences. */
export function brokenSteps(order: OrderRow, history: readonly OrderEventRow[], bank: Bank): string[] {
  const wrong: string[] = [];
  const isFetched = isPickedUp(order);
  for (const { cause, position, status, at } of history) {
    const before = history.slice(0, position);
    const isDue = wasDue(history, position);
    if (isFetched && /^(shipped|delivered|refused at|lost on)/.test(cause)) wrong.push(`it is fetched, and ${cause}`);
    if (!isFetched && /^(ready|picked up)/.test(cause)) wrong.push(`it is sent, and ${cause}`);
    // Nobody could tell what to collect for which parcel, and what is on its way is not its shopper's yet.
    if (isDue && /^(shipped \(parcel|arrived)/.test(cause)) wrong.push(`it was to be paid, and ${cause}`);
    if (isDue && cause === 'cancelled by the shopper' && status !== CANCELLED)
      wrong.push('a part of it was called off, and it was to be paid as a whole');
    // Money that comes before it is sent pays it.
    if (isDue && status === PROCESSING && /^(refund due|check for a refund): paid by/.test(cause))
      wrong.push('it was to be paid, and its money is due back');
    if (cause.startsWith('refused at the door') && before.some((one) => one.cause.startsWith('paid on delivery')))
      wrong.push('it was refused after it was paid at the door');
    if (/^not (paid within|confirmed in)/.test(cause) && isKnownPaid(order, bank, Date.parse(at)))
      wrong.push('it expired, and its bank would have said that it is paid');
  }
  if (isFetched && order.collect !== null) wrong.push(`it is fetched, and its money is ${order.collect}`);
  return wrong;
}

/** Its money had come before, and its bank was there to be asked. */
function isKnownPaid({ id }: OrderRow, { charges, awayAt }: Bank, at: number): boolean {
  const isThere = !awayAt.has(at);
  return isThere && charges.some((one) => one.attempt.orderId === id && isPaid(one) && one.paidAt! < at);
}
