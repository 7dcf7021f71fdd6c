import { parseArgs } from 'node:util';
import { findPrograms } from './machines/programs.ts';
import type { Scenario } from './scenario.ts';
import { applyThroughPooler } from './scenarios/apply-through-pooler.ts';
import { capacity } from './scenarios/capacity.ts';
import { clock } from './scenarios/clock.ts';
import { failovers } from './scenarios/failovers.ts';
import { replicaLag } from './scenarios/replica-lag.ts';
import { poolerRestart, shopKilled, standbysAway } from './scenarios/restarts.ts';
import { split } from './scenarios/split.ts';
import { openWorld } from './world.ts';

const USUAL: Scenario[] = [
  failovers,
  poolerRestart,
  shopKilled,
  standbysAway,
  split,
  replicaLag,
  clock,
  applyThroughPooler,
];
const SCENARIOS = [...USUAL, capacity];

/**
 * `npm run test:cluster [-- --failovers 20] [--applies 200] [--only failovers,split]`: the shop on many machines, which
 * are processes of this one. Needs Debian's postgresql, pgbouncer and nginx; libfaketime for the test of clocks.
 */
const { values } = parseArgs({
  options: {
    failovers: { type: 'string', default: '3' },
    applies: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const names = values.only.split(',').filter(Boolean);
const unknown = names.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown.length > 0)
  throw new Error(`no test ${unknown.join(', ')}; there are ${SCENARIOS.map(({ name }) => name).join(', ')}`);
const programs = findPrograms();
if ('missing' in programs)
  console.log(`SKIPPED: nothing was tested. Install Debian's packages ${programs.missing.join(', ')}.`);
else {
  const began = performance.now();
  const world = await openWorld(programs);
  console.log(`the machines are up after ${Math.round((performance.now() - began) / 1000)} s`);
  try {
    for (const scenario of names.length > 0 ? SCENARIOS.filter(({ name }) => names.includes(name)) : USUAL) {
      const from = performance.now();
      const { says, wrong } = await scenario.run(world, {
        failovers: Number(values.failovers),
        applies: Number(values.applies),
      });
      const took = `${Math.round((performance.now() - from) / 1000)} s`;
      console.log(`\n${wrong.length === 0 ? 'pass' : 'FAIL'}  ${scenario.name}, ${took}`);
      for (const line of says) console.log(`      ${line}`);
      for (const line of wrong) console.log(`   !  ${line}`);
      if (wrong.length > 0) process.exitCode = 1;
    }
  } finally {
    await world.close();
  }
  console.log(`\n${Math.round((performance.now() - began) / 1000)} s in all`);
}
