import type { WebhookEvent } from './webhook-events.ts';
import { atEnd } from '../../base/db/at-end.ts';
import { urlOf } from '../../base/db/engine.ts';
import type { Db } from '../../base/db/open-database.ts';
import { preparedQuery } from '../../base/db/prepared-query.ts';
import { randomId } from '../../base/db/random-id.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../base/db/rows/webhook-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { daysLater } from '#lib/days.ts';

/** So long it is tried to deliver what is announced. */
export const TRIED_DAYS = 5;

export interface Announcement {
  storeId: string;
  event: WebhookEvent;
  at: string;
  /** The order that it is about. */
  orderId?: string;
  /** The address of whom it is about, where that is no order's buyer. */
  email?: string;
  /**
   * Reads what is sent with it, at the end of the transaction, where somebody receives it; undefined: there is nothing
   * to announce.
   */
  read: (trx: Trx) => Promise<object | undefined>;
}

const announced = new WeakMap<Trx, Announcement[]>();
const listeners = new Map<string, Set<() => void>>();

const findWebhooks = preparedQuery((db, { storeId }: { storeId: string }) =>
  db.selectFrom('webhooks').select(['id', 'events']).where('store_id', '=', storeId).orderBy('id'),
);

/**
 * Announces an event to the receivers of its store. What they are sent is written by this transaction, as its last
 * act: numbers of a receiver have no gaps and rise in the order of commits, because who takes some holds its row until
 * the commit, and waits for nothing else by then (docs/decisions D670).
 */
export function announce(trx: Trx, announcement: Announcement): void {
  const all = announced.get(trx);
  if (all) return void all.push(announcement);
  const own = [announcement];
  announced.set(trx, own);
  atEnd(trx, () => writeDeliveries(trx, own));
}

/** Calls `listener` after commits of this process that announced something. Returns a function that ends it. */
export function onAnnounced(url: string, listener: () => void): () => void {
  const all = listeners.get(url) ?? new Set();
  listeners.set(url, all.add(listener));
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(url);
  };
}

/** Does a receiver want this event? */
function wants({ events }: Pick<WebhookRow, 'events'>, event: string): boolean {
  return events === null || (JSON.parse(events) as string[]).includes(event);
}

async function writeDeliveries(
  trx: Trx,
  announcements: readonly Announcement[],
): Promise<((db: Db) => void) | undefined> {
  let written = 0;
  for (const [storeId, own] of Map.groupBy(announcements, (one) => one.storeId)) {
    const webhooks = await findWebhooks(trx, { storeId });
    const known: (Announcement & { data: object })[] = [];
    for (const one of own) {
      if (!webhooks.some((webhook) => wants(webhook, one.event))) continue;
      const data = await one.read(trx);
      if (data) known.push({ ...one, data });
    }
    // By id, so that two transactions take the rows in the same order.
    for (const webhook of webhooks) {
      const wanted = known.filter(({ event }) => wants(webhook, event));
      if (wanted.length > 0) written += await writeTo(trx, webhook.id, wanted);
    }
  }
  return written === 0 ? undefined : (db) => listeners.get(urlOf(db))?.forEach((listener) => listener());
}

/** Nothing is written to one that was removed meanwhile. */
async function writeTo(
  trx: Trx,
  webhookId: string,
  wanted: readonly (Announcement & { data: object })[],
): Promise<number> {
  const taken = await trx
    .updateTable('webhooks')
    .set((eb) => ({ last_sequence: eb('last_sequence', '+', wanted.length) }))
    .where('id', '=', webhookId)
    .returning('last_sequence')
    .executeTakeFirst();
  if (!taken) return 0;
  const first = taken.last_sequence - wanted.length + 1;
  await trx
    .insertInto('webhook_deliveries')
    .values(wanted.map((one, index) => deliveryOf(one, webhookId, first + index)))
    .execute();
  return wanted.length;
}

function deliveryOf(
  { storeId, event, at, orderId, email, data }: Announcement & { data: object },
  webhookId: string,
  sequence: number,
): WebhookDeliveryRow {
  const id = randomId('evt');
  return {
    ...{ store_id: storeId, webhook_id: webhookId, sequence, id, event },
    ...{ order_id: orderId ?? null, email: email ?? null },
    payload: JSON.stringify({ id, sequence, event, at, store: storeId, data }),
    ...{ created_at: at, expires_at: daysLater(at, TRIED_DAYS), next_at: at },
    ...{ attempts: 0, last_error: null, delivered_at: null },
  };
}
