import { makeLink } from './make-link.ts';
import { OWNER_DAY, OWNER_MESSAGE, OWNER_ORDER } from './link-purpose.ts';
import type { Trx } from '../../base/db/transact.ts';
import { daysLater } from '#lib/days.ts';

/** Longer than a return is open. */
const GOOD_FOR_DAYS = 30;
/** A list of what is to be packed today is of no use the day after tomorrow. */
const DAY_GOOD_FOR_DAYS = 2;

/** What a link in a mail to the store is about. */
export type OwnerSubject = { orderId: string } | { messageId: string } | 'day';

interface NewOwnerLink {
  storeId: string;
  about: OwnerSubject;
  /** The address that it is mailed to, which the history of an order names. */
  mailbox: string;
  /** Scheme and host, which can be trusted. */
  origin: string;
  at: string;
}

/** The address of a page that shows the owner what a mail is about, and acts (docs/decisions D660). */
export async function ownerLink(trx: Trx, { origin, about, at, ...link }: NewOwnerLink): Promise<string> {
  if (about === 'day') {
    const expiresAt = daysLater(at, DAY_GOOD_FOR_DAYS);
    return `${origin}/owner/day/${await makeLink(trx, { ...link, at, purpose: OWNER_DAY, expiresAt })}`;
  }
  const purpose = 'orderId' in about ? OWNER_ORDER : OWNER_MESSAGE;
  const expiresAt = daysLater(at, GOOD_FOR_DAYS);
  return `${origin}/owner/${await makeLink(trx, { ...link, ...about, at, purpose, expiresAt })}`;
}
