import type { World } from '../world.ts';
import { hashToken } from '#store-api/base/auth/token.ts';
import type { LinkPurpose } from '#store-api/shop/order-links/link-purpose.ts';
import { PAY } from '#store-api/shop/order-links/link-purpose.ts';
import { payPage } from '#store-api/shop/order-links/pay-link.ts';

/** Who is mailed what happens in the store. */
export const MAILBOXES = ['ravi@shop.example', 'meena@shop.example'] as const;

const OF_SHOPPER = /\/orders\/open\/([\w-]{43})/;
const OF_OWNER = /\/owner\/([\w-]{43})/;

interface MailedTo {
  orderId: string;
  mail: 'last' | 'first';
  /** The shopper without it. */
  mailbox?: 0 | 1;
}

/** Tokens are in mails and nowhere else: that of the first or last mail about this order to somebody. */
export async function mailedToken(
  { db, storeId }: World,
  { orderId, mail, mailbox }: MailedTo,
): Promise<string | undefined> {
  const { number } = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('outbox')
    .select(['text', 'recipient'])
    .where('store_id', '=', storeId)
    .where('subject', 'like', `%${number}%`)
    .orderBy('created_at')
    .execute();
  const own = mails.filter(({ recipient }) => mailbox === undefined || recipient === MAILBOXES[mailbox]);
  const tokens = own.flatMap(({ text }) => (mailbox === undefined ? OF_SHOPPER : OF_OWNER).exec(text)?.[1] ?? []);
  return mail === 'last' ? tokens.at(-1) : tokens[0];
}

/** Of the last payment of this order that was begun by a link: where its gateway leads back to. */
export async function payToken({ db, storeId, bank, app }: World, orderId: string): Promise<string | undefined> {
  const charge = bank.charges.findLast(({ attempt }) => attempt.orderId === orderId);
  const attempt = { secret: app.secret, storeId, attemptId: charge?.attempt.id ?? '', at: app.now().toISOString() };
  return (charge && (await payPage(db, attempt)))?.split('/').at(-1);
}

/** A link as it stands: its version, and whether it is still good for one of these purposes. */
export async function standOf(
  { db, storeId, app }: World,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<{ version: number; isGood: boolean }> {
  const link = await db
    .selectFrom('order_links as link')
    .innerJoin('orders', (join) =>
      join.onRef('orders.store_id', '=', 'link.store_id').onRef('orders.id', '=', 'link.order_id'),
    )
    .select(['link.version', 'link.purpose', 'link.expires_at', 'orders.link_version'])
    .where('link.store_id', '=', storeId)
    .where('link.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const isGood =
    link?.version === link?.link_version &&
    purposes.some((one) => one === link?.purpose) &&
    (link?.expires_at ?? '') > app.now().toISOString();
  return { version: link?.version ?? -1, isGood };
}

/** With which version of their order's links attempts were begun by one, and when. */
export async function begunByLink({ db, storeId }: World) {
  return db
    .selectFrom('order_links')
    .select(['order_id', 'version', 'created_at'])
    .where('store_id', '=', storeId)
    .where('purpose', '=', PAY)
    .execute();
}
