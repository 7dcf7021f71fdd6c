import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toMailable } from '../mail/mail-address.ts';

const SCANS = 10;
const PAUSE_MS = 100;

/**
 * Without a mail server mails are files: removes those to and from an address, and those about these orders. One that
 * is being written is waited for. Returns how many.
 */
export async function removeMailFiles(
  folder: string,
  email: string | undefined,
  orderIds: readonly string[],
): Promise<number> {
  const address = email === undefined ? undefined : (toMailable(email) ?? email).toLowerCase();
  let removed = 0;
  for (let scan = 1; ; scan++) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const whole = names.filter((name) => !name.startsWith('.'));
    for (const name of whole) {
      const { head, text } = decoded(await readFile(join(folder, name), 'latin1').catch(() => ''));
      if (!isOf(head, address) && !orderIds.some((id) => head.includes(id) || text.includes(id))) continue;
      await rm(join(folder, name), { force: true });
      removed += 1;
    }
    if (whole.length === names.length || scan === SCANS) return removed;
    await sleep(PAUSE_MS);
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
