import type { OutboxRow } from './mail-rows.ts';
import { oneLine, readMailbox } from './mail-address.ts';

const LONGEST_LINE = 900;
/** Bytes of text that still fit an encoded word's 75 letters. */
const WORD_BYTES = 42;

/** The whole mail as it goes over the wire (RFC 5322): plain text, every header on one line or properly folded. */
export function compose(mail: OutboxRow): string {
  const { name: _, address: from } = readMailbox(mail.sender);
  const body = mail.text.replace(/\r\n?|\n/g, '\r\n');
  const plain = /^[\t\r\n\x20-\x7e]*$/.test(body) && body.split('\r\n').every((line) => line.length <= LONGEST_LINE);
  const headers = [
    ['From', mailboxHeader(mail.sender)],
    ['To', mailboxHeader(mail.recipient)],
    ...(mail.reply_to ? [['Reply-To', mailboxHeader(mail.reply_to)]] : []),
    ['Subject', words(oneLine(mail.subject))],
    ['Date', new Date(mail.created_at).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', plain ? '7bit' : 'base64'],
    ['Auto-Submitted', 'auto-generated'],
  ];
  return `${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${plain ? body : inBase64(body)}\r\n`;
}

function mailboxHeader(text: string): string {
  const { name, address } = readMailbox(oneLine(text));
  if (!name) return `<${address}>`;
  const isPlain = isAscii(name) && name.length <= LONGEST_LINE;
  return `${isPlain ? `"${name.replace(/["\\]/g, '\\$&')}"` : words(name)} <${address}>`;
}

/** Text for a header: as it is when it is ASCII, else in encoded words (RFC 2047) of whole letters. */
function words(text: string): string {
  if (isAscii(text) && !text.includes('=?')) return text;
  const pieces: string[] = [''];
  for (const letter of text) {
    const last = pieces.length - 1;
    if (Buffer.byteLength(pieces[last]! + letter) > WORD_BYTES) pieces.push(letter);
    else pieces[last] += letter;
  }
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ');
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

function inBase64(text: string): string {
  return Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
}
