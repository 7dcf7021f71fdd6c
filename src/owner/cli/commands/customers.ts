import { join } from 'node:path';
import { type Command, NotConfirmed } from '../command.ts';
import { counted } from '#lib/text/counted.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import { withStore } from '../with-database.ts';
import { writeOutput } from '../write-output.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

export const customerCommands: readonly Command[] = [
  {
    name: 'customers show',
    arguments: ['<EMAIL>'],
    options: ['store', 'json'],
    help: ['Everything the store holds of that person: for who asks what it knows.'],
    run: ([email = ''], options) =>
      withStore(
        options,
        async (db, storeId, { DATA_DIR }) => {
          const { showCustomer } = await import('../../customers/show-customer.ts');
          const asked = { storeId, email, outboxFolder: outboxOf(DATA_DIR), json: options.json };
          console.log((await showCustomer(db, asked)).join('\n'));
        },
        { email },
      ),
  },
  {
    name: 'customers export',
    arguments: ['<EMAIL>'],
    options: ['out', 'store'],
    help: ['The same as JSON, to hand to that person; with --out in a new file that only you can read.'],
    run: ([email = ''], options) =>
      withStore(
        options,
        async (db, storeId, { DATA_DIR }) => {
          const { showCustomer } = await import('../../customers/show-customer.ts');
          const lines = await showCustomer(db, { storeId, email, outboxFolder: outboxOf(DATA_DIR), json: true });
          await writeOutput([`${lines.join('\n')}\n`], options.out);
        },
        { email },
      ),
  },
  {
    name: 'customers erase',
    arguments: ['<EMAIL>'],
    options: ['store', 'yes'],
    writes: 'database',
    help: [
      'Closes the account and forgets the person; orders stay without a name, as tax law asks.',
      'Not while an order is open, or money for it is to be returned. Without --yes it only says what would',
      'go, and ends with 3.',
    ],
    run: ([email = ''], options) =>
      withStore(
        options,
        async (db, storeId, { DATA_DIR }) => {
          const asked = { storeId, email, outboxFolder: outboxOf(DATA_DIR) };
          if (!options.yes) await previewErase(db, asked);
          console.log((await erase(db, asked)).join('\n'));
        },
        { email },
      ),
  },
  {
    name: 'customers close',
    arguments: ['<EMAIL>'],
    options: ['store', 'yes'],
    writes: 'database',
    help: [
      'Closes the account at once. The shop forgets the person by itself, after the months that its',
      'folder states and once all orders are delivered or cancelled, and nothing is owed for them.',
    ],
    run: ([email = ''], options) =>
      withStore(
        options,
        async (db, storeId) => {
          const { closeAccount } = await import('#store-api/shop/customers/close-account.ts');
          const { findCustomer } = await import('#store-api/shop/customers/find-customer.ts');
          const { confirm } = await import('../confirm.ts');
          // Nobody is asked about an address that the store does not know.
          await findCustomer(db, storeId, email);
          await confirm(`The account of ${stripped(email)} is closed for good.`, options);
          await closeAccount(db, { storeId, email, now: () => new Date() });
          console.log(`The account of ${stripped(email)} is closed.`);
        },
        { email },
      ),
  },
  {
    name: 'customers unsubscribe',
    arguments: ['<EMAIL>'],
    options: ['store'],
    writes: 'database',
    help: ['Takes the address off the newsletter.'],
    run: ([email = ''], options) =>
      withStore(
        options,
        async (db, storeId) => {
          const { unsubscribe } = await import('#store-api/shop/customers/erase-customer.ts');
          const was = await unsubscribe(db, { storeId, email });
          console.log(`${stripped(email)} ${was ? 'gets no newsletter any more.' : 'is not on the newsletter.'}`);
        },
        { email },
      ),
  },
];

function outboxOf(dataFolder: string): string {
  return join(dataFolder, 'outbox');
}

interface Asked {
  storeId: string;
  email: string;
  outboxFolder: string;
}

/** What --yes would refuse is refused here too. @throws NotConfirmed; OpenOrders */
async function previewErase(db: Db, asked: Asked): Promise<never> {
  const { showCustomer } = await import('../../customers/show-customer.ts');
  const { findCustomer, ordersOf } = await import('#store-api/shop/customers/find-customer.ts');
  const { refuseUnfinished } = await import('#store-api/shop/customers/unfinished-orders.ts');
  const customer = await findCustomer(db, asked.storeId, asked.email);
  const { email } = customer;
  const orders = await ordersOf(db, asked.storeId, customer).execute();
  await refuseUnfinished(db, asked.storeId, { email, orders });
  console.log((await showCustomer(db, asked)).join('\n'));
  throw new NotConfirmed(`Nothing is changed. To forget ${email} for good: the same command with --yes.`);
}

async function erase(db: Db, asked: Asked): Promise<string[]> {
  const { eraseCustomer } = await import('#store-api/shop/customers/erase-customer.ts');
  const { account, orders, messages, stockRequests, mails } = await eraseCustomer(db, {
    ...asked,
    now: () => new Date(),
  });
  return [
    `${account ? 'Account closed; ' : ''}${counted(messages, 'message')}, ${counted(stockRequests, 'request')} \
and ${counted(mails, 'mail')} removed; ${counted(orders, 'order')} kept without name, contact and address.`,
    'Backups that were taken before still hold all of it, and a restore brings it back: erase again after one.',
  ];
}
