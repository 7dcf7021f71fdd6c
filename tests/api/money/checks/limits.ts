import { MAX_REFUSED } from '../owner-folder.ts';
import { CODE_USES, CODE_USES_OF_ONE } from '../shoppers.ts';
import type { World } from '../world.ts';
import type { OrderEventRow, OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import { CANCELLED } from '#contract/order-status.ts';

/** Which limits do not hold, in sentences: of a code's uses, and of the parcels that a customer may refuse. */
export async function brokenLimits(
  { db, storeId, refusals }: World,
  orders: OrderRow[],
  events: OrderEventRow[],
): Promise<string[]> {
  const wrong: string[] = [];

  // The code: each order that stands has a use, and no other.
  const code = await db.selectFrom('discount_codes').select('uses').where('store_id', '=', storeId).executeTakeFirst();
  const having = orders.filter((order) => order.discount_code !== null && order.status !== CANCELLED);
  if ((code?.uses ?? 0) !== having.length || having.length > CODE_USES)
    wrong.push(`the code has ${code?.uses} of ${CODE_USES} uses, and ${having.length} orders have it`);
  for (const [userId, own] of Map.groupBy(having, (order) => order.user_id))
    if (own.length > CODE_USES_OF_ONE) wrong.push(`${userId} has the code ${own.length} times`);

  // Parcels: what was refused in an earlier phase counts, and what is refused in a later one does not.
  const timesOf = (userId: string, cause: string, among = new Set(orders.map(({ id }) => id))) => {
    const ids = new Set(orders.filter(({ id, user_id }) => user_id === userId && among.has(id)).map(({ id }) => id));
    return events.filter((event) => ids.has(event.order_id) && event.cause.startsWith(cause)).map(({ at }) => at);
  };
  for (const userId of new Set(orders.map((order) => order.user_id))) {
    // What was paid and came back is no parcel that was refused to be paid.
    const unpaid = new Set(orders.filter(({ collect }) => collect === 'refused').map(({ id }) => id));
    const refused = timesOf(userId, 'refused at the door', unpaid);
    for (const chosen of [...timesOf(userId, 'to be paid on delivery'), ...timesOf(userId, 'to be confirmed')])
      if (refused.filter((at) => at < chosen).length > MAX_REFUSED)
        wrong.push(`${userId} pays on delivery at ${chosen}, and refused at ${refused.join(' and ')}`);
    for (const { at: asked } of refusals.filter((one) => one.code === 'method-gone' && one.userId === userId))
      if (refused.filter((at) => at <= asked).length <= MAX_REFUSED)
        wrong.push(`${userId} may not pay on delivery at ${asked}, and refused no more than is allowed`);
  }
  return wrong;
}
