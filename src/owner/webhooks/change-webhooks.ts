import { findWebhook } from './find-webhook.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { plainLetters } from '#store-api/base/db/random-id.ts';
import { newSecret } from '#store-api/shop/webhooks/signature.ts';
import { refusalOfAddress } from '#store-api/shop/webhooks/webhook-address.ts';
import { isWebhookEvent, WEBHOOK_EVENTS } from '#store-api/shop/webhooks/webhook-events.ts';
import { StartError } from '#environment.ts';
import { stripped } from '#lib/text/terminal-text.ts';

const ID_LETTERS = 8;
const OLD_SECRET_MS = 24 * 60 * 60_000;

/** Adds a receiver; gives its id and the secret that signs what is sent to it. @throws StartError in one line */
export async function addWebhook(
  db: Db,
  { storeId, url, events, hosts, now }: { storeId: string; url: string; events?: string; hosts: string[]; now: Date },
): Promise<{ id: string; secret: string }> {
  const refusal = refusalOfAddress(url, hosts);
  if (refusal !== undefined) throw new StartError(`${stripped(url)} ${refusal}.`);
  const chosen = events?.split(/[\s,]+/).filter(Boolean);
  const unknown = chosen?.find((event) => !isWebhookEvent(event));
  if (unknown !== undefined)
    throw new StartError(`There is no event ${stripped(unknown)}: ${Object.keys(WEBHOOK_EVENTS).join(', ')}.`);
  const [id, secret] = [`wh_${plainLetters(ID_LETTERS)}`, newSecret()];
  await db
    .insertInto('webhooks')
    .values({
      ...{ store_id: storeId, id, url: new URL(url).href, secret, old_secret: null, old_secret_until: null },
      ...{ events: chosen?.length ? JSON.stringify([...new Set(chosen)]) : null, last_sequence: 0 },
      created_at: now.toISOString(),
    })
    .execute();
  return { id, secret };
}

/** Removes a receiver with all that was and is to be sent to it. @throws StartError where there is none */
export async function removeWebhook(db: Db, { storeId, id }: { storeId: string; id: string }): Promise<void> {
  const webhook = await findWebhook(db, { storeId, id });
  await db.deleteFrom('webhooks').where('id', '=', webhook.id).execute();
}

/** Gives a receiver a new secret; the one before signs beside it for a day. @throws StartError where there is none */
export async function renewSecret(
  db: Db,
  { storeId, id, now }: { storeId: string; id: string; now: Date },
): Promise<string> {
  const webhook = await findWebhook(db, { storeId, id });
  const secret = newSecret();
  const until = new Date(now.getTime() + OLD_SECRET_MS).toISOString();
  await db
    .updateTable('webhooks')
    .set((eb) => ({ secret, old_secret: eb.ref('secret'), old_secret_until: until }))
    .where('id', '=', webhook.id)
    .execute();
  return secret;
}
