import { openBench, type Bench } from './bench.ts';
import { isStopped, undoAll, undoOnSignals } from './leftovers.ts';
import { CLIENT } from './load/load.ts';
import { describeMachine, scoreCpu } from './page/machine.ts';
import { readOptions } from './options.ts';
import { checkOutPast, pastCommit } from './shop/past.ts';
import { withBrowser } from './page/phone.ts';
import { say } from './say.ts';
import { describeRun, keepResults, report } from './table/results.ts';
import { batches, groups, namesOf, type GroupName } from './rows/groups.ts';
import type { Outcome } from './table/row.ts';

/**
 * `npm run bench`: every target of the shop, measured on the built shop beside its floor and its own past, as one
 * table. See README.md here.
 */
undoOnSignals();
try {
  await run();
} catch (error) {
  if (!isStopped()) console.error(error);
  process.exitCode = 1;
} finally {
  if (!isStopped()) await undoAll();
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const names = namesOf(options.only);
  const past = pastCommit(options.past);
  const bench = await openBench(options, past && (await checkOutPast(past)));
  await withBrowser(scoreCpu);
  const measured: Partial<Record<GroupName, Outcome>> = {};
  for (const batch of batches(names))
    await Promise.all(batch.map(async (name) => (measured[name] = await measure(name, bench))));
  const outcomes = Object.fromEntries(names.map((name) => [name, measured[name]!]));
  const results = describeRun({ past, quick: options.quick, client: CLIENT, machine: describeMachine(), outcomes });
  console.log(report(results));
  if (options.write) console.log(`Kept in ${keepResults(results)}`);
}

/** A row that can't be measured says why, and the others go on. */
async function measure(name: GroupName, bench: Bench): Promise<Outcome> {
  const started = performance.now();
  try {
    return await groups[name](bench);
  } catch (error) {
    if (isStopped()) throw error;
    process.exitCode = 1;
    console.error(error);
    return {
      rows: [
        { what: name, target: '', measured: 'could not be measured', pass: false, note: String(error).split('\n')[0]! },
      ],
      figures: null,
    };
  } finally {
    if (!isStopped()) say(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
}
