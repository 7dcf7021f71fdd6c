import { type Command, UsageError } from '../../command.ts';
import { withStore } from '../../with-database.ts';
import { counted } from '#lib/text/counted.ts';

/** What they were told. */
export const deliveryCommands: readonly Command[] = [
  {
    name: 'webhooks log',
    arguments: ['[ID]'],
    options: ['json', 'store'],
    help: ['The last hundred events that were sent, or are to be, newest first: number, event, how far.'],
    run: ([id = ''], options) =>
      withStore(options, async (db, storeId) => {
        const { listDeliveries } = await import('../../../webhooks/list-webhooks.ts');
        console.log((await listDeliveries(db, { storeId, id, json: options.json })).join('\n'));
      }),
  },
  {
    name: 'webhooks send',
    arguments: ['<ID>', '[NUMBER]'],
    options: ['failed', 'store'],
    writes: 'database',
    help: [
      'Has the running shop send an event once more, with its own number; --failed: all that failed,',
      'also those that were given up.',
    ],
    run: ([id = '', number = ''], options) => {
      const isNumber = /^[1-9]\d{0,8}$/.test(number);
      if (isNumber === (options.failed ?? false) || (number !== '' && !isNumber))
        throw new UsageError('Say which: the number of an event as webhooks log shows it, or --failed.');
      return withStore(options, async (db, storeId) => {
        const { sendAgain } = await import('../../../webhooks/send-again.ts');
        const which = isNumber ? Number(number) : 'failed';
        const sent = await sendAgain(db, { storeId, id, which, now: new Date() });
        console.log(`The running shop sends ${counted(sent, 'event')} within half a minute.`);
      });
    },
  },
];
