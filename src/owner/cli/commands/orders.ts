import type { Command, Options } from '../command.ts';
import { withStore } from '../with-database.ts';
import { arrivalCommands } from './arrivals.ts';
import { parcelCommands } from './parcels.ts';
import { refundCommands } from './refunds.ts';

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
  ...parcelCommands,
  ...arrivalCommands,
  {
    name: 'orders paid',
    arguments: ['<ID>'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['To be paid on delivery: you have its money now.'],
    run: ([orderId = ''], options) => collect(orderId, options),
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
    run: ([orderId = ''], options) =>
      withStore(
        options,
        async (db, storeId, environment) => {
          const { confirm } = await import('../confirm.ts');
          await confirm(`Order ${orderId} is cancelled for good, and the shopper is told.`, options);
          const { cancelOrder } = await import('#store-api/shop/order-changes/cancel-order.ts');
          const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
          const { note } = options;
          const lines = await cancelOrder(await reconcileContext(db, environment), { storeId, orderId, note });
          console.log(lines.join('\n'));
        },
        { orderId },
      ),
  },
  ...refundCommands,
];

function collect(orderId: string, options: Options): Promise<void> {
  return withStore(
    options,
    async (db, storeId) => {
      const { collectMoney } = await import('#store-api/shop/order-changes/collect-order.ts');
      await collectMoney(db, { storeId, orderId, note: options.note, now: () => new Date() });
      console.log(`${orderId}: paid`);
    },
    { orderId },
  );
}
