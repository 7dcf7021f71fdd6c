import { type Command, type Options, UsageError } from '../command.ts';
import { LINES, linesOf } from './orders/lines-of.ts';
import { withOrder } from './orders/with-order.ts';
import { newOrderCommand } from './orders/new.ts';
import { arrivalCommands } from './orders/arrivals.ts';
import { parcelCommands } from './orders/parcels.ts';
import { returnCommands } from './orders/returns.ts';
import { refundCommands } from './refunds.ts';

export const orderCommands: readonly Command[] = [
  newOrderCommand,
  {
    name: 'orders show',
    arguments: ['<ID>'],
    options: ['store', 'json'],
    help: ['Everything of one: lines, address, history, payments.'],
    run: ([typed = ''], options) =>
      withOrder(options, typed, async (db, { storeId, orderId }) => {
        const { showOrder } = await import('../../orders/show-order.ts');
        console.log((await showOrder(db, storeId, orderId, options)).join('\n'));
      }),
  },
  {
    name: 'orders confirm',
    arguments: ['<ID>'],
    options: ['note', 'force', 'notFound', 'store', 'yes'],
    writes: 'database',
    help: [
      'The money has come (UPI, a transfer): moves the order on and mails the shopper. One that awaits its',
      'confirmation is confirmed, to be paid on delivery; once more, its money has come, of which this asks.',
      'While it may still be paid at a gateway, this asks the gateway instead; --force confirms all',
      'the same. ID may be the reference by which its shopper has paid; --not-found says that there is no',
      'such payment: the shopper is told, and may pay again.',
    ],
    run: ([typed = ''], options) => (options.notFound ? notFound(typed, options) : confirm(typed, options)),
  },
  {
    name: 'orders unlink',
    arguments: ['<ID>'],
    options: ['store'],
    writes: 'database',
    help: ['No link that was mailed for it works any more, as when one got into wrong hands.'],
    run: ([typed = ''], options) => unlink(typed, options),
  },
  ...parcelCommands,
  ...arrivalCommands,
  {
    name: 'orders paid',
    arguments: ['<ID>'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['To be paid on delivery: you have its money now.'],
    run: ([typed = ''], options) => collect(typed, options),
  },
  {
    name: 'orders cancel',
    arguments: ['<ID>'],
    options: ['line', 'note', 'refund', 'store', 'yes'],
    writes: 'database',
    help: [
      'It is called off, before it is sent or picked up. The note is kept and mailed. Gateways are asked',
      'first: what was paid meanwhile stands in orders refunds, as what was paid before does; --refund sends',
      'it back at once. Of what is paid, or to be paid on delivery, --line cancels what it names and is not',
      'packed; the last piece cancels the order.',
      LINES,
    ],
    run: ([typed = ''], options) => cancel(typed, options),
  },
  ...returnCommands,
  ...refundCommands,
];

function confirm(typed: string, options: Options): Promise<void> {
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, environment) => {
    const { confirm: ask } = await import('../confirm.ts');
    const { isCollected } = await import('#store-api/shop/orders/collect.ts');
    const { isBeingChecked } = await import('#store-api/shop/orders/hold.ts');
    const { stateOf } = await import('#store-api/shop/orders/order-status-of.ts');
    const state = await stateOf(db, storeId, orderId);
    if (state && isCollected(state) && !isBeingChecked(state))
      await ask(
        `Order ${name} is to be paid on delivery, and needs no confirmation. This says that its money has come already: \
its fee falls away, and nothing is collected. Of money that was collected \`orders paid\` says so.`,
        options,
      );
    const { confirmOrder } = await import('#store-api/shop/order-changes/confirm-order.ts');
    const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
    const { note, force } = options;
    const lines = await confirmOrder(await reconcileContext(db, environment), { storeId, orderId, note, force });
    say(lines.join('\n'));
  });
}

function notFound(typed: string, options: Options): Promise<void> {
  if (options.force) throw new UsageError('Either --force or --not-found.');
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, { MAIL_FROM: mailFrom }) => {
    const { referenceNotFound } = await import('#store-api/shop/order-changes/reference-not-found.ts');
    const input = { storeId, orderId, note: options.note, now: () => new Date(), mailFrom };
    const reference = await referenceNotFound(db, input);
    say(`${name}: not paid by ${reference}; its shopper is told, and may pay again`);
  });
}

function cancel(typed: string, options: Options): Promise<void> {
  const lines = linesOf(options);
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, environment) => {
    const { confirm: ask } = await import('../confirm.ts');
    const what = lines.length > 0 ? `What --line names of order ${name}` : `Order ${name}`;
    await ask(`${what} is cancelled for good, and the shopper is told.`, options);
    const { cancelOrder } = await import('#store-api/shop/order-changes/cancel-order.ts');
    const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
    const app = await reconcileContext(db, environment);
    const { note, refund } = options;
    const done = await cancelOrder(app, { storeId, orderId, lines, note });
    say(done.lines.join('\n'));
    if (!refund) return;
    const { refundCancelled } = await import('#store-api/shop/refunds/refund-cancelled.ts');
    const { refundLines } = await import('../../orders/refund-lines.ts');
    const begun = await refundCancelled(app, { storeId, orderId, numbers: done.refunds });
    if (begun.length > 0) say((await refundLines(db, storeId, orderId, begun)).join('\n'));
  });
}

function unlink(typed: string, options: Options): Promise<void> {
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }) => {
    const { revokeLinks } = await import('#store-api/shop/order-links/revoke-links.ts');
    await revokeLinks(db, { storeId, orderId });
    say(`${name}: no mailed link works any more`);
  });
}

function collect(typed: string, options: Options): Promise<void> {
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, { MAIL_FROM: mailFrom }) => {
    const { collectMoney } = await import('#store-api/shop/order-changes/collect-order.ts');
    await collectMoney(db, { storeId, orderId, note: options.note, now: () => new Date(), mailFrom });
    say(`${name}: paid`);
  });
}
