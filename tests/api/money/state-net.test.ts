import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { perform } from './acts.ts';
import { type Play, play } from './play.ts';
import { violations } from './invariants.ts';
import { countTransitions, TRANSITIONS } from './transitions.ts';
import { openWorlds, type World } from './world.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { refundTold } from './refunds/bank-refunds.ts';
import { queryDueRefunds } from '#store-api/shop/refunds/refund-reconciler.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** On each engine. */
const RUNS = runsOf('STATE', { few: 6, all: 200 });
/** So many plays come to every step of a code, of payment on delivery, and of money that goes back. */
const REACHES_ALL = 1000;

/**
 * Orders, stock, payments and refunds while everybody acts at once: shoppers, webhooks, the reconcilers, expiry, the
 * owner here and at a bank's own pages, imports, exports, and folders that are applied, also twice at once. Gateways
 * tell late, twice, never, and of another amount or currency. Before each statement of each of them a seed decides who
 * goes on; on PostgreSQL their connections also run side by side.
 */
describeEveryEngine('P5 P6 P17 P18 P19 P20 P21 P22 P23 O11 money and stock, whoever acts at once', (engine) => {
  test(`add up after any play of ${RUNS.numRuns}`, { timeout: 3_600_000 }, async () => {
    const worlds = await openWorlds(engine);
    const counts = new Map<string, number>();
    try {
      await fc.assert(
        fc.asyncProperty(play, async (given) => {
          const world = await worlds.open();
          await act(world, given);
          expect(await violations(world)).toEqual([]);
          await countTransitions(world, counts);
        }),
        { ...RUNS, endOnFailure: process.env.STATE_SHRINK === undefined },
      );
    } finally {
      await worlds.close();
    }
    if (process.env.STATE_RUNS) console.log(`${engine.name}, ${RUNS.numRuns} plays: ${JSON.stringify([...counts])}`);
    // A net that never comes to a step says nothing of it.
    if (RUNS.numRuns >= REACHES_ALL) expect(TRANSITIONS.filter((name) => !counts.get(name))).toEqual([]);
  });
});

async function act(world: World, { seed, phases }: Play): Promise<void> {
  for (const [index, { wait, bankIsAway, counts, writesStock, acts }] of phases.entries()) {
    // Each phase has a time of its own, by which histories tell what was before it.
    world.clock += wait + 1;
    world.bank.isAway = bankIsAway;
    if (counts) await count(world);
    if (writesStock) await world.folder.writeStock();
    await world.interleaver.run(
      acts.map((one) => () => perform(world, one)),
      seed + index,
    );
  }
  await tellAll(world, seed);
}

/** The owner begins to count what was not counted. */
async function count({ db, counted, variants, orders }: World): Promise<void> {
  for (const { id } of variants.filter((variant) => !counted.has(variant.id)).slice(0, 1)) {
    await db.updateTable('variants').set({ stock: 4 }).where('id', '=', id).execute();
    counted.set(id, { stock: 4, after: new Set(orders) });
  }
}

/**
 * At the end everything is known: webhooks have come at last, the gateways have been asked, and what an import took
 * away is back. What a gateway never told of is found by then too: its pages have closed, and unpaid orders were due to
 * expire.
 */
async function tellAll(world: World, seed: number): Promise<void> {
  const { bank, interleaver, app } = world;
  bank.isAway = false;
  bank.losesAnswers = false;
  bank.refundWay = 'at once';
  world.clock += 11 * MINUTE;
  await interleaver.run(
    [
      () => queryDueAttempts(app),
      ...bank.charges
        .filter(({ status, isLost }) => status === 'paid' && !isLost)
        .map((charge) => () => world.tell(bank.told(charge)!, charge.gatewayId)),
    ],
    seed,
  );
  world.clock += 11 * MINUTE;
  await interleaver.run([() => queryDueAttempts(app)], seed);
  if (bank.charges.some(({ isLost }) => isLost)) {
    world.clock += 25 * HOUR;
    await interleaver.run([() => perform(world, { act: 'expire' }), () => queryDueAttempts(app)], seed);
    world.clock += 11 * MINUTE;
    await interleaver.run([() => queryDueAttempts(app)], seed);
  }
  // What is on its way back arrives, and each bank says so once it is asked, or tells; then what no bank had heard of.
  for (let round = 0; round < 2; round++) {
    for (const refund of bank.refunds.filter(({ status }) => status === 'pending')) refund.status = 'succeeded';
    world.clock += 25 * HOUR;
    await interleaver.run(
      [
        () => queryDueRefunds(app),
        ...bank.refunds.flatMap((refund) => {
          const body = refundTold(refund);
          return body ? [() => world.tell(body, refund.charge.gatewayId)] : [];
        }),
      ],
      seed,
    );
    world.clock += 11 * MINUTE;
    await interleaver.run([() => queryDueRefunds(app)], seed);
  }
  await world.folder.applyByHand();
}
