import { type Command, type Options, UsageError } from '../command.ts';
import { withOrder } from '../with-order.ts';
import { refundCommands } from './refunds.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import type { OrderAction } from '#store-api/shop/order-changes/change-order.ts';

export const orderCommands: readonly Command[] = [
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
    options: ['note', 'force', 'store'],
    writes: 'database',
    help: [
      'The money has come (UPI): moves the order on and mails the shopper. One that awaits its',
      'confirmation is confirmed, to be paid on delivery; once more, its money has come.',
      'While it may still be paid at a gateway, this asks the gateway instead; --force confirms all',
      'the same.',
    ],
    run: ([typed = ''], options) =>
      withOrder(options, typed, async (db, { storeId, orderId, say }, environment) => {
        const { confirmOrder } = await import('#store-api/shop/order-changes/confirm-order.ts');
        const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
        const { note, force } = options;
        const lines = await confirmOrder(await reconcileContext(db, environment), { storeId, orderId, note, force });
        say(lines.join('\n'));
      }),
  },
  {
    name: 'orders unlink',
    arguments: ['<ID>'],
    options: ['store'],
    writes: 'database',
    help: ['No link that was mailed for it works any more, as when one got into wrong hands.'],
    run: ([typed = ''], options) => unlink(typed, options),
  },
  {
    name: 'orders ship',
    arguments: ['<ID>'],
    options: ['tracking', 'carrier', 'note', 'store'],
    writes: 'database',
    help: [
      'It is sent. Number, carrier and note are kept and mailed; the order shows the number with the',
      'link of its carrier: the first of store.yaml unless --carrier names another.',
    ],
    run: ([typed = ''], options) => change(typed, 'ship', options),
  },
  {
    name: 'orders tracking',
    arguments: ['<ID>', '<NUMBER>'],
    options: ['carrier', 'note', 'store'],
    writes: 'database',
    help: [
      'Corrects the number of an order that was sent, or gives the one that was forgotten. While it is',
      'on its way the shopper is mailed. The carrier stays unless --carrier names another.',
    ],
    run: ([typed = '', tracking = ''], options) => correct(typed, tracking, options),
  },
  {
    name: 'orders deliver',
    arguments: ['<ID>'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['It has arrived.'],
    run: ([typed = ''], options) => change(typed, 'deliver', options),
  },
  {
    name: 'orders paid',
    arguments: ['<ID>'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['To be paid on delivery: you have its money now.'],
    run: ([typed = ''], options) => collect(typed, options),
  },
  {
    name: 'orders refused',
    arguments: ['<ID>'],
    options: ['note', 'store', 'yes'],
    writes: 'database',
    help: [
      'To be paid on delivery, and refused at the door: it is cancelled, the stock comes back, and the',
      'shopper is told. store.yaml says who may pay on delivery after that.',
    ],
    run: ([typed = ''], options) => refuse(typed, options),
  },
  {
    name: 'orders cancel',
    arguments: ['<ID>'],
    options: ['note', 'store', 'yes'],
    writes: 'database',
    help: [
      'It is called off. The note is kept and mailed. Gateways are asked first: what was paid meanwhile',
      'stands in orders refunds.',
    ],
    run: ([typed = ''], options) =>
      withOrder(options, typed, async (db, { storeId, orderId, name, say }, environment) => {
        const { confirm } = await import('../confirm.ts');
        await confirm(`Order ${name} is cancelled for good, and the shopper is told.`, options);
        const { cancelOrder } = await import('#store-api/shop/order-changes/cancel-order.ts');
        const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
        const { note } = options;
        const lines = await cancelOrder(await reconcileContext(db, environment), { storeId, orderId, note });
        say(lines.join('\n'));
      }),
  },
  ...refundCommands,
];

const DONE = { ship: 'shipped', deliver: 'delivered' };

function change(typed: string, action: Exclude<OrderAction, 'confirm' | 'cancel'>, options: Options): Promise<void> {
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, { MAIL_FROM }) => {
    const { changeOrder } = await import('#store-api/shop/order-changes/change-order.ts');
    const { note, tracking, carrier } = options;
    const sent = { tracking, carrier };
    await changeOrder(db, { storeId, orderId, action, note, sent, now: () => new Date(), mailFrom: MAIL_FROM });
    say(`${name}: ${DONE[action]}`);
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
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, { MAIL_FROM }) => {
    const { collectMoney } = await import('#store-api/shop/order-changes/collect-order.ts');
    await collectMoney(db, { storeId, orderId, note: options.note, now: () => new Date(), mailFrom: MAIL_FROM });
    say(`${name}: paid`);
  });
}

function refuse(typed: string, options: Options): Promise<void> {
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, { MAIL_FROM }) => {
    const { confirm } = await import('../confirm.ts');
    await confirm(`Order ${name} is cancelled for good, and the shopper is told.`, options);
    const { refuseParcel } = await import('#store-api/shop/order-changes/collect-order.ts');
    await refuseParcel(db, { storeId, orderId, note: options.note, now: () => new Date(), mailFrom: MAIL_FROM });
    say(`${name}: cancelled`);
  });
}

function correct(typed: string, tracking: string, options: Options): Promise<void> {
  if (tracking.trim() === '') throw new UsageError('The tracking number is missing.');
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, { MAIL_FROM }) => {
    const { correctParcel } = await import('#store-api/shop/order-changes/correct-parcel.ts');
    const { note, carrier } = options;
    const input = { storeId, orderId, tracking, carrier, note, now: () => new Date(), mailFrom: MAIL_FROM };
    const { before, after, isChanged, isMailed } = await correctParcel(db, input);
    const was = before === '' ? '' : ` (was ${before})`;
    const end = isChanged ? `${was}${isMailed ? '; the shopper is told' : ''}` : ', as before';
    say(stripped(`${name}: ${after}${end}`));
  });
}
