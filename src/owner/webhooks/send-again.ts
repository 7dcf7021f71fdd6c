import { findWebhook } from './find-webhook.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { TRIED_DAYS } from '#store-api/shop/webhooks/announce.ts';
import { StartError } from '#environment.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Has the running shop send one of a receiver's deliveries again, or all that have failed, by their own numbers and
 * ids. Gives how many there are. @throws StartError where there is no such receiver, or no such number
 */
export async function sendAgain(
  db: Db,
  { storeId, id, which, now }: { storeId: string; id: string; which: number | 'failed'; now: Date },
): Promise<number> {
  const webhook = await findWebhook(db, { storeId, id });
  let chosen = db
    .updateTable('webhook_deliveries')
    .set({
      ...{ next_at: now.toISOString(), attempts: 0, delivered_at: null },
      expires_at: new Date(now.getTime() + TRIED_DAYS * DAY_MS).toISOString(),
    })
    .where('webhook_id', '=', webhook.id);
  chosen =
    which === 'failed'
      ? chosen.where('delivered_at', 'is', null).where('last_error', 'is not', null)
      : chosen.where('sequence', '=', which);
  const { numUpdatedRows } = await chosen.executeTakeFirst();
  if (which !== 'failed' && numUpdatedRows === 0n)
    throw new StartError(`Webhook ${webhook.id} has no event ${which}, or it is older than 30 days.`);
  return Number(numUpdatedRows);
}
