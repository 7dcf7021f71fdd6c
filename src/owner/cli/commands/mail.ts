import type { Command } from '../command.ts';
import { changeStore } from '../with-database.ts';

export const mailCommands: readonly Command[] = [
  {
    name: 'test-mail',
    arguments: ['<ADDRESS>'],
    options: ['store'],
    help: ['Sends one mail as the shop does, at once, and says what happened.'],
    run: ([to = ''], options) =>
      changeStore(options, async (db, storeId, environment) => {
        const { sendTestMail } = await import('../../doctor/send-test-mail.ts');
        console.log((await sendTestMail(db, { storeId, to, environment, now: new Date() })).join('\n'));
      }),
  },
];
