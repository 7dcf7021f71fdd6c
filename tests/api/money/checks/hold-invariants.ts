import { EXPIRED } from './history-invariants.ts';
import type { Selectable } from 'kysely';
import type { OrderEventRow, OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import type { PaymentRow } from '#store-api/base/db/rows/payment-rows.ts';
import { CANCELLED, PENDING, PROCESSING } from '#contract/order-status.ts';

const HOUR_MS = 60 * 60_000;
/** As the model's shop is set; and from when a payment is looked for by its reference. */
const HELD_MS = 24 * HOUR_MS;
const CHECKED_MS = 72 * HOUR_MS;
const REFERRED = 'paid, by the word of the shopper, reference ';
const NOT_FOUND = 'no payment found by the reference ';
const BY_HAND = /^(owner|bank-transfer)$/;

interface Held {
  order: OrderRow;
  history: readonly OrderEventRow[];
  attempts: readonly Selectable<PaymentRow>[];
  /** About the order, with when each was written. */
  mails: readonly { subject: string; created_at: string }[];
}

/** Which order was held too long or too short, paid while it was looked into, or reminded wrongly, in sentences. */
export function brokenHold({ order, history, attempts, mails }: Held): string[] {
  const wrong: string[] = [];
  const referred = history.filter(({ cause }) => cause.startsWith(REFERRED));
  const until = referred[0] ? Date.parse(referred[0].at) + CHECKED_MS : Date.parse(order.created_at) + HELD_MS;
  if (order.held_until !== new Date(until).toISOString())
    wrong.push(`it is held until ${order.held_until}, not ${new Date(until).toISOString()}`);
  const expired = history.find(({ cause }) => EXPIRED.test(cause));
  if (expired?.cause.startsWith('not paid') && Date.parse(expired.at) < until)
    wrong.push(`it expired at ${expired.at}, and was held`);

  for (const { at, cause, position, status } of referred) {
    const isAtTheDoor = status === PROCESSING;
    const reference = cause.slice(REFERRED.length);
    const after = history.slice(position + 1);
    const isOther = (one: OrderEventRow) => one.cause.startsWith('to be ');
    const isOver = (one: OrderEventRow) =>
      isAtTheDoor
        ? /^(paid by|payment confirmed)/.test(one.cause) || one.status === CANCELLED
        : one.status !== PENDING && !isOther(one);
    const looked = after.find((one) => isOver(one) || one.cause.startsWith(NOT_FOUND));
    const before = after.filter(({ position: later }) => later < (looked?.position ?? Infinity));
    if (before.some((one) => /^(shipped|paid on delivery)/.test(one.cause)))
      wrong.push(`it was sent or collected while ${reference} was looked for`);
    const meanwhile = attempts.filter(
      (one) => !BY_HAND.test(one.provider) && one.created_at > at && one.created_at < (looked?.at ?? '9'),
    );
    if (meanwhile.length > 0) wrong.push(`it was to be paid a second time while ${reference} was looked for`);
    if (after.some((one) => isOther(one) && one.position < (looked?.position ?? Infinity)))
      wrong.push(`another way to pay was chosen while ${reference} was looked for`);
  }
  const given = referred.at(-1)?.cause.slice(REFERRED.length);
  const isFound = history.every(
    ({ cause, position }) => !cause.startsWith(NOT_FOUND) || position < referred.at(-1)!.position,
  );
  if (order.payment_reference !== (given !== undefined && isFound ? given : null))
    wrong.push(`its reference is ${order.payment_reference}, and its shopper gave ${given}`);

  const reminders = mails.filter(({ subject }) => subject.endsWith(' waits for its payment'));
  if (reminders.length > 1) wrong.push(`its shopper was reminded ${reminders.length} times`);
  const settled = history.find(({ status }) => status !== PENDING);
  if (reminders.some(({ created_at }) => settled && created_at > settled.at))
    wrong.push(`its shopper was reminded, and it was ${settled?.cause}`);
  if (reminders.some(({ created_at }) => referred.some(({ at }) => at < created_at)))
    wrong.push('its shopper was reminded, who had said that it is paid');
  return wrong;
}

/** References that serve more than one order, in sentences. */
export function brokenReferences(orders: readonly OrderRow[], attempts: readonly Selectable<PaymentRow>[]): string[] {
  const twice = (names: readonly (string | null)[]) =>
    names.filter((name, index) => name !== null && names.indexOf(name) !== index);
  return [
    ...twice(orders.map(({ payment_reference }) => payment_reference)).map((one) => `two orders have ${one}`),
    ...twice(attempts.map(({ transaction_id }) => transaction_id)).map((one) => `${one} has paid two orders`),
  ];
}
