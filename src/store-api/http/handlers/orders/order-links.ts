import { type Answer, ok, refuse } from '#backends/serving/answer.ts';
import { limitLinks } from '../../limit-links.ts';
import { handle } from '../handler-context.ts';
import { toOwnOrder } from './wire-order.ts';
import { wireRefunded } from './wire-refunded.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { transact } from '../../../base/db/transact.ts';
import { CONFIRM_DELIVERY } from '../../../shop/order-links/link-purpose.ts';
import { readLink, useLink } from '../../../shop/order-links/read-link.ts';
import { findOrder, type OrderParts } from '../../../shop/orders/order-rows.ts';
import { lockOrder } from '../../../shop/orders/set-order-status.ts';
import { confirmDelivery } from '../../../shop/payments/on-delivery/confirm-delivery.ts';
import { confirmOrderOnServer } from '#contract/endpoints/orders/confirm-order.ts';
import { orderLinkOnServer } from '#contract/endpoints/orders/order-link.ts';

/** POST /order-links (capability `orderLinks`): what a mailed link shows. Those that are not valid count for 429. */
export const orderLink = handle(orderLinkOnServer, (context) => {
  const { app, store, body } = context;
  const asked = {
    storeId: store.id,
    token: body.token,
    purpose: CONFIRM_DELIVERY,
    at: app.now().toISOString(),
  } as const;
  return limitLinks(context, 'orderLink', async (missing) => {
    const link = await readLink(app.db, asked);
    const parts = link && (await findOrder(app.db, store.id, link.orderId));
    return parts ? ok(await asItStands(app.db, store.id, parts)) : missing;
  });
});

/** POST /order-links/confirm (capability `orderLinks`): whoever has the link is who ordered (docs/decisions D547). */
export const confirmOrder = handle(confirmOrderOnServer, (context) => {
  const { app, store, text, body } = context;
  const at = app.now().toISOString();
  const asked = { storeId: store.id, token: body.token, purpose: CONFIRM_DELIVERY, at } as const;
  return limitLinks(context, 'confirmOrder', async (missing) => {
    const answer = await transact<Answer>(app.db, async (trx) => {
      // The order's row first: two that come at once see what the other has done.
      const found = await readLink(trx, asked);
      if (found) await lockOrder(trx, store.id, found.orderId);
      const link = found && (await readLink(trx, asked));
      if (!link) return missing;
      const { orderId, isUsed } = link;
      const change = { store, orderId, cause: 'confirmed by the link that was mailed, to be paid on delivery', at };
      if (await confirmDelivery(trx, app, change)) await useLink(trx, asked);
      else if (!isUsed) return refuse(409, 'not-to-confirm', text.notToConfirm);
      const parts = await findOrder(trx, store.id, orderId);
      return parts ? ok(await asItStands(trx, store.id, parts)) : missing;
    });
    app.outbox.trigger();
    app.reconciler.trigger();
    return answer;
  });
});

async function asItStands(db: Db, storeId: string, parts: OrderParts) {
  const refundedOf = await wireRefunded(db, storeId, [parts]);
  return { ...toOwnOrder(parts), ...refundedOf(parts) };
}
