import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toMailable } from '../mail/mail-address.ts';

/**
 * Without a mail server mails are files: removes those to and from an address, and those about these orders. Returns
 * how many.
 */
export async function removeMailFiles(
  folder: string,
  email: string | undefined,
  orderIds: readonly string[],
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const address = email === undefined ? '' : (toMailable(email) ?? email).toLowerCase();
  let removed = 0;
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const { head, text } = decoded(await readFile(join(folder, name), 'latin1'));
    const isTheirs =
      address !== '' &&
      head.split(/\r\n(?=\S)/).some(
        (line) =>
          /^(to|reply-to):/i.test(line) &&
          line
            .toLowerCase()
            .split(/[\s<>,]+/)
            .includes(address),
      );
    if (!isTheirs && !orderIds.some((id) => head.includes(id) || text.includes(id))) continue;
    await rm(join(folder, name));
    removed += 1;
  }
  return removed;
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
