import { randomBytes } from 'node:crypto';
import { hashToken } from '../../base/auth/token.ts';
import type { Trx } from '../../base/db/transact.ts';
import type { LinkPurpose } from './link-purpose.ts';

interface NewLink {
  storeId: string;
  /** Its row must be locked by this transaction, or new. */
  orderId: string;
  purpose: LinkPurpose;
  at: string;
  expiresAt: string;
  /** The address of the owner's that it is mailed to. */
  mailbox?: string | undefined;
  /** Its own, where it can be worked out again; as hard to guess. */
  token?: string | undefined;
}

/**
 * The token of a new link to an order: 256 random bits, of which only a hash is stored, so that it can be told only now
 * (docs/decisions D546).
 */
export async function makeLink(
  trx: Trx,
  { storeId, orderId, purpose, at, expiresAt, mailbox, token = randomBytes(32).toString('base64url') }: NewLink,
): Promise<string> {
  const { link_version } = await trx
    .selectFrom('orders')
    .select('link_version')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_links')
    .values({
      store_id: storeId,
      token_hash: hashToken(token),
      order_id: orderId,
      purpose,
      version: link_version,
      created_at: at,
      expires_at: expiresAt,
      used_at: null,
      mailbox: mailbox ?? null,
      message_id: null,
    })
    .execute();
  return token;
}
