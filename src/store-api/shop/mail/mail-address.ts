import { domainToASCII } from 'node:url';

/** A name and an address (RFC 5322: mailbox). */
export interface MailAddress {
  name: string;
  address: string;
}

const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;

/**
 * The address as mail servers accept it, or undefined when it cannot be mailed: characters that a server would read as
 * a second address or a route (a comma, brackets, quotes) are refused. A domain in another script becomes ASCII.
 */
export function toMailable(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const domain = domainToASCII(address.slice(at + 1));
  return LOCAL_PART.test(local) && /^[a-z0-9.-]+$/i.test(domain) ? `${local}@${domain}` : undefined;
}

/** `Name <address>`, without quotes and angle brackets in the name. */
export function formatMailAddress({ name, address }: MailAddress): string {
  const plain = oneLine(name).replace(/[<>"]/g, '').trim();
  return plain ? `${plain} <${address}>` : address;
}

/** Reads `Name <address>`, `"Name" <address>` or a bare address. */
export function parseMailAddress(text: string): MailAddress {
  const [, name = '', address] = /^(.*)<([^<>]*)>$/s.exec(text.trim()) ?? [];
  return address === undefined
    ? { name: '', address: text.trim() }
    : { name: name.trim().replace(/^"(.*)"$/s, '$1'), address };
}

/** Control characters and line breaks become spaces, so that no text can start a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
