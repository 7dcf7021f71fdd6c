import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toMailable } from '../mail/mail-address.ts';
import { withoutSecrets } from './mails-of-person.ts';

const SCANS = 10;
const PAUSE_MS = 100;

/**
 * Without a mail server mails are files: removes those to and from an address, and those about these orders, by
 * their ids and numbers. One that is being written is waited for. Returns how many.
 */
export async function removeMailFiles(
  folder: string,
  email: string | undefined,
  orderNames: readonly string[],
): Promise<number> {
  const address = addressOf(email);
  let removed = 0;
  for (let scan = 1; ; scan++) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const whole = names.filter((name) => !name.startsWith('.'));
    for (const { name } of await mailFilesOf(folder, whole, address, orderNames)) {
      await rm(join(folder, name), { force: true });
      removed += 1;
    }
    if (whole.length === names.length || scan === SCANS) return removed;
    await sleep(PAUSE_MS);
  }
}

/** The mail files that removeMailFiles removes. Secrets are taken out of the texts. */
export async function readMailFiles(
  folder: string,
  email: string | undefined,
  orderNames: readonly string[],
): Promise<{ file: string; text: string }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const found = await mailFilesOf(folder, names, addressOf(email), orderNames);
  return found.map(({ name, head, text }) => ({
    file: name,
    text: withoutSecrets(Buffer.from(`${head}\n\n${text}`, 'latin1').toString('utf8').replaceAll('\r\n', '\n')),
  }));
}

async function mailFilesOf(
  folder: string,
  names: readonly string[],
  address: string | undefined,
  orderNames: readonly string[],
): Promise<{ name: string; head: string; text: string }[]> {
  const mails = await Promise.all(
    names.map(async (name) => ({
      name,
      ...decoded(await readFile(join(folder, name), 'latin1').catch(() => '')),
    })),
  );
  return mails.filter(
    ({ head, text }) => isOf(head, address) || orderNames.some((order) => head.includes(order) || text.includes(order)),
  );
}

function addressOf(email: string | undefined): string | undefined {
  return email === undefined ? undefined : (toMailable(email) ?? email).toLowerCase();
}

/** `<time>-<id>.eml` of mail-transport.ts, also one that was never finished. */
const MAIL_FILE = /^(?:\.\d+-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-.*\.eml$/;

/** Removes the mails that were written before an instant; other files of the folder stay. */
export async function removeOldMailFiles(folder: string, before: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, day, ...time] = MAIL_FILE.exec(name) ?? [];
    if (day !== undefined && `${day}T${time.join(':')}` < before) await rm(join(folder, name), { force: true });
  }
}

function isOf(head: string, address: string | undefined): boolean {
  if (address === undefined) return false;
  return head
    .split(/\r\n(?=\S)/)
    .filter((line) => /^(to|reply-to):/i.test(line))
    .some((line) =>
      line
        .toLowerCase()
        .split(/[\s<>,]+/)
        .includes(address),
    );
}

/** Header and text of a mail; what is not plain ASCII is encoded in it. */
function decoded(mail: string): { head: string; text: string } {
  const end = mail.indexOf('\r\n\r\n');
  const [head, body] = end < 0 ? [mail, ''] : [mail.slice(0, end), mail.slice(end + 4)];
  const isBase64 = /^content-transfer-encoding: base64/im.test(head);
  return { head: unquoted(head), text: isBase64 ? Buffer.from(body, 'base64').toString('latin1') : unquoted(body) };
}

function unquoted(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
