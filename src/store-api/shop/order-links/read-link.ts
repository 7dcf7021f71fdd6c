import { hashToken } from '../../base/auth/token.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { Trx } from '../../base/db/transact.ts';
import type { LinkPurpose } from './link-purpose.ts';

interface AskedLink {
  storeId: string;
  token: string;
  /** What it has to be good for; of several, one of them. */
  purpose: LinkPurpose | readonly LinkPurpose[];
  at: string;
}

export interface OrderLink {
  orderId: string;
  purpose: LinkPurpose;
  /** It has done what it is good for. */
  isUsed: boolean;
  /** The address of the owner's that it was mailed to. */
  mailbox?: string | undefined;
}

/**
 * The order of a link. Undefined alike for a token that never was, of another store or for another purpose, and for one
 * that has expired or was revoked: nobody learns which. Reading changes nothing, since scanners of mail open links.
 */
export async function readLink(
  db: Db | Trx,
  { storeId, token, purpose, at }: AskedLink,
): Promise<OrderLink | undefined> {
  const found = await db
    .selectFrom('order_links as link')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.store_id', '=', 'link.store_id')
        .onRef('orders.id', '=', 'link.order_id')
        .onRef('orders.link_version', '=', 'link.version'),
    )
    .select(['link.order_id as orderId', 'link.purpose', 'link.used_at as usedAt', 'link.mailbox'])
    .where('link.token_hash', '=', hashToken(token))
    .where('link.store_id', '=', storeId)
    .where('link.purpose', 'in', [purpose].flat())
    .where('link.expires_at', '>', at)
    .executeTakeFirst();
  if (!found) return undefined;
  const { orderId, usedAt, mailbox } = found;
  return { orderId, purpose: found.purpose as LinkPurpose, isUsed: usedAt !== null, mailbox: mailbox ?? undefined };
}

/** It has done what it is good for, in the transaction in which it does. */
export async function useLink(trx: Trx, { storeId, token, at }: Omit<AskedLink, 'purpose'>): Promise<void> {
  await trx
    .updateTable('order_links')
    .set({ used_at: at })
    .where('store_id', '=', storeId)
    .where('token_hash', '=', hashToken(token))
    .execute();
}
