import { stepsOf } from './standing-order.ts';
import { readOwnerLink } from '../order-links/read-owner-link.ts';
import type { ActingLink } from '../orders/acting-link.ts';

/** The link is not valid any more. */
export class LinkGone extends Error {}

/** The order is another than the owner saw it. */
export class OrderChanged extends Error {}

interface SeenOrder {
  storeId: string;
  orderId: string;
  token: string;
  mailbox: string;
  /** How many steps the history had that the owner saw. */
  seen: number;
  at: string;
}

/**
 * By a link of an order: once its row is locked, the link has to be good still and the order as it was shown, so that a
 * form that is sent twice does its work once. @throws LinkGone, OrderChanged
 */
export function byLink({ storeId, orderId, token, mailbox, seen, at }: SeenOrder): ActingLink {
  return {
    mailbox,
    check: async (trx) => {
      const link = await readOwnerLink(trx, { storeId, token, at });
      if (link?.kind !== 'order' || link.orderId !== orderId) throw new LinkGone();
      if ((await stepsOf(trx, storeId, orderId)) !== seen) throw new OrderChanged();
    },
  };
}
