import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../bench/table/statistics.ts';
import { type Scenario, underLoad, untilOrders } from '../scenario.ts';

const STEADY_MS = 3_000;
const WRITES_BACK_MS = 10_000;

/** The primary's machine loses its power, again and again, while people order. */
export const failovers: Scenario = {
  name: 'failovers',
  run: (world, { failovers: rounds }) =>
    underLoad(world, async ({ orders }) => {
      const [says, wrong]: [string[], string[]] = [[], []];
      const [without, afterPromotion]: [number[], number[]] = [[], []];
      for (let round = 1; round <= rounds; round += 1) {
        await sleep(STEADY_MS);
        const { cluster, pooler } = world;
        const { name } = cluster.primary;
        const { killedAt, noticed, promoted } = await cluster.failOver((node) => pooler.leadTo(node));
        const back = await untilOrders(orders, killedAt + promoted);
        const last = orders.acknowledged.filter(({ at }) => at <= killedAt + promoted).at(-1)?.at ?? killedAt;
        without.push(back - last);
        afterPromotion.push(back - killedAt - promoted);
        const ways = await cluster.rebuild();
        says.push(
          `${round}. ${name} -> ${cluster.primary.name}: noticed after ${seconds(noticed)}, promoted after ` +
            `${seconds(promoted)}, ${seconds(back - last)} without an order; ${name} rebuilt by ${ways.join()}`,
        );
        if (back - killedAt - promoted > WRITES_BACK_MS) wrong.push(`${round}. writes were not back in time`);
      }
      await sleep(STEADY_MS);
      says.push(
        `seconds without writes: median ${seconds(median(without) ?? 0)}, worst ${seconds(Math.max(...without))}; ` +
          `after the promotion: median ${seconds(median(afterPromotion) ?? 0)}, ` +
          `worst ${seconds(Math.max(...afterPromotion))}`,
      );
      return { says, wrong };
    }),
};

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
