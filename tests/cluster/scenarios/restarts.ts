import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../world.ts';
import { type Scenario, underLoad, untilOrders } from '../scenario.ts';

const STEADY_MS = 2_000;
const BACK_MS = 10_000;

/** The pooler dies and is started again: every shop loses all its connections at once. */
export const poolerRestart: Scenario = {
  name: 'pooler',
  run: (world) =>
    underLoad(world, async ({ orders }) => {
      await sleep(STEADY_MS);
      await world.pooler.kill();
      await sleep(STEADY_MS);
      const started = performance.now();
      world.pooler.start(world.cluster.primary);
      const back = await untilOrders(orders, started);
      await sleep(STEADY_MS);
      // The limits have to be counted in the database, through the pooler, not by each process for itself.
      const [counted, told] = [await countedOrders(world), orders.acknowledged.length];
      await sleep(STEADY_MS);
      const [count, more] = [(await countedOrders(world)) - counted, orders.acknowledged.length - told];
      const isCounted = count > 0.8 * more;
      return {
        says: [
          `${count} of ${more} orders were counted by the limits, through the pooler`,
          `pgbouncer was away for ${STEADY_MS / 1000} s, orders were back ${Math.round(back - started)} ms later`,
        ],
        wrong: [
          ...(back - started > BACK_MS ? ['orders were not back in time'] : []),
          ...(isCounted ? [] : ['the limits are not counted']),
        ],
      };
    }),
};

async function countedOrders({ cluster }: World): Promise<number> {
  const [row] = await cluster.primary.ask(
    `select coalesce(sum(points), 0) as n from rate_limits where key like 'orderByUser:%'`,
  );
  return Number(row?.n);
}

/** One of three shop processes is killed and started again: nginx asks the others. */
export const shopKilled: Scenario = {
  name: 'shop',
  run: (world) =>
    underLoad(world, async ({ orders }) => {
      await sleep(STEADY_MS);
      const killed = performance.now();
      world.shops[0]?.signal('SIGKILL');
      await world.shops[0]?.ended;
      const back = await untilOrders(orders, killed);
      await sleep(STEADY_MS);
      await world.startShop(0);
      await world.warm();
      await sleep(STEADY_MS);
      return {
        says: [`the next order came ${Math.round(back - killed)} ms after the kill`],
        wrong: back - killed > BACK_MS ? ['orders were not back in time'] : [],
      };
    }),
};

/** Both standbys are away: nobody may be told of an order that only one machine has. */
export const standbysAway: Scenario = {
  name: 'standbys',
  run: (world) =>
    underLoad(world, async ({ orders }) => {
      await sleep(STEADY_MS);
      for (const standby of world.cluster.standbys) await standby.stop();
      // What was already copied is still answered.
      await sleep(STEADY_MS);
      const alone = orders.acknowledged.length;
      // Longer than all time limits, none of which may end a commit's wait for its copy.
      await sleep(25_000);
      const told = orders.acknowledged.length - alone;
      const started = performance.now();
      for (const standby of world.cluster.standbys) await standby.start();
      const back = await untilOrders(orders, started);
      await world.cluster.untilReplicated();
      await sleep(STEADY_MS);
      return {
        says: [
          `${told} orders were acknowledged in 25 s without a standby; with them they were back after ` +
            `${Math.round(back - started)} ms`,
        ],
        wrong: [
          ...(told > 0 ? [`${told} orders were acknowledged that no standby had`] : []),
          ...(back - started > BACK_MS ? ['orders were not back in time'] : []),
        ],
      };
    }),
};
