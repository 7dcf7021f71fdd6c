import type { Db } from './db/open-database.ts';
import { listMessages } from './db/messages.ts';
import type { MessageRow } from './db/mail-rows.ts';

/** Says a store's messages, newest first; as one JSON array with `json`. What strangers typed is made harmless. */
export async function sayMessages(db: Db, { storeId, kind, json }: { storeId: string; kind?: MessageRow['kind'] | undefined; json: boolean }, say: (text: string) => void): Promise<void> {
  const messages = await listMessages(db, { storeId, kind });
  if (json) say(escaped(JSON.stringify(messages.map(toEntry), null, 2)));
  else if (messages.length === 0) say('No messages.');
  else say(messages.map(describe).join('\n'));
}

function toEntry({ ticket, kind, email, name, subject, message, created_at }: MessageRow) {
  return { ticket, kind, createdAt: created_at, email, ...(kind === 'contact' ? { name, subject, message } : {}) };
}

function describe({ ticket, kind, email, name, subject, message, created_at }: MessageRow): string {
  const head = `${ticket}  ${created_at.slice(0, 16).replace('T', ' ')}  ${kind}`;
  if (kind === 'newsletter') return `${head}  ${stripped(email)}`;
  const lines = (message ?? '').split(/\r\n?|\n/).map((line) => `    ${stripped(line)}`.trimEnd());
  return [`${head}  ${stripped(name ?? '')} <${stripped(email)}>`, `    ${stripped(subject ?? '')}`, '', ...lines, ''].join('\n');
}

/** Letters that steer a terminal or turn the reading direction. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function stripped(text: string): string {
  return text.replace(UNSAFE, ' ');
}

/** JSON of the same meaning; its own line breaks stay. */
function escaped(json: string): string {
  return json.replace(UNSAFE, (letter) => (letter === '\n' ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`));
}
