import { randomBytes } from 'node:crypto';
import { makeLink } from './make-link.ts';
import { OWNER_DAY, OWNER_MESSAGE, OWNER_ORDER } from './link-purpose.ts';
import { hashToken } from '../../base/auth/token.ts';
import type { Trx } from '../../base/db/transact.ts';

const DAY_MS = 24 * 60 * 60_000;
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
export async function ownerLink(trx: Trx, { origin, at, ...link }: NewOwnerLink): Promise<string> {
  const days = link.about === 'day' ? DAY_GOOD_FOR_DAYS : GOOD_FOR_DAYS;
  const expiresAt = new Date(Date.parse(at) + days * DAY_MS).toISOString();
  const { about, storeId, mailbox } = link;
  if (about === 'day') return `${origin}/owner/day/${await ofStore(trx, { ...link, about, at, expiresAt })}`;
  const token =
    'orderId' in about
      ? await makeLink(trx, { storeId, orderId: about.orderId, purpose: OWNER_ORDER, at, expiresAt, mailbox })
      : await ofStore(trx, { ...link, about, at, expiresAt });
  return `${origin}/owner/${token}`;
}

/** One that is of no order: the store's own counter revokes it. */
async function ofStore(
  trx: Trx,
  {
    storeId,
    about,
    mailbox,
    at,
    expiresAt,
  }: { storeId: string; about: 'day' | { messageId: string }; mailbox: string; at: string; expiresAt: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { link_version: version } = await trx
    .selectFrom('stores')
    .select('link_version')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_links')
    .values({
      ...{ store_id: storeId, token_hash: hashToken(token), order_id: '', version, mailbox },
      ...{ created_at: at, expires_at: expiresAt, used_at: null },
      ...(about === 'day'
        ? { purpose: OWNER_DAY, message_id: null }
        : { purpose: OWNER_MESSAGE, message_id: about.messageId }),
    })
    .execute();
  return token;
}
