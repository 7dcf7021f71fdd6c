import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderLoad } from './load/order-load.ts';
import { startOrders } from './load/order-load.ts';
import { reachVerdict, readStock } from './load/verdict.ts';
import { startPages, type PageLoad } from './load/page-load.ts';
import type { World } from './world.ts';

/** What a test has seen: lines for people, and what is wrong. */
export interface Outcome {
  says: string[];
  wrong: string[];
}

export interface Scenario {
  name: string;
  run: (world: World, options: { failovers: number; applies: number }) => Promise<Outcome>;
}

/** Runs something while people order and read, and looks at the database afterwards, which has no orders before. */
export async function underLoad(
  world: World,
  act: (loads: { orders: OrderLoad; pages: PageLoad }) => Promise<Outcome>,
): Promise<Outcome> {
  await world.cluster.primary.ask('truncate orders, order_items, order_events, idempotency, outbox cascade');
  const stock = await readStock(world.cluster.primary);
  await world.warm();
  const orders = startOrders(world.balancer.origin, world.tokens, world.bodies);
  const pages = startPages(world.balancer.origin, world.pages);
  // oxlint-disable-next-line typescript/no-misused-promises -- finally waits for it
  const { says, wrong } = await act({ orders, pages }).finally(async () => {
    await orders.stop();
    await pages.stop();
  });
  const verdict = await reachVerdict(world.cluster.primary, orders, stock);
  const { acknowledged, lost, doubled, torn, wrongStock } = verdict;
  const faults = {
    'orders lost': lost,
    'orders doubled': doubled,
    'orders torn': torn,
    'stock wrong': wrongStock,
    'answered with another order': orders.changed,
    'orders of unknown outcome': orders.open,
    'orders refused': orders.refused,
    'pages failed': pages.failed,
  };
  return {
    says: [
      ...says,
      `orders: ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled; ` +
        `${orders.unanswered} requests repeated, slowest ${Math.round(orders.slowest)} ms`,
      `pages: ${pages.pages} read, ${pages.failed.length} failed, slowest ${Math.round(pages.slowest)} ms`,
    ],
    wrong: [
      ...wrong,
      ...Object.entries(faults).flatMap(([what, which]) =>
        which.length > 0 ? [`${which.length} ${what}: ${which.slice(0, 5).join(', ')}`] : [],
      ),
    ],
  };
}

/** Waits until orders are acknowledged again; gives the time of the first one after `since`. */
export async function untilOrders(orders: OrderLoad, since: number, withinMs = 60_000): Promise<number> {
  for (;;) {
    const found = orders.acknowledged.find(({ at }) => at > since);
    if (found) return found.at;
    if (performance.now() - since > withinMs) return Infinity;
    await sleep(20);
  }
}
