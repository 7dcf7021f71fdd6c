import type { World } from '../world.ts';
import type { LinkAct } from './link-acts.ts';
import { byMailToStore } from './linked-owner.ts';
import { byMail, tellReference } from './linked-shopper.ts';
import { MAILBOXES } from './mailed-links.ts';
import { scanMails, useOtherwise } from './opened-links.ts';
import { referenceNotFound } from '#store-api/shop/order-changes/reference-not-found.ts';
import { remindUnpaid } from '#store-api/shop/order-changes/remind-unpaid.ts';
import { revokeLinks } from '#store-api/shop/order-links/revoke-links.ts';
import { revokeOwnerLinks } from '#store-api/shop/order-links/revoke-owner-links.ts';
import { reconcileOrder } from '#store-api/shop/payments/reconcile/reconcile.ts';

/** So many mails a scanner opens while others act. */
const SCANNED = 3;

/** Does it; to the order, where it is of one. */
export async function actByLink(world: World, act: LinkAct, orderId: string | undefined): Promise<unknown> {
  const { app, db, storeId } = world;
  if (act.act === 'scan') return scanMails(world, SCANNED);
  if (act.act === 'remind') return remindUnpaid(app, (store, id) => reconcileOrder(app, store, id));
  if (act.act === 'unlink mailbox') return revokeOwnerLinks(db, { storeId, mailbox: MAILBOXES[1] });
  if (orderId === undefined) return undefined;
  if (act.act === 'by mail') return byMail(world, act, orderId);
  if (act.act === 'by mail to the store') return byMailToStore(world, act, orderId);
  if (act.act === 'reference') return tellReference(world, act, orderId);
  if (act.act === 'unlink') {
    for (let steps = 0; steps < act.late; steps += 1) await world.interleaver.step();
    return revokeLinks(db, { storeId, orderId });
  }
  if (act.act === 'other link') return useOtherwise(world, orderId);
  return referenceNotFound(db, { storeId, orderId, note: undefined, now: () => app.now(), mailFrom: undefined });
}
