import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { hashToken } from '../../base/auth/token.ts';
import type { Database } from '../../base/db/schema.ts';
import type { Trx } from '../../base/db/transact.ts';
import type { LinkPurpose } from './link-purpose.ts';

interface NewLink {
  storeId: string;
  /** Its row must be locked by this transaction, or new. Absent of a link that is of no order. */
  orderId?: string | undefined;
  purpose: LinkPurpose;
  at: string;
  expiresAt: string;
  /** The address of the owner's that it is mailed to. */
  mailbox?: string | undefined;
  /** The message, or the entry of the newsletter's list, that it is about. */
  messageId?: string | undefined;
  /** Its own, where it can be worked out again; as hard to guess. */
  token?: string | undefined;
}

/**
 * The token of a new link: 256 random bits, of which only a hash is stored, so that it can be told only now
 * (docs/decisions D546). The counter of its order revokes it, or the store's of one that is of no order.
 */
export async function makeLink(
  trx: Trx,
  { token = randomBytes(32).toString('base64url'), ...link }: NewLink,
): Promise<string> {
  const { storeId, orderId, purpose, at, expiresAt, mailbox, messageId } = link;
  await trx
    .insertInto('order_links')
    .values((eb) => ({
      ...{ store_id: storeId, token_hash: hashToken(token), order_id: orderId ?? '', purpose },
      version: orderId === undefined ? versionOfStore(eb, storeId) : versionOfOrder(eb, storeId, orderId),
      ...{ created_at: at, expires_at: expiresAt, used_at: null },
      ...{ mailbox: mailbox ?? null, message_id: messageId ?? null },
    }))
    .execute();
  return token;
}

type Inserting = ExpressionBuilder<Database, 'order_links'>;

const versionOfOrder = (eb: Inserting, storeId: string, orderId: string) =>
  eb
    .selectFrom('orders')
    .select('link_version')
    .where('orders.store_id', '=', storeId)
    .where('orders.id', '=', orderId)
    .$asScalar()
    .$notNull();

const versionOfStore = (eb: Inserting, storeId: string) =>
  eb.selectFrom('stores').select('link_version').where('stores.id', '=', storeId).$asScalar().$notNull();
