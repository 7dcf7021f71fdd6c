import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-database.ts';

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
];
