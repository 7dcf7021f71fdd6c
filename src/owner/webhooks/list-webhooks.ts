import { findWebhook } from './find-webhook.ts';
import { countStates, stateOf } from './delivery-states.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { WebhookDeliveryRow } from '#store-api/base/db/rows/webhook-rows.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import { formatMinute } from '#lib/days.ts';
import { counted } from '#lib/text/counted.ts';
import { escaped, stripped } from '#lib/text/terminal-text.ts';

const SHOWN = 100;

interface Listing {
  storeId: string;
  json?: boolean | undefined;
}

/** Lines for the owner: each receiver, and how far it is. */
export async function listWebhooks(db: Db, { storeId, json }: Listing): Promise<string[]> {
  const webhooks = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'last_sequence', 'created_at'])
    .where('store_id', '=', storeId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const states = await countStates(db, storeId);
  const listed = webhooks.map(({ id, url, events, last_sequence, created_at }) => ({
    ...{ id, url, events: events === null ? null : (JSON.parse(events) as string[]), createdAt: created_at },
    ...{ lastNumber: last_sequence, waiting: states.get(id)?.waiting ?? 0, givenUp: states.get(id)?.givenUp ?? 0 },
  }));
  if (json) return [escaped(JSON.stringify(listed, null, 2))];
  if (listed.length === 0) return ['There are no webhooks: webhooks add URL makes one.'];
  return listed.map(({ id, url, events, lastNumber, waiting, givenUp }) =>
    [
      `${id}  ${stripped(url)}`,
      events?.join(', ') ?? 'all events',
      `${counted(lastNumber, 'event')} announced, ${waiting} waiting, ${givenUp} given up`,
    ].join('  '),
  );
}

/** The newest deliveries of a store, or of one receiver. @throws StartError where there is no such receiver */
export async function listDeliveries(db: Db, { storeId, id, json }: Listing & { id: string }): Promise<string[]> {
  const webhook = id === '' ? undefined : await findWebhook(db, { storeId, id });
  let found = db.selectFrom('webhook_deliveries').selectAll().where('store_id', '=', storeId);
  if (webhook) found = found.where('webhook_id', '=', webhook.id);
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('webhook_id')
    .orderBy('sequence', 'desc')
    .limit(SHOWN)
    .execute();
  if (json) return [escaped(JSON.stringify(rows.map(toEntry), null, 2))];
  if (rows.length === 0) return ['Nothing was announced yet.'];
  const { timeZone } = await dateStyleOf(db, storeId);
  return rows.map((row) => lineOf(row, timeZone));
}

function toEntry(row: WebhookDeliveryRow) {
  const { webhook_id, sequence, id, event, order_id, created_at, next_at, attempts, last_error, delivered_at } = row;
  return {
    ...{ webhook: webhook_id, number: sequence, id, event, orderId: order_id, createdAt: created_at },
    ...{ state: stateOf(row), attempts, nextAt: next_at, lastError: last_error, deliveredAt: delivered_at },
  };
}

function lineOf(row: WebhookDeliveryRow, timeZone: string): string {
  const { webhook_id, sequence, event, order_id, created_at, attempts, last_error } = row;
  const about = order_id === null ? '' : `  ${order_id}`;
  const why = last_error === null ? '' : `: ${stripped(last_error)}`;
  return `${webhook_id}  ${sequence}  ${formatMinute(created_at, timeZone)}  ${event}${about}  ${stateOf(row)}, \
${counted(attempts, 'try', 'tries')}${why}`;
}
