import { type Command, type Options, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';
import { readAmountText } from '#lib/minor-units.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

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
    options: ['amount', 'line', 'pieces', 'reason', 'store', 'yes'],
    writes: 'database',
    help: [
      'Returns money through the gateway that took it, and mails the shopper once it is back: all of',
      'what orders refunds lists of the order (the number says which), or',
      '--amount N   so much, such as 12.50',
      '--line N     what was paid for a line of the order, as orders show lists them; --pieces N of it',
      '--reason     why: needed with an amount or a line, and kept for you',
      'Never more than is left of what was paid. What came by UPI, on delivery or by your own word is',
      'listed in orders refunds instead, for you to return.',
    ],
    run: ([orderId = '', word = ''], options) => refund(orderId, word, options),
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
    run: ([orderId = '', word = ''], options) => {
      const number = numberOf(word);
      const { as: settling } = options;
      if (settling !== undefined && settling !== 'returned' && settling !== 'nothing')
        throw new UsageError('--as is returned or nothing.');
      const settle = async (db: Db, storeId: string, mailFrom: string | undefined) => {
        const { findRefund, settleRefund } = await import('../../orders/settle-refund.ts');
        const { confirm } = await import('../confirm.ts');
        const { stripped } = await import('#lib/text/terminal-text.ts');
        const found = await findRefund(db, { storeId, orderId, number });
        const cause = stripped(found.cause);
        await confirm(`Order ${orderId}, ${cause}: it leaves the list of refunds for good.`, options);
        const { note } = options;
        const now = () => new Date();
        await settleRefund(db, { storeId, orderId, number: found.number, note, settling, now, mailFrom });
        console.log(`${orderId}: settled: ${cause}`);
      };
      return withStore(options, (db, storeId, { MAIL_FROM }) => settle(db, storeId, MAIL_FROM), { orderId });
    },
  },
];

function refund(orderId: string, word: string, options: Options): Promise<void> {
  const number = numberOf(word);
  const { reason } = options;
  const amountPaise = options.amount === undefined ? undefined : readAmountText(options.amount);
  if (options.amount !== undefined && !amountPaise)
    throw new UsageError(`${options.amount} is no amount such as 12.50.`);
  const [line, pieces] = [countOf('--line', options.line), countOf('--pieces', options.pieces)];
  const isNew = amountPaise !== undefined || line !== undefined;
  if (pieces !== undefined && line === undefined) throw new UsageError('--pieces is of a --line.');
  if (isNew && number !== undefined) throw new UsageError('Either the number of a refund, or an amount or a line.');
  if (isNew && !reason?.trim()) throw new UsageError('--reason says why.');
  return withStore(
    options,
    async (db, storeId, environment) => {
      const { confirm } = await import('../confirm.ts');
      const { beginRefund } = await import('#store-api/shop/refunds/begin-refund.ts');
      const { refundLines } = await import('../../orders/refund-lines.ts');
      const { reconcileContext } = await import('#store-api/shop/payments/reconcile/reconcile-context.ts');
      await confirm(`Money of order ${orderId} goes back for good.`, options);
      const app = await reconcileContext(db, environment);
      const note = reason?.trim();
      const begun = await beginRefund(app, { storeId, orderId, number, amountPaise, line, pieces, note });
      console.log((await refundLines(db, storeId, orderId, begun)).join('\n'));
    },
    { orderId },
  );
}

function numberOf(word: string): number | undefined {
  const number = word === '' ? undefined : Number(word);
  if (number !== undefined && !Number.isSafeInteger(number)) throw new UsageError(`${word} is no number.`);
  return number;
}

function countOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`${name} is a number from 1 on.`);
  return Number(text);
}
