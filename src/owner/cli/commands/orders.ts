import { type Command, type Options, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';
import { refundCommands } from './refunds.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import type { OrderAction } from '#store-api/shop/order-changes/change-order.ts';

export const orderCommands: readonly Command[] = [
  {
    name: 'orders show',
    arguments: ['<ID>'],
    options: ['store', 'json'],
    help: ['Everything of one: lines, address, history, payments.'],
    run: ([orderId = ''], options) =>
      withStore(
        options,
        async (db, storeId) => {
          const { showOrder } = await import('../../orders/show-order.ts');
          console.log((await showOrder(db, storeId, orderId, options)).join('\n'));
        },
        { orderId },
      ),
  },
  {
    name: 'orders confirm',
    arguments: ['<ID>'],
    options: ['note', 'force', 'store'],
    writes: 'database',
    help: [
      'The money has come (UPI): moves the order on and mails the shopper.',
      'While it may still be paid at a gateway, this asks the gateway instead; --force confirms all',
      'the same.',
    ],
    run: ([orderId = ''], options) =>
      withStore(
        options,
        async (db, storeId, environment) => {
          const { confirmOrder } = await import('#store-api/shop/order-changes/confirm-order.ts');
          const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
          const { note, force } = options;
          const lines = await confirmOrder(await reconcileContext(db, environment), { storeId, orderId, note, force });
          console.log(lines.join('\n'));
        },
        { orderId },
      ),
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
    run: ([orderId = ''], options) => change(orderId, 'ship', options),
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
    run: ([orderId = '', tracking = ''], options) => correct(orderId, tracking, options),
  },
  {
    name: 'orders deliver',
    arguments: ['<ID>'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['It has arrived.'],
    run: ([orderId = ''], options) => change(orderId, 'deliver', options),
  },
  {
    name: 'orders paid',
    arguments: ['<ID>'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['To be paid on delivery: you have its money now.'],
    run: ([orderId = ''], options) => collect(orderId, options),
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
    run: ([orderId = ''], options) => refuse(orderId, options),
  },
  {
    name: 'orders cancel',
    arguments: ['<ID>'],
    options: ['note', 'refund', 'store', 'yes'],
    writes: 'database',
    help: [
      'It is called off. The note is kept and mailed. Gateways are asked first: what was paid meanwhile',
      'stands in orders refunds, as what was paid before does; --refund sends it back at once.',
    ],
    run: ([orderId = ''], options) =>
      withStore(
        options,
        async (db, storeId, environment) => {
          const { confirm } = await import('../confirm.ts');
          await confirm(`Order ${orderId} is cancelled for good, and the shopper is told.`, options);
          const { cancelOrder } = await import('#store-api/shop/order-changes/cancel-order.ts');
          const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
          const { note } = options;
          const app = await reconcileContext(db, environment);
          const lines = await cancelOrder(app, { storeId, orderId, note });
          console.log(lines.join('\n'));
          if (!options.refund) return;
          const { refundCancelled } = await import('#store-api/shop/refunds/refund-cancelled.ts');
          const { refundLines } = await import('../../orders/refund-lines.ts');
          const begun = await refundCancelled(app, storeId, orderId);
          if (begun.length > 0) console.log((await refundLines(db, storeId, orderId, begun)).join('\n'));
        },
        { orderId },
      ),
  },
  ...refundCommands,
];

const DONE = { ship: 'shipped', deliver: 'delivered' };

function change(orderId: string, action: Exclude<OrderAction, 'confirm' | 'cancel'>, options: Options): Promise<void> {
  return withStore(
    options,
    async (db, storeId, { MAIL_FROM }) => {
      const { changeOrder } = await import('#store-api/shop/order-changes/change-order.ts');
      const { note, tracking, carrier } = options;
      const sent = { tracking, carrier };
      await changeOrder(db, { storeId, orderId, action, note, sent, now: () => new Date(), mailFrom: MAIL_FROM });
      console.log(`${orderId}: ${DONE[action]}`);
    },
    { orderId },
  );
}

function collect(orderId: string, options: Options): Promise<void> {
  return withStore(
    options,
    async (db, storeId, { MAIL_FROM }) => {
      const { collectMoney } = await import('#store-api/shop/order-changes/collect-order.ts');
      await collectMoney(db, { storeId, orderId, note: options.note, now: () => new Date(), mailFrom: MAIL_FROM });
      console.log(`${orderId}: paid`);
    },
    { orderId },
  );
}

function refuse(orderId: string, options: Options): Promise<void> {
  return withStore(
    options,
    async (db, storeId, { MAIL_FROM }) => {
      const { confirm } = await import('../confirm.ts');
      await confirm(`Order ${orderId} is cancelled for good, and the shopper is told.`, options);
      const { refuseParcel } = await import('#store-api/shop/order-changes/collect-order.ts');
      await refuseParcel(db, { storeId, orderId, note: options.note, now: () => new Date(), mailFrom: MAIL_FROM });
      console.log(`${orderId}: cancelled`);
    },
    { orderId },
  );
}

function correct(orderId: string, tracking: string, options: Options): Promise<void> {
  if (tracking.trim() === '') throw new UsageError('The tracking number is missing.');
  return withStore(
    options,
    async (db, storeId, { MAIL_FROM }) => {
      const { correctParcel } = await import('#store-api/shop/order-changes/correct-parcel.ts');
      const { note, carrier } = options;
      const input = { storeId, orderId, tracking, carrier, note, now: () => new Date(), mailFrom: MAIL_FROM };
      const { before, after, isChanged, isMailed } = await correctParcel(db, input);
      const was = before === '' ? '' : ` (was ${before})`;
      const end = isChanged ? `${was}${isMailed ? '; the shopper is told' : ''}` : ', as before';
      console.log(stripped(`${orderId}: ${after}${end}`));
    },
    { orderId },
  );
}
