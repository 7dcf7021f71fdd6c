import { createHmac } from 'node:crypto';
import { PAY } from './link-purpose.ts';
import { makeLink } from './make-link.ts';
import { readLink } from './read-link.ts';
import type { Db } from '../../base/db/open-database.ts';
import type { Trx } from '../../base/db/transact.ts';
import { daysLater } from '#lib/days.ts';

/** An attempt to pay an order. `secret` is the shop's own. */
interface AttemptOfLink {
  secret: string;
  storeId: string;
  attemptId: string;
  at: string;
}

/**
 * Where the gateway of a payment that was begun by link leads back to: a link of its own, which pays and tells nothing
 * of the shopper, since the gateway hears of it (docs/decisions D651).
 */
export async function addPayLink(
  trx: Trx,
  { orderId, ...attempt }: AttemptOfLink & { orderId: string },
): Promise<void> {
  const { storeId, at } = attempt;
  const expiresAt = daysLater(at, 1);
  await makeLink(trx, { storeId, orderId, purpose: PAY, at, expiresAt, token: tokenOf(attempt) });
}

/** The path of the page to go on at; undefined for a payment that an account began, and where the link is over. */
export async function payPage(db: Db, attempt: AttemptOfLink): Promise<string | undefined> {
  const { storeId, at } = attempt;
  const token = tokenOf(attempt);
  const link = await readLink(db, { storeId, token, purpose: PAY, at });
  return link && `/orders/open/${token}`;
}

/** It is worked out again when the browser comes back, and so is stored nowhere. */
function tokenOf({ secret, storeId, attemptId }: AttemptOfLink): string {
  return createHmac('sha256', secret).update(`pay-link ${storeId} ${attemptId}`).digest('base64url');
}
