import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { play } from './play.ts';
import { violations } from './checks/invariants.ts';
import { countTransitions, TRANSITIONS } from './checks/transitions.ts';
import { runPlay } from './run-play.ts';
import { openWorlds } from './world.ts';
import { runsOf } from '../../fixtures/runs.ts';

/** On each engine. */
const RUNS = runsOf('STATE', { few: 6, all: 200 });
/** So many plays and more come to each step of docs/order-states.md, of a code and of money once in a hundred. */
const REACHES_ALL = 1000;
const PLAYS_FOR_ONE = 100;

/**
 * Orders, stock, payments and refunds while everybody acts at once: shoppers, webhooks, the reconcilers, expiry, the
 * owner here and at a bank's own pages, whoever has a link of a mail, imports, exports, and folders that are applied,
 * also twice at once. Gateways tell late, twice, never, and of another amount or currency. Before each statement of
 * each of them a seed decides who goes on; on PostgreSQL their connections also run side by side.
 */
describeEveryEngine('P5 P6 P17 P18 P19 P20 P21 P22 P23 P25 O11 money and stock, whoever acts at once', (engine) => {
  test(`add up after any play of ${RUNS.numRuns}`, { timeout: 3_600_000 }, async () => {
    const worlds = await openWorlds(engine);
    const counts = new Map<string, number>();
    try {
      await fc.assert(
        fc.asyncProperty(play, async (given) => {
          const world = await worlds.open(given);
          await runPlay(world, given);
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
    if (RUNS.numRuns >= REACHES_ALL) expect(rare(counts)).toEqual([]);
  });
});

function rare(counts: ReadonlyMap<string, number>): string[] {
  const least = RUNS.numRuns / PLAYS_FOR_ONE;
  const all = TRANSITIONS.map((name) => [name, counts.get(name) ?? 0] as const);
  return all.filter(([, count]) => count < least).map(([name, count]) => `${name}: ${count}`);
}
