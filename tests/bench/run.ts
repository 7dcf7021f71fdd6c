import { openBench } from './bench.ts';
import { undoAll, undoOnSignals } from './leftovers.ts';
import { describeMachine } from './machine.ts';
import { readOptions } from './options.ts';
import { groups } from './rows/groups.ts';
import type { Outcome } from './row.ts';
import { table } from './table.ts';

const options = readOptions(process.argv.slice(2));
const names = options.only.length > 0 ? options.only : Object.keys(groups);
undoOnSignals();
try {
  const bench = await openBench(options.quick, undefined);
  const outcomes: Record<string, Outcome> = {};
  for (const name of names) {
    const started = performance.now();
    outcomes[name] = await groups[name]!(bench);
    console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  console.log(table(Object.values(outcomes).flatMap(({ rows }) => rows)));
  console.log(describeMachine());
} finally {
  await undoAll();
}
