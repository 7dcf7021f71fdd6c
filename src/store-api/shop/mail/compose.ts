import type { SendMailOptions } from 'nodemailer';
import type { OutboxRow } from '../../base/db/rows/mail-rows.ts';
import { oneLine, parseMailAddress } from './mail-address.ts';

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** A mail of the outbox as options of nodemailer: plain text; access to files and URLs is off. */
export function mailOptions(mail: OutboxRow, attachments: readonly Attachment[] = []): SendMailOptions {
  const { address: sender } = parseMailAddress(mail.sender);
  return {
    from: parseMailAddress(oneLine(mail.sender)),
    to: parseMailAddress(oneLine(mail.recipient)),
    ...(mail.reply_to && { replyTo: parseMailAddress(oneLine(mail.reply_to)) }),
    subject: oneLine(mail.subject),
    // RFC 5322 allows a carriage return only before a line feed; nodemailer leaves a bare one in.
    text: mail.text.replace(/\r\n?/g, '\n'),
    date: new Date(mail.created_at),
    messageId: `<${mail.id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    ...(attachments.length > 0 && { attachments: [...attachments] }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The whole message (RFC 5322). */
export async function compose(mail: OutboxRow, attachments?: readonly Attachment[]): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  return new MailComposer({ ...mailOptions(mail, attachments), newline: 'windows' }).compile().build();
}
