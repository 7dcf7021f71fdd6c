import { existsSync, readFileSync } from 'node:fs';
import { RAN_IN_BROWSER, RAN_UNITS, type RanTest } from './ran-tests.ts';

/** Of the last run, the tests of each kind that took longest, and those that failed. */
export function tellTests(count: number): void {
  const kinds = { 'unit and API tests': read(RAN_UNITS), 'browser tests': read(RAN_IN_BROWSER) };
  for (const [kind, ran] of Object.entries(kinds)) {
    console.log(`\nThe slowest ${count} ${kind}, in seconds:`);
    for (const { seconds, file, title } of ran.sort((one, other) => other.seconds - one.seconds).slice(0, count))
      console.log(`${seconds.toFixed(1).padStart(6)}  ${file}: ${title}`);
  }
  const failed = Object.values(kinds).flatMap((ran) => ran.filter((one) => one.failed));
  if (failed.length > 0) console.log('\nFailed:');
  for (const { file, title, said } of failed) console.log(`  ${file}: ${title}${said ? `\n    ${said}` : ''}`);
}

function read(list: string): RanTest[] {
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as RanTest[]) : [];
}
