import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RAN_UNITS } from './ran-units.ts';
import { rows as rules } from './reliability.ts';
import { fits, rows } from './spec-coverage.ts';

/**
 * After all tests: did those that hold the specification's words, and those that hold the rules of reliability.ts, run
 * and pass? A test that is skipped or renamed must not leave a row bare.
 */
const RAN_IN_BROWSER = join(import.meta.dirname, '../test-results/ran.json');

const ran = [...read(RAN_UNITS, 'npm run test:units'), ...read(RAN_IN_BROWSER, 'npm run test:browser')];
const bareWords = rows.flatMap(({ id, by }) =>
  by
    .filter(({ file }) => file.startsWith('e2e/'))
    .filter((quoted) => !ran.some((one) => one.file === quoted.file && fits(one.title, quoted)))
    .map(({ file, title }) => `${id}: '${title}' of ${file} did not run`),
);
const held = (id: string, file: string) =>
  ran.filter((one) => one.file === file && new RegExp(`(^|[^\\w-])${id}\\b`).test(one.title));
const bareRules = rules.flatMap(({ id, by }) =>
  by
    .filter((file) => held(id, file).length === 0)
    .map((file) => `${id}: no test of that name in ${file} ran and passed`),
);
if (bareWords.length + bareRules.length > 0) fail([...bareWords, ...bareRules]);
console.log(`Every one of the ${rows.length} rows of the specification is held by tests that ran.`);
console.log(
  `Every one of the ${rules.length} rules of reliability.ts is held: ${rules.reduce((sum, { id, by }) => sum + by.reduce((tests, file) => tests + held(id, file).length, 0), 0)} tests of their names ran and passed.`,
);

function read(path: string, command: string): { file: string; title: string }[] {
  if (!existsSync(path)) fail([`there is no list of what ran: run ${command} first`]);
  return JSON.parse(readFileSync(path, 'utf8')) as { file: string; title: string }[];
}

function fail(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
