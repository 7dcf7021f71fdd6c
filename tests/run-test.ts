import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { finish, type Ran, runScript } from './run-scripts.ts';
import { tellTests } from './tell-tests.ts';

/**
 * `npm test`: everything, and the coverage of the specification last. Two lanes fill the machine that it is meant for,
 * of two processors: browser tests, a third of whose time is waiting, and beside them all else.
 */
const workers = availableParallelism();
const start = performance.now();
const prepared = runScript('test:prepare');
const lanes = await Promise.all([otherTests(), browserTests()]);
const coverage = await runScript('test:coverage');
tellTests(25);
const seconds = (performance.now() - start) / 1000;
console.log(`\nnpm test: ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);
finish([await prepared, ...lanes.flat(), coverage]);

/** What failed before does not keep the next from running: what else is wrong is worth knowing. */
async function otherTests(): Promise<Ran[]> {
  // Both make many short-lived objects: with room for them a tenth less of their time is collecting.
  const env = { NODE_OPTIONS: '--max-semi-space-size=96' };
  const types = await runScript('test:types', { later: true, env });
  const lint = await runScript('lint', { later: true, env });
  await prepared;
  return [types, lint, await runScript(`test:units --maxWorkers=${workers + 1}`, { later: true })];
}

async function browserTests(): Promise<Ran> {
  await prepared;
  // One more than the processors: when the other lane has ended, a third of what is left is waiting.
  return runScript(`test:browser --workers=${workers + 1}`);
}
