import type { Db } from '#store-api/base/db/open-database.ts';

const LINK = /^https?:\/\/[^/\s]+\/orders\/open\/([\w-]{43})$/m;

/** Of the link to its order in the text of a mail. */
export function tokenIn(text: string): string | undefined {
  return LINK.exec(text)?.[1];
}

/** Of the links to these orders that wait to be mailed, the latest last. */
export async function mailedTokens(db: Db, orderId?: string): Promise<string[]> {
  const mails = await db.selectFrom('outbox').select(['subject', 'text']).orderBy('created_at').orderBy('id').execute();
  const number = orderId === undefined ? '' : await nameOf(db, orderId);
  return mails.filter(({ subject }) => subject.includes(number)).flatMap(({ text }) => tokenIn(text) ?? []);
}

async function nameOf(db: Db, orderId: string): Promise<string> {
  const { number } = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
  return number ?? orderId;
}
