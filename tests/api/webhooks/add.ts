import type { Db } from '#store-api/base/db/open-database.ts';
import { addWebhook } from '#owner/webhooks/change-webhooks.ts';

/** Adds a receiver on this machine to a store. */
export function addReceiver(
  db: Db,
  { url, storeId = 'main', events, now = new Date() }: { url: string; storeId?: string; events?: string; now?: Date },
): Promise<{ id: string; secret: string }> {
  return addWebhook(db, { storeId, url, hosts: ['127.0.0.1'], now, ...(events !== undefined && { events }) });
}
