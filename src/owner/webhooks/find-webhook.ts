import type { Db } from '#store-api/base/db/open-database.ts';
import type { WebhookRow } from '#store-api/base/db/rows/webhook-rows.ts';
import { StartError } from '#environment.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/** The receiver with this id, in any case. @throws StartError where the store has none */
export async function findWebhook(db: Db, { storeId, id }: { storeId: string; id: string }): Promise<WebhookRow> {
  const all = await db.selectFrom('webhooks').selectAll().where('store_id', '=', storeId).execute();
  const found = all.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!found) throw new StartError(`There is no webhook ${stripped(id)}: webhooks list shows them.`);
  return found;
}
