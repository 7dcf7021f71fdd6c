import { type Guard, guard, onPostgres } from './guard.ts';

/** Of what is paid, and of how orders stand that wait for it. */
export const PAYMENT_GUARDS: readonly Guard[] = [
  guard(
    'an order moves from the statuses that may',
    'orders/set-order-status.ts',
    "    .where('status', 'in', from)\n",
  ),
  {
    name: 'a report counts once',
    changes: [
      {
        file: 'payments/settle.ts',
        find: '  if (!isNew) return ok({ success: true, changed: false });\n',
        replace: '',
      },
      {
        file: 'payments/settle.ts',
        find: "    .where('status', 'in', succeeded ? [STARTED, SUPERSEDED, FAILED, MISMATCHED] : [STARTED, SUPERSEDED])\n",
        replace: '',
      },
    ],
  },
  guard(
    'an attempt is settled once',
    'payments/settle.ts',
    "    .where('status', 'in', succeeded ? [STARTED, SUPERSEDED, FAILED, MISMATCHED] : [STARTED, SUPERSEDED])\n",
  ),
  guard(
    'another amount or currency pays nothing',
    'payments/settle.ts',
    'if (event.amountPaise !== attempt.amountPaise || event.currency !== attempt.currency)',
    'if (event.amountPaise < 0)',
  ),
  guard('odd money is noted once', 'payments/note-mismatch.ts', '    if (known) return;\n'),
  guard(
    'what has been sent is not paid before',
    'orders/pay-before-delivery.ts',
    'if (!order || !isOnDelivery(order) || !mayBePaid(order)) return false;',
    'if (!order || !isOnDelivery(order)) return false;',
  ),
  guard(
    'what is paid or cancelled is not paid online',
    'payments/attempts/attempt.ts',
    "  if (!mayBePaid(order)) return refuse(409, 'not-payable', text.notPayable);\n",
  ),
  guard(
    'an order has one attempt',
    'payments/attempts/attempt.ts',
    '  await supersede(trx, { storeId, orderId, at });\n  const id',
    '  const id',
  ),
  guard(
    'what is paid or cancelled is not paid on delivery',
    'payments/on-delivery/choose.ts',
    "  if (!mayBePaid(order)) return refuse(409, 'not-payable', text.notPayable);\n",
  ),
  guard(
    'payment on delivery is chosen once',
    'payments/on-delivery/choose.ts',
    '  if (isOnDelivery(order))\n',
    "  if (orderId === '')\n",
  ),
  guard(
    'who chose payment on delivery has no attempt',
    'payments/on-delivery/choose.ts',
    '  await supersede(trx, { storeId, orderId, at });\n',
  ),
  guard(
    'who has refused a parcel pays before',
    'pricing/charges/fee.ts',
    '(past.refusedParcels ?? 0) > maxRefusedParcels',
    '(past.refusedParcels ?? 0) < 0',
  ),
  guard('what is fetched is not paid on delivery', 'pricing/charges/fee.ts', "if (pickUp) return 'picked-up';", ''),
  guard(
    'what awaits no confirmation is not confirmed',
    'payments/on-delivery/confirm-delivery.ts',
    'if (!state || !isToConfirm(state)) return false;',
    'if (!state) return false;',
  ),
  guard(
    'a link opens nothing when its time is over',
    'order-links/read-link.ts',
    "    .where('link.expires_at', '>', at)\n",
  ),
  guard(
    'what was confirmed has no attempt',
    'payments/on-delivery/confirm-delivery.ts',
    '  await supersede(trx, { storeId, orderId, at });\n',
  ),
  guard(
    'what expires is not being paid',
    'order-changes/expire-orders.ts',
    '|| (await isBeingPaid(trx, app, storeId, orderId))',
    '',
  ),
  guard(
    'what expires waits for what it waited for',
    'order-changes/expire-orders.ts',
    'if (!waits ||',
    'if (state === undefined ||',
  ),
  guard(
    'what expires was asked for at its gateways',
    'order-changes/expire-orders.ts',
    'const money = await reconcile(store_id, id);',
    "const money = reconcile.length < 0 ? 'paid' : 'unpaid';",
  ),
  guard(
    'money is collected that is due',
    'order-changes/collect-order.ts',
    'if (state.collect === DUE) return state;',
    'if (state.collect !== "") return state;',
  ),
  guard(
    'the owner confirms what no gateway may report',
    'order-changes/change-order.ts',
    'if (open.length > 0) return refuse',
    'if (open.length < 0) return refuse',
  ),
  guard(
    'nothing that has left is cancelled as a whole',
    'order-changes/change-order.ts',
    "if (pieces.length === 0 || !pieces.every(({ state }) => mayChange('cancel', state)))",
    'if (pieces.length < 0)',
  ),
  guard(
    'only money that came goes back',
    'order-changes/call-off.ts',
    `isUnpaid
    ? { refunds: [], amountPaise: 0 }
    : await noteMoneyDue`,
    'await noteMoneyDue',
  ),
  guard(
    'a use that is over is given back',
    'orders/set-order-status.ts',
    '    await giveUseBack(trx, storeId, orderId);\n',
  ),
  guard(
    'pages that nobody needs are closed',
    'payments/attempts/unneeded-attempts.ts',
    "'in', isNeeded ? [SUPERSEDED] : [STARTED, SUPERSEDED])",
    "'in', isNeeded ? [SUPERSEDED] : [''])",
  ),
  onPostgres(
    guard('a code has so many uses', 'orders/discounts/code-uses.ts', "query.where('uses', '<', most ?? 0)", 'query'),
  ),
  onPostgres(
    guard(
      'a customer has a code so often',
      'orders/discounts/code-uses.ts',
      'if (perCustomer !== undefined) {',
      'if (perCustomer === -1) {',
    ),
  ),
  onPostgres(
    guard(
      'the other order of a customer who has a code waits',
      'orders/discounts/code-uses.ts',
      '    await lockCustomer(trx, { storeId, userIds });\n',
    ),
  ),
  onPostgres(
    guard(
      'an order’s row is locked',
      'orders/set-order-status.ts',
      `    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .returning(['status', 'collect', 'delivery', 'payment_reference'])`,
      `    .selectFrom('orders')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .select(['status', 'collect', 'delivery', 'payment_reference'])`,
    ),
  ),
];
