import { toOwnerDay } from './wire-owner-day.ts';
import { toOwnerOrder } from './wire-owner-order.ts';
import type { AppContext } from '../../app-context.ts';
import type { OwnerLink } from '../../../shop/order-links/read-owner-link.ts';
import { findMessage } from '../../../shop/owner-links/owner-messages.ts';
import { possibleActs } from '../../../shop/owner-links/possible-acts.ts';
import { standingOrder } from '../../../shop/owner-links/standing-order.ts';
import type { Store } from '../../../shop/stores/store-of-host.ts';

/** What a link of a mail to the store shows; undefined where that is gone. */
export async function toOwnerPage(app: AppContext, store: Store, link: OwnerLink): Promise<object | undefined> {
  const { mailbox } = link;
  if (link.kind === 'day') return { mailbox, seen: 0, acts: [], day: await toOwnerDay(app.db, store) };
  if (link.kind === 'message') return toMessagePage(app, store, link);
  const standing = await standingOrder(app, { storeId: store.id, orderId: link.orderId });
  if (!standing) return undefined;
  return {
    ...{ mailbox, seen: standing.seen },
    acts: possibleActs(standing),
    order: await toOwnerOrder(app, store, standing),
  };
}

async function toMessagePage(
  app: AppContext,
  store: Store,
  { messageId, mailbox }: OwnerLink & { kind: 'message' },
): Promise<object | undefined> {
  const found = await findMessage(app.db, { storeId: store.id, ticket: messageId });
  if (!found) return undefined;
  const { ticket, name, email, subject, message, created_at: sentAt, answered_at, answered_by } = found;
  return {
    ...{ mailbox, seen: Number(answered_at !== null) },
    acts: answered_at === null ? [{ act: 'answered' }] : [],
    message: {
      ...{ ticket, name, email, subject, message, sentAt },
      ...(answered_at !== null && { answeredAt: answered_at }),
      ...(answered_by !== null && { answeredBy: answered_by }),
    },
  };
}
