import { existsSync, readFileSync } from 'node:fs';
import { RAN_IN_BROWSER, RAN_UNITS, type RanTest } from './ran-tests.ts';

/** The tests of the last run that took longest, of each kind. */
export function printSlowest(count: number): void {
  for (const [kind, list] of [
    ['unit and API tests', RAN_UNITS],
    ['browser tests', RAN_IN_BROWSER],
  ] as const) {
    if (!existsSync(list)) continue;
    const ran = JSON.parse(readFileSync(list, 'utf8')) as RanTest[];
    console.log(`\nThe slowest ${count} ${kind}, in seconds:`);
    for (const { seconds, file, title } of ran.sort((one, other) => other.seconds - one.seconds).slice(0, count))
      console.log(`${seconds.toFixed(1).padStart(6)}  ${file}: ${title}`);
  }
}
