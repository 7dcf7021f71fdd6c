import type { Command } from '../../command.ts';
import { confirm } from '../../confirm.ts';
import { withStore } from '../../with-database.ts';

/** Who is told what happens. */
export const receiverCommands: readonly Command[] = [
  {
    name: 'webhooks add',
    arguments: ['<URL>'],
    options: ['events', 'store'],
    writes: 'database',
    help: [
      'From now on posts what happens to an address, signed by the secret that is printed, this once',
      '(docs/webhooks.md). --events: only these, such as order.paid,stock.low.',
    ],
    run: ([url = ''], options) =>
      withStore(options, async (db, storeId, { WEBHOOK_HOSTS: hosts }) => {
        const { addWebhook } = await import('../../../webhooks/change-webhooks.ts');
        const { events } = options;
        const { id, secret } = await addWebhook(db, {
          ...{ storeId, url, hosts, now: new Date() },
          ...(events !== undefined && { events }),
        });
        console.log(`${id} is added. Its secret, which is not shown again:\n${secret}`);
      }),
  },
  {
    name: 'webhooks list',
    options: ['json', 'store'],
    help: ['Where events are sent, and how far each receiver is.'],
    run: (_, options) =>
      withStore(options, async (db, storeId) => {
        const { listWebhooks } = await import('../../../webhooks/list-webhooks.ts');
        console.log((await listWebhooks(db, { storeId, json: options.json })).join('\n'));
      }),
  },
  {
    name: 'webhooks secret',
    arguments: ['<ID>'],
    options: ['store'],
    writes: 'database',
    help: ['Gives a receiver a new secret, and prints it. The one before signs beside it for a day.'],
    run: ([id = ''], options) =>
      withStore(options, async (db, storeId) => {
        const { renewSecret } = await import('../../../webhooks/change-webhooks.ts');
        console.log(await renewSecret(db, { storeId, id, now: new Date() }));
      }),
  },
  {
    name: 'webhooks remove',
    arguments: ['<ID>'],
    options: ['yes', 'store'],
    writes: 'database',
    help: ['Sends nothing there any more, also not what still waits.'],
    run: ([id = ''], options) =>
      withStore(options, async (db, storeId) => {
        const { removeWebhook } = await import('../../../webhooks/change-webhooks.ts');
        await confirm(`Webhook ${id} is removed with all that still waits to be sent to it.`, options);
        await removeWebhook(db, { storeId, id });
        console.log(`${id} is removed.`);
      }),
  },
];
