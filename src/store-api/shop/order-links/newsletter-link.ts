import { NEWSLETTER } from './link-purpose.ts';
import { makeLink } from './make-link.ts';
import { useLink } from './read-link.ts';
import { hashToken } from '../../base/auth/token.ts';
import type { Trx } from '../../base/db/transact.ts';
import { addMail } from '../mail/add-mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { emailsIn } from '../mail/mail-texts.ts';
import type { Store } from '../stores/store-of-host.ts';
import { awaitSubscriber, CONFIRM_DAYS, confirmSubscriber } from './subscribers.ts';

/**
 * The address waits to be confirmed by a link that is mailed to it, one a day at most (docs/decisions D654). `origin`
 * is scheme and host, which can be trusted.
 */
export async function askSubscriber(
  trx: Trx,
  app: MailContext,
  { store, email, origin }: { store: Store; email: string; origin: string },
): Promise<void> {
  const at = app.now().toISOString();
  const asked = await awaitSubscriber(trx, { storeId: store.id, email, at });
  if (!asked) return;
  const { ticket: messageId, confirmBy: expiresAt } = asked;
  const token = await makeLink(trx, { storeId: store.id, purpose: NEWSLETTER, messageId, at, expiresAt });
  const content = emailsIn(store.language).confirmSubscriptionEmail({
    shop: store.name,
    link: `${origin}/newsletter/${token}`,
    days: CONFIRM_DAYS,
  });
  await addMail(trx, app, { store, to: email, content });
}

/**
 * The address of a link is on the list, now or since before. False alike for a token that never was, of another store
 * or for another purpose, one that has expired, and one whose address was taken off: that revokes it, and nothing else
 * does.
 */
export async function confirmByLink(
  trx: Trx,
  { storeId, token, at }: { storeId: string; token: string; at: string },
): Promise<boolean> {
  const link = await trx
    .selectFrom('order_links')
    .select('message_id')
    .where('token_hash', '=', hashToken(token))
    .where('store_id', '=', storeId)
    .where('purpose', '=', NEWSLETTER)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  const ticket = link?.message_id;
  if (!ticket || !(await confirmSubscriber(trx, { storeId, ticket, at }))) return false;
  await useLink(trx, { storeId, token, at });
  return true;
}
