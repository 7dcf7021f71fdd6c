import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';
import { StartError } from '#environment.ts';

export const messageCommands: readonly Command[] = [
  {
    name: 'messages',
    options: ['store', 'kind', 'json'],
    help: ['Lists what shoppers wrote and who wants the newsletter, newest first.'],
    run(_, options) {
      const { kind, json = false } = options;
      if (kind !== undefined && kind !== 'contact' && kind !== 'newsletter')
        throw new UsageError('--kind is contact or newsletter.');
      return withStore(options, async (db, storeId) => {
        const { printMessages } = await import('../print-messages.ts');
        await printMessages(db, { storeId, kind, json }, console.log);
      });
    },
  },
  {
    name: 'answered',
    arguments: ['<TICKET>'],
    options: ['store'],
    writes: 'database',
    help: ['You have answered this message: the daily summary does not count it any more.'],
    run: ([ticket = ''], options) =>
      withStore(options, async (db, storeId) => {
        const { answerMessage } = await import('#store-api/shop/owner-links/owner-messages.ts');
        const name = { storeId, ticket: ticket.toUpperCase() };
        if (!(await answerMessage(db, { ...name, by: null, at: new Date().toISOString() })))
          throw new StartError(`There is no message ${ticket} that is open.`);
        console.log(`${ticket}: answered`);
      }),
  },
];
