import type { Selectable } from 'kysely';
import type { World } from '../world.ts';
import type { OrderEventRow } from '#store-api/base/db/rows/order-rows.ts';
import type { RefundRow } from '#store-api/base/db/rows/refund-row.ts';
import { CANCELLED, PROCESSING } from '#contract/order-status.ts';

/** The receiver of a world's events, to which nothing is sent: what is announced to it stays. */
export function receiverOf(storeId: string) {
  return {
    ...{ store_id: storeId, id: `wh_${storeId}`, url: 'https://hooks.example/', events: null, last_sequence: 0 },
    ...{ secret: 'whsec_AAAA', old_secret: null, old_secret_until: null, created_at: '' },
  };
}

/** What was announced and did not happen, or the other way about, in sentences. */
export async function brokenAnnouncements(
  { db, storeId }: World,
  events: readonly OrderEventRow[],
  refunds: readonly Selectable<RefundRow>[],
): Promise<string[]> {
  const wrong: string[] = [];
  const told = await db
    .selectFrom('webhook_deliveries')
    .select(['sequence', 'event', 'order_id', 'payload'])
    .where('store_id', '=', storeId)
    .orderBy('sequence')
    .execute();
  const { last_sequence: last } = await db
    .selectFrom('webhooks')
    .select('last_sequence')
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  const numbers = told.map(({ sequence }) => sequence);
  if (numbers.some((number, index) => number !== index + 1) || numbers.length !== last)
    wrong.push(`events have the numbers ${numbers.join()}, and ${last} was the last one`);
  for (const [id, history] of Map.groupBy(events, ({ order_id }) => order_id)) {
    const own = told.filter(({ order_id }) => order_id === id);
    const names = own.map(({ event }) => event);
    const isPart = ({ payload }: { payload: string }) => 'lines' in (JSON.parse(payload) as { data: object }).data;
    const causes = (pattern: RegExp) => history.filter(({ cause }) => pattern.test(cause)).length;
    const becomes = (status: number) =>
      history.filter((one, at) => one.status === status && history[at - 1]?.status !== status).length;
    const expected = {
      'order.placed': 1,
      'order.accepted': becomes(PROCESSING),
      'order.paid': causes(/^(paid by|payment confirmed by the owner|paid on delivery)/),
      'order.sent': causes(/^(shipped|ready)/),
      'order.delivered': causes(/^(delivered|arrived|picked up)/),
      'return.asked': causes(/^return asked for/),
    };
    const found = (event: string) => own.filter((one) => one.event === event);
    for (const [event, count] of Object.entries(expected))
      if (found(event).length !== count)
        wrong.push(`${id}: ${event} is told ${found(event).length} times, not ${count}: ${names.join()}`);
    const parts = found('order.cancelled').filter(isPart).length;
    if (found('order.cancelled').length - parts !== becomes(CANCELLED))
      wrong.push(`${id}: it is cancelled, by its history, ${becomes(CANCELLED)} times: ${names.join()}`);
    if (names[0] !== 'order.placed') wrong.push(`${id}: first is told ${names[0]}`);
    const back = found('order.refunded').map(({ payload }) => refundIn(payload));
    for (const { id: refund, order_id, state } of refunds)
      if (order_id === id && /^(succeeded|paid-out)$/.test(state) !== back.includes(refund) && state !== 'failed')
        wrong.push(`${id}: ${refund} is ${state}, and told to be back: ${back.join()}`);
  }
  return wrong;
}

function refundIn(payload: string): string {
  return (JSON.parse(payload) as { data: { refund: { id: string } } }).data.refund.id;
}
