import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailable } from '../mail/mail-address.ts';

/** Without a mail server mails are files: removes those to and from an address, and those about these orders. Gives how many. */
export async function removeMailFiles(folder: string, email: string, orderIds: string[]): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const address = `<${mailable(email) ?? email}>`.toLowerCase();
  let removed = 0;
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const text = decoded(await readFile(join(folder, name), 'latin1'));
    const [head = ''] = text.split('\r\n\r\n', 1);
    const isTheirs = head
      .split(/\r\n(?=\S)/)
      .some((line) => /^(to|reply-to):/i.test(line) && line.toLowerCase().includes(address));
    if (!isTheirs && !orderIds.some((id) => text.includes(id))) continue;
    await rm(join(folder, name));
    removed += 1;
  }
  return removed;
}

/** Quoted-printable, as it stands in headers and texts that are not plain ASCII. */
function decoded(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
