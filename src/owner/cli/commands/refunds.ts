import { type Command, type Options, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';
import { linesOf } from './orders/lines-of.ts';
import { withOrder } from './orders/with-order.ts';
import { readAmountText } from '#lib/minor-units.ts';

export const refundCommands: readonly Command[] = [
  {
    name: 'orders refunds',
    options: ['store', 'json'],
    help: [
      'Money that came for orders that were cancelled or paid already, or of another amount than was',
      'due: to return, or to check; and what a gateway was asked to return and has not confirmed. All',
      'that is not settled, oldest first, with its number in its order.',
    ],
    run: (_, options) =>
      withStore(options, async (db, storeId) => {
        const { listRefunds } = await import('../../orders/list-refunds.ts');
        console.log((await listRefunds(db, storeId, options)).join('\n'));
      }),
  },
  {
    name: 'orders refund',
    arguments: ['<ID>', '[NUMBER]'],
    options: ['amount', 'line', 'reason', 'store', 'yes'],
    writes: 'database',
    help: [
      'Returns money through the gateway that took it, and mails the shopper once it is back: all of',
      'what orders refunds lists of the order (the number says which), or',
      '--amount N   so much, such as 12.50',
      '--line 2x1   what was paid for a line of the order, as orders show lists them, or for pieces of it',
      '--reason     why: needed with an amount or a line, and kept for you',
      'Never more than is left of what was paid. What came by UPI, on delivery or by your own word is',
      'listed in orders refunds instead, for you to return.',
    ],
    run: ([typed = '', word = ''], options) => refund(typed, word, options),
  },
  {
    name: 'orders refunded',
    arguments: ['<ID>', '[NUMBER]'],
    options: ['note', 'as', 'store', 'yes'],
    writes: 'database',
    help: [
      'You have returned the money yourself, or looked into it: it leaves orders refunds. The note is',
      'kept. The number says which, where an order has several.',
      '--as returned, --as nothing  money went back, or none is to; without it what was due has gone',
      'back, and what was to be checked stays',
    ],
    run: ([typed = '', word = ''], options) => {
      const number = numberOf(word);
      const { as: settling, note } = options;
      if (settling !== undefined && settling !== 'returned' && settling !== 'nothing')
        throw new UsageError('--as is returned or nothing.');
      return withOrder(options, typed, async (db, { storeId, orderId, name, say }, { MAIL_FROM: mailFrom }) => {
        const { findRefund, settleRefund } = await import('#store-api/shop/refunds/settle-refund.ts');
        const { confirm } = await import('../confirm.ts');
        const { stripped } = await import('#lib/text/terminal-text.ts');
        const found = await findRefund(db, { storeId, orderId, number });
        const cause = stripped(found.cause);
        await confirm(`Order ${name}, ${cause}: it leaves the list of refunds for good.`, options);
        const now = () => new Date();
        await settleRefund(db, { storeId, orderId, number: found.number, note, settling, now, mailFrom });
        say(`${name}: settled: ${cause}`);
      });
    },
  },
];

function refund(typed: string, word: string, options: Options): Promise<void> {
  const number = numberOf(word);
  const { amount } = options;
  const amountPaise = amount === undefined ? undefined : readAmountText(amount);
  // 2.500 may be meant as thousands.
  if (amount !== undefined && (!amountPaise || /\.\d{3}/.test(amount)))
    throw new UsageError(`${amount} is no amount such as 12.50.`);
  const lines = linesOf(options);
  const note = options.reason?.trim();
  const isNew = amountPaise !== undefined || lines.length > 0;
  if (isNew && number !== undefined) throw new UsageError('Either the number of a refund, or an amount or a line.');
  if (isNew && !note) throw new UsageError('--reason is missing. It says why, such as --reason "too small"');
  return withOrder(options, typed, async (db, { storeId, orderId, name, say }, environment) => {
    const { confirm } = await import('../confirm.ts');
    const { beginRefund } = await import('#store-api/shop/refunds/begin-refund.ts');
    const { refundLines } = await import('../../orders/refund-lines.ts');
    const { unsentLine } = await import('../../orders/unsent-line.ts');
    const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
    await confirm(`Money of order ${name} goes back for good.`, options);
    const app = await reconcileContext(db, environment);
    const begun = await beginRefund(app, { storeId, orderId, number, amountPaise, lines, note });
    const unsent = await unsentLine(db, { storeId, orderId }, begun);
    say([...(await refundLines(db, storeId, orderId, begun)), ...unsent].join('\n'));
  });
}

function numberOf(word: string): number | undefined {
  const number = word === '' ? undefined : Number(word);
  if (number !== undefined && !Number.isSafeInteger(number)) throw new UsageError(`${word} is no number.`);
  return number;
}
