import { existsSync, readFileSync } from 'node:fs';
import { heldBy, toHold } from './held-rows.ts';
import { RAN_IN_BROWSER, RAN_UNITS, type RanTest } from './ran-tests.ts';

/**
 * After all tests: is every row of the specification, and every rule of reliability, held by tests that ran and passed?
 * A file that holds one in tests which were all skipped leaves it bare too.
 */
const held = [...read(RAN_UNITS, 'npm run test:units'), ...read(RAN_IN_BROWSER, 'npm run test:browser')].flatMap(
  ({ file, title, passed }) => heldBy(title).map((id) => ({ id, file, passed })),
);
const bare = [
  ...toHold.filter((id) => !held.some((one) => one.id === id)).map((id) => `${id}: no test of that name ran`),
  ...held
    .filter(({ id, file }) => !held.some((one) => one.id === id && one.file === file && one.passed))
    .map(({ id, file }) => `${id}: no test of that name in ${file} ran and passed`),
];
if (bare.length > 0) fail([...new Set(bare)]);
const counted = held.filter(({ id, passed }) => passed && toHold.includes(id));
console.log(`Every one of the ${toHold.length} rows and rules is held: ${counted.length} tests of their names passed.`);

function read(path: string, command: string): RanTest[] {
  if (!existsSync(path)) fail([`there is no list of what ran: run ${command} first`]);
  return JSON.parse(readFileSync(path, 'utf8')) as RanTest[];
}

function fail(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
