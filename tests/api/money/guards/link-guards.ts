import { type Guard, guard } from './guard.ts';

const CHECK = '    await link?.check(trx);\n';

/** Of what is done by links of mails, told by a shopper of a payment, and mailed before an order expires. */
export const LINK_GUARDS: readonly Guard[] = [
  guard(
    'a shopper’s link is good still once its order is locked',
    'order-links/asker.ts',
    'return link?.orderId === order.id;',
    "return link?.orderId !== '';",
  ),
  guard(
    'an owner’s link is good still once its order is locked',
    'owner-links/by-link.ts',
    "      if (link?.kind !== 'order' || link.orderId !== orderId) throw new LinkGone();\n",
  ),
  guard(
    'a form that is sent twice does its work once',
    'owner-links/by-link.ts',
    '      if ((await stepsOf(trx, storeId, orderId)) !== seen) throw new OrderChanged();\n',
  ),
  guard('pieces are changed by a link that is good', 'order-changes/parcels/open-order.ts', CHECK),
  guard('an order is confirmed or cancelled by a link that is good', 'order-changes/change-order.ts', CHECK),
  guard(
    'an order is confirmed for its shopper by a link that is good',
    'order-changes/confirm-order.ts',
    '      await link.check(trx);\n',
  ),
  guard('money is collected by a link that is good', 'order-changes/collect-order.ts', '  await link?.check(trx);\n'),
  guard('a refund is settled by a link that is good', 'refunds/settle-refund.ts', CHECK),
  guard('money goes back by a link that is good', 'refunds/begin-refund.ts', CHECK),
  guard(
    'a history names whose link it was',
    'orders/owner-notes.ts',
    'return link ? `${cause} (link mailed to ${link.mailbox})` : cause;',
    "return link?.mailbox === '' ? '' : cause;",
  ),
  guard(
    'a shopper’s link that is revoked opens nothing',
    'order-links/read-link.ts',
    "        .onRef('orders.link_version', '=', 'link.version'),",
    '',
  ),
  guard(
    'a link opens nothing but what it was made for',
    'order-links/read-link.ts',
    "    .where('link.purpose', 'in', [purpose].flat())\n",
  ),
  guard(
    'an owner’s link that is revoked opens nothing',
    'order-links/read-owner-link.ts',
    'return version === ofOrder ?',
    'return version <= Number(ofOrder) ?',
  ),
  guard(
    'an owner’s link opens nothing when its time is over',
    'order-links/read-owner-link.ts',
    "    .where('link.expires_at', '>', at)\n",
  ),
  guard(
    'an order is held longer once',
    'payments/references/give-reference.ts',
    'order.reference_at === null && order.held_until !== null',
    'order.held_until !== null',
  ),
  guard(
    'a reference is given of what waits for its payment',
    'payments/references/give-reference.ts',
    '(order.status === PENDING && order.collect === null) || isCollected(order)',
    'order.status >= PENDING',
  ),
  guard(
    'what is paid, by the word of its shopper, is not sent to be collected',
    'order-changes/parcels/ship-order.ts',
    '    lookFirst(order.orderId, order);\n',
  ),
  guard(
    'what is paid, by the word of its shopper, is not collected',
    'order-changes/collect-order.ts',
    '  lookFirst(orderId, state);\n',
  ),
  guard('a reference serves one order', 'payments/references/give-reference.ts', '  if (other) return false;\n'),
  guard(
    'what is paid, by the word of its shopper, is not paid online',
    'payments/attempts/attempt.ts',
    "  if (isBeingChecked(order)) return refuse(409, 'being-checked', text.beingChecked);\n",
  ),
  guard(
    'what is paid, by the word of its shopper, is not paid on delivery',
    'payments/on-delivery/choose.ts',
    "  if (isBeingChecked(order)) return refuse(409, 'being-checked', text.beingChecked);\n",
  ),
  guard(
    'what is paid, by the word of its shopper, is not paid by transfer',
    'payments/bank-transfer/choose-transfer.ts',
    "  if (isBeingChecked(order)) return refuse(409, 'being-checked', text.beingChecked);\n",
  ),
  guard(
    'a shopper is reminded once',
    'order-changes/remind-unpaid.ts',
    ' || order.remind_at === null || order.remind_at > at) return false;',
    ') return false;',
  ),
  guard(
    'what is held longer does not expire',
    'order-changes/expire-orders.ts',
    "    if (since === 'held_until' && (order.held_until ?? '') > at) return false;\n",
  ),
];
