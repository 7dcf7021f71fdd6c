import { OWNER_DAY, OWNER_MESSAGE, OWNER_ORDER } from './link-purpose.ts';
import { hashToken } from '../../base/auth/token.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { Trx } from '../../base/db/transact.ts';

/** What a link shows that was mailed to the store, and to which of its addresses. */
export type OwnerLink = { mailbox: string } & (
  { kind: 'order'; orderId: string } | { kind: 'message'; messageId: string } | { kind: 'day' }
);

/**
 * The link of a mail to the store. Undefined alike for a token that never was, of another store or of a shopper's mail,
 * and for one that has expired or was revoked: nobody learns which. Reading changes nothing.
 */
export async function readOwnerLink(
  db: Db | Trx,
  { storeId, token, at }: { storeId: string; token: string; at: string },
): Promise<OwnerLink | undefined> {
  const found = await db
    .selectFrom('order_links as link')
    .innerJoin('stores', 'stores.id', 'link.store_id')
    .leftJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'link.store_id').onRef('orders.id', '=', 'link.order_id'),
    )
    .select([
      'link.purpose',
      'link.version',
      'link.mailbox',
      'link.order_id as orderId',
      'link.message_id as messageId',
    ])
    .select(['orders.link_version as ofOrder', 'stores.link_version as ofStore'])
    .where('link.token_hash', '=', hashToken(token))
    .where('link.store_id', '=', storeId)
    .where('link.expires_at', '>', at)
    .executeTakeFirst();
  if (!found) return undefined;
  const { purpose, version, orderId, messageId, ofOrder, ofStore } = found;
  const mailbox = found.mailbox ?? '';
  if (purpose === OWNER_ORDER) return version === ofOrder ? { kind: 'order', orderId, mailbox } : undefined;
  if (version !== ofStore) return undefined;
  if (purpose === OWNER_DAY) return { kind: 'day', mailbox };
  return purpose === OWNER_MESSAGE && messageId !== null ? { kind: 'message', messageId, mailbox } : undefined;
}
