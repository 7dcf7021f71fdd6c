import { type Command, type Options, UsageError } from '../../command.ts';
import { LINES, linesOf } from './lines-of.ts';
import { onOrder } from './on-order.ts';
import { withStore } from '../../with-database.ts';
import { counted } from '#lib/text/counted.ts';

/** What shoppers send back. */
export const returnCommands: readonly Command[] = [
  {
    name: 'orders returns',
    options: ['store', 'json'],
    help: ['What shoppers ask to send back, and what is on its way back, the oldest first, with their reasons.'],
    run: (_, options) =>
      withStore(options, async (db, storeId) => {
        const { listReturns } = await import('../../../orders/list-returns.ts');
        console.log((await listReturns(db, storeId, options)).join('\n'));
      }),
  },
  {
    name: 'orders accept',
    arguments: ['<ID>', '[NUMBER]'],
    options: ['free', 'note', 'store'],
    writes: 'database',
    help: [
      'A return may come: the shopper is mailed where to send it. NUMBER is that of the return, where an',
      'order has several. --free: its way back costs the shopper nothing.',
    ],
    run: ([typed = '', word = ''], options) => decide(typed, { word, name: 'acceptReturn' }, options),
  },
  {
    name: 'orders decline',
    arguments: ['<ID>', '[NUMBER]'],
    options: ['note', 'store'],
    writes: 'database',
    help: ['A return is declined, and the shopper told why by --note, which stands on the order’s page too.'],
    run: ([typed = '', word = ''], options) => {
      if ((options.note ?? '').trim() === '') throw new UsageError('Say why it is declined, with --note.');
      return decide(typed, { word, name: 'declineReturn' }, options);
    },
  },
  {
    name: 'orders receive',
    arguments: ['<ID>', '[NUMBER]'],
    options: ['line', 'unfit', 'note', 'store', 'yes'],
    writes: 'database',
    help: [
      'A return has come: what is fit for sale goes back to stock, and the money for all of it stands in',
      'orders refunds, less what its way back costs. --line names what has come, where that is not all;',
      '--unfit what cannot be sold again.',
      LINES,
    ],
    run: ([typed = '', word = ''], options) => receive(typed, word, options),
  },
];

function numberOf(word: string): number | undefined {
  if (word === '') return undefined;
  if (!/^[1-9]\d{0,5}$/.test(word)) throw new UsageError(`${word} is no number of a return.`);
  return Number(word);
}

function decide(
  typed: string,
  { word, name }: { word: string; name: 'acceptReturn' | 'declineReturn' },
  options: Options,
): Promise<void> {
  const number = numberOf(word);
  return onOrder(typed, options, async (db, input) => {
    const { decideReturn } = await import('#store-api/shop/order-changes/returns/decide-return.ts');
    const decided = await decideReturn(db, { ...input, number, isFree: options.free }, name);
    return `return ${decided.number} ${name === 'acceptReturn' ? 'accepted' : 'declined'}`;
  });
}

function receive(typed: string, word: string, options: Options): Promise<void> {
  const number = numberOf(word);
  const [lines, unfit] = [linesOf(options), linesOf(options, 'unfit')];
  return onOrder(typed, options, async (db, input, name) => {
    const { confirm } = await import('../../confirm.ts');
    await confirm(`What was sent back of order ${name} has come: its money is due back, or another is sent.`, options);
    const { receiveReturn } = await import('#store-api/shop/order-changes/returns/receive-return.ts');
    const received = await receiveReturn(db, { ...input, number, lines, unfit });
    const { pieces, exchanged, duePaise } = received;
    const due = duePaise > 0 ? 'the money stands in orders refunds' : 'no money is due';
    const says = [
      `${counted(pieces, 'piece')} came back`,
      ...(exchanged > 0 ? [`${exchanged} to be sent in exchange`] : []),
      ...(exchanged < pieces ? [due] : []),
    ];
    return `return ${received.number}: ${says.join(', ')}`;
  });
}
