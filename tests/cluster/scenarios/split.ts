import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../e2e/process/shop-process.ts';
import type { Scenario } from '../scenario.ts';

/** A connection may be waited for 5 s, an answer 20 s (store-api/base/db/postgres-pool.ts); and some for the rest. */
const LIMIT_MS = 30_000;
const FAST_MS = 1_000;
const MANY = 40;

/**
 * Everything that is sent between one shop and the database is lost, without a word. The shop's requests end in time,
 * later ones at once, pages go on; afterwards it orders again with no more connections than it may have.
 */
export const split: Scenario = {
  name: 'split',
  async run({ shops, tokens, bodies, pages, line, cluster, balancer }) {
    const origin = shops[2]?.origin ?? '';
    const wrong: string[] = [];
    const order = async (index: number) => {
      const began = performance.now();
      const { status, headers } = await ask(origin, '/api/v1/orders', {
        method: 'POST',
        token: tokens[index % tokens.length] ?? '',
        body: bodies[index % bodies.length],
        timeoutMs: 60_000,
      });
      return { status, again: headers['retry-after'], ms: performance.now() - began };
    };
    const before = await order(0);
    if (before.status !== 201) wrong.push(`an order before: ${before.status}`);
    line.silence();
    const first = await Promise.all(Array.from({ length: MANY }, (_, index) => order(index)));
    const slowest = Math.max(...first.map(({ ms }) => ms));
    if (slowest > LIMIT_MS) wrong.push(`a request took ${Math.round(slowest)} ms`);
    const later = await Promise.all(Array.from({ length: MANY }, (_, index) => order(index)));
    const fast = later.filter(({ ms }) => ms < FAST_MS);
    if (fast.length < MANY - 1) wrong.push(`only ${fast.length} of ${MANY} later requests failed fast`);
    for (const { status, again } of [...first, ...later])
      if (status !== 503 || again === undefined) wrong.push(`answered ${status} with Retry-After ${String(again)}`);
    let failed = 0;
    const headers = { host: `localhost:${new URL(balancer.origin).port}` };
    for (const path of pages) failed += (await ask(origin, path, { headers, timeoutMs: 3_000 })).status === 200 ? 0 : 1;
    if (failed > 0) wrong.push(`${failed} pages failed`);
    line.restore();
    const restored = performance.now();
    let back = await order(1);
    for (; back.status !== 201 && performance.now() - restored < 20_000; back = await order(1)) await sleep(100);
    const recovery = performance.now() - restored;
    if (back.status !== 201 || recovery > 10_000) wrong.push(`orders were back after ${Math.round(recovery)} ms`);
    const again = await Promise.all(Array.from({ length: MANY }, (_, index) => order(index)));
    const taken = again.filter(({ status }) => status === 201).length;
    if (taken < MANY) wrong.push(`${MANY - taken} of ${MANY} orders failed afterwards`);
    const [row] = await cluster.primary.ask(
      `select count(*) as n from pg_stat_activity where datname = 'shop' and state like 'idle in transaction%'`,
    );
    if (Number(row?.n) > 0) wrong.push(`${String(row?.n)} connections are left in a transaction`);
    return {
      says: [
        `${MANY} requests during the silence ended within ${Math.round(slowest)} ms, the next ${fast.length} of ` +
          `${MANY} within ${Math.round(Math.max(...fast.map(({ ms }) => ms)))} ms; ${failed} of ${pages.length} pages failed`,
        `orders were back ${Math.round(recovery)} ms after it, then ${taken} of ${MANY} at once`,
      ],
      wrong,
    };
  },
};
