import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';
import { withOrder } from './orders/with-order.ts';

export const refundCommands: readonly Command[] = [
  {
    name: 'orders refunds',
    options: ['store', 'json'],
    help: [
      'Money that came for orders that were cancelled or paid already, or of another amount than was',
      'due: to return, or to check. All that is not settled, oldest first, with its number in its order.',
    ],
    run: (_, options) =>
      withStore(options, async (db, storeId) => {
        const { listRefunds } = await import('../../orders/list-refunds.ts');
        console.log((await listRefunds(db, storeId, options)).join('\n'));
      }),
  },
  {
    name: 'orders refunded',
    arguments: ['<ID>', '[NUMBER]'],
    options: ['note', 'store', 'yes'],
    writes: 'database',
    help: [
      'The money is returned, or looked into: it leaves orders refunds. The note is kept. The number says',
      'which, where an order has several.',
    ],
    run: ([typed = '', word = ''], options) => {
      const number = word === '' ? undefined : Number(word);
      if (number !== undefined && !Number.isSafeInteger(number)) throw new UsageError(`${word} is no number.`);
      return withOrder(options, typed, async (db, { storeId, orderId, name, say }) => {
        const { findRefund, settleRefund } = await import('../../orders/settle-refund.ts');
        const { confirm } = await import('../confirm.ts');
        const { stripped } = await import('#lib/text/terminal-text.ts');
        const refund = await findRefund(db, { storeId, orderId, number });
        const cause = stripped(refund.cause);
        await confirm(`Order ${name}, ${cause}: it leaves the list of refunds for good.`, options);
        await settleRefund(db, { storeId, orderId, number: refund.number, note: options.note, now: () => new Date() });
        say(`${name}: settled: ${cause}`);
      });
    },
  },
];
