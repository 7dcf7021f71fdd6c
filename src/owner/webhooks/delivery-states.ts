import type { Db } from '#store-api/base/db/open-database.ts';
import type { WebhookDeliveryRow } from '#store-api/base/db/rows/webhook-rows.ts';

/** How far a delivery is, as the owner reads it. */
export function stateOf({
  next_at,
  delivered_at,
}: Pick<WebhookDeliveryRow, 'next_at' | 'delivered_at'>): 'delivered' | 'given up' | 'waiting' {
  if (delivered_at !== null) return 'delivered';
  return next_at === null ? 'given up' : 'waiting';
}

/** How many of a receiver's deliveries wait, of these how many have failed before, and how many were given up. */
interface StateCounts {
  waiting: number;
  failing: number;
  givenUp: number;
}

/** By the ids of receivers; of one that has nothing to come there is none. */
export async function countStates(db: Db, storeId: string): Promise<ReadonlyMap<string, StateCounts>> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'next_at', 'last_error'])
    .where('store_id', '=', storeId)
    .where('delivered_at', 'is', null)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ webhook_id }) => webhook_id)].map(([id, own]) => {
      const waiting = own.filter(({ next_at }) => next_at !== null);
      const failing = waiting.filter(({ last_error }) => last_error !== null).length;
      return [id, { waiting: waiting.length, failing, givenUp: own.length - waiting.length }];
    }),
  );
}
