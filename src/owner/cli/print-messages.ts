import type { Db } from '#store-api/base/db/open-database.ts';
import { listMessages } from '#store-api/shop/stores/message-rows.ts';
import type { MessageRow } from '#store-api/base/db/rows/mail-rows.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { formatMinute } from '#lib/days.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';

/**
 * Prints the messages of a store, newest first, in the shop's time. Control characters that somebody typed do not reach
 * the terminal.
 */
export async function printMessages(
  db: Db,
  { storeId, kind, json }: { storeId: string; kind?: MessageRow['kind'] | undefined; json: boolean },
  print: (text: string) => void,
): Promise<void> {
  const messages = await listMessages(db, { storeId, kind });
  if (json) print(escaped(JSON.stringify(messages.map(toEntry), null, 2)));
  else if (messages.length === 0) print('No messages.');
  else {
    const { timeZone } = await dateStyleOf(db, storeId);
    print(messages.map((message) => describe(message, timeZone)).join('\n'));
  }
}

function toEntry({ ticket, kind, email, name, subject, message, created_at, confirmed_at }: MessageRow) {
  const more = kind === 'contact' ? { name, subject, message } : confirmed_at ? { confirmedAt: confirmed_at } : {};
  return { ticket, kind, createdAt: created_at, email, ...more };
}

function describe(row: MessageRow, timeZone: string): string {
  const { ticket, kind, email, name, subject, message, created_at } = row;
  const head = `${ticket}  ${formatMinute(created_at, timeZone)}  ${kind}`;
  if (kind === 'newsletter') return `${head}  ${stripped(email)}`;
  const lines = (message ?? '').split(/\r\n?|\n/).map((line) => `    ${stripped(line)}`.trimEnd());
  return [
    `${head}  ${stripped(name ?? '')} <${stripped(email)}>`,
    `    ${stripped(subject ?? '')}`,
    '',
    ...lines,
    '',
  ].join('\n');
}
