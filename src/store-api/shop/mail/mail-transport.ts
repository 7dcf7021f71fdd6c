import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxRow } from '../../base/db/rows/mail-rows.ts';
import { type Attachment, compose, mailOptions } from './compose.ts';
import { parseMailAddress } from './mail-address.ts';
import type { Environment } from '#environment.ts';

/** Sends a mail. @throws when it was not accepted; `permanent` on the error means that a retry cannot succeed. */
export type MailTransport = (mail: OutboxRow, attachments?: readonly Attachment[]) => Promise<void>;

const SECONDS = 1_000;

/** As the settings say: by SMTP, and without SMTP_URL to files in the outbox folder of the data folder. */
export function configuredTransport({ SMTP_URL, DATA_DIR }: Pick<Environment, 'SMTP_URL' | 'DATA_DIR'>): MailTransport {
  return SMTP_URL ? smtpTransport(SMTP_URL) : folderTransport(join(DATA_DIR, 'outbox'));
}

/** Writes mails to files `<time>-<id>.eml` that only this user may read. Sending a mail twice writes the same file. */
function folderTransport(folder: string): MailTransport {
  return async (mail, attachments) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${mail.created_at.replaceAll(':', '-')}-${mail.id}.eml`;
    const unfinished = join(folder, `.${process.pid}-${name}`);
    await writeFile(unfinished, await compose(mail, attachments), { mode: 0o600 });
    await chmod(unfinished, 0o600);
    await rename(unfinished, join(folder, name));
  };
}

/**
 * Sends mails to the server of `smtp://` or `smtps://`. The timeouts together are far shorter than CLAIM in
 * send-due.ts.
 */
function smtpTransport(url: string): MailTransport {
  return async (mail, attachments) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      dnsTimeout: 10 * SECONDS,
      socketTimeout: 30 * SECONDS,
    });
    try {
      await transport.sendMail({
        envelope: { from: parseMailAddress(mail.sender).address, to: [mail.recipient] },
        ...mailOptions(mail, attachments),
      });
    } catch (error) {
      throw Object.assign(new Error(reason(error), { cause: error }), { permanent: isRefusedAddress(error) });
    } finally {
      transport.close();
    }
  };
}

/** Greets the server of SMTP_URL and signs in, and sends nothing. @throws nodemailer's error when it does not work */
export async function verifySmtp(url: string, milliseconds: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    dnsTimeout: milliseconds,
    socketTimeout: milliseconds,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Does the server refuse this recipient for good? Any other refusal may be a setting that its owner can correct. */
function isRefusedAddress(error: unknown): boolean {
  const { code, responseCode, command } = Object(error) as { code?: string; responseCode?: number; command?: string };
  return code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
