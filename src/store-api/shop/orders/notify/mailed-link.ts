import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { shopperLink } from '../../order-links/shopper-link.ts';
import { mailsLinks } from '../../stores/mails-links.ts';
import type { Store } from '../../stores/store-of-host.ts';

/**
 * An address that acts without a sign-in, for a mail to the order's own mailbox; undefined where the store mails none.
 */
export async function mailedLink(
  trx: Trx,
  { now }: Pick<MailContext, 'now'>,
  store: Store,
  order: Pick<OrderRow, 'id' | 'origin'>,
): Promise<string | undefined> {
  if (!mailsLinks(store)) return undefined;
  return shopperLink(trx, { storeId: store.id, order, at: now().toISOString() });
}
