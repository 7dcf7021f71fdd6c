import type { Bench } from '../bench.ts';
import { measureOrders } from '../orders.ts';
import type { Outcome } from '../table/row.ts';

/** Orders at 32 clients: see tests/bench/orders.ts. */
export async function orders({ quick }: Bench): Promise<Outcome> {
  return measureOrders(quick ? 1 : 3);
}
