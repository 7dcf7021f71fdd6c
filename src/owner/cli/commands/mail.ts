import type { Command } from '../command.ts';
import { withStore } from '../with-database.ts';

export const mailCommands: readonly Command[] = [
  {
    name: 'test-mail',
    arguments: ['<ADDRESS>'],
    options: ['store'],
    writes: 'files',
    help: ['Sends one mail as the shop does, at once, and says what happened.'],
    run: ([to = ''], options) =>
      withStore(options, async (db, storeId, environment) => {
        const { sendTestMail } = await import('../../doctor/send-test-mail.ts');
        console.log((await sendTestMail(db, { storeId, to, environment, now: new Date() })).join('\n'));
      }),
  },
];
