import { join } from 'node:path';
import { eraseCustomer, unsubscribe } from '../customers/erase-customer.ts';
import { findCustomer } from '../customers/find-customer.ts';
import { showCustomer } from '../customers/show-customer.ts';
import type { Db } from '../db/open-database.ts';
import { stripped } from './terminal-text.ts';

export interface CustomerFlags {
  json?: boolean | undefined;
  yes?: boolean | undefined;
}

/** `npm run store -- customers …`. Undefined when the words make no such command. */
export async function customersCommand(
  db: Db,
  storeId: string,
  words: string[],
  { json, yes, dataFolder }: CustomerFlags & { dataFolder: string },
): Promise<string[] | undefined> {
  const [act, email, ...rest] = words;
  if (!email || rest.length > 0) return undefined;
  if (act === 'show') return showCustomer(db, { storeId, email, json });
  if (act === 'unsubscribe')
    return [
      (await unsubscribe(db, { storeId, email }))
        ? `${stripped(email)} gets no newsletter any more.`
        : `${stripped(email)} is not on the newsletter.`,
    ];
  if (act !== 'erase') return undefined;
  if (!yes)
    return [
      ...(await showCustomer(db, { storeId, email })),
      '',
      `Nothing is changed. To forget ${(await findCustomer(db, storeId, email)).email} for good: the same command with --yes.`,
    ];
  const { account, orders, messages, stockRequests, mails } = await eraseCustomer(db, {
    storeId,
    email,
    outboxFolder: join(dataFolder, 'outbox'),
    now: () => new Date(),
  });
  return [
    `${account ? 'Account closed; ' : ''}${messages} messages, ${stockRequests} requests and ${mails} mails removed; ${orders} orders kept without name, contact and address.`,
    'Backups that were taken before still hold all of it, and a restore brings it back: erase again after one.',
  ];
}
