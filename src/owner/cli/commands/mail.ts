import type { Command } from '../command.ts';
import { nonEmpty } from '#lib/non-empty.ts';
import { counted } from '#lib/text/counted.ts';
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
  {
    name: 'unlink',
    arguments: ['[ADDRESS]'],
    options: ['store'],
    writes: 'database',
    help: [
      'No link that was mailed to the store, or to this address of its, works any more, as when somebody',
      'leaves or loses a phone. Take the address off mail.owners of store.yaml too.',
    ],
    run: ([typed], options) =>
      withStore(options, async (db, storeId) => {
        const mailbox = nonEmpty(typed?.trim());
        const { revokeOwnerLinks } = await import('#store-api/shop/order-links/revoke-owner-links.ts');
        const count = await revokeOwnerLinks(db, { storeId, mailbox });
        console.log(`${counted(count, 'link')} to ${mailbox ?? 'the store'} ${count === 1 ? 'works' : 'work'} no more`);
      }),
  },
];
