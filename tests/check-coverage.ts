import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fits, rows } from './spec-coverage.ts';

/**
 * After the browser tests: did those that hold the specification's words run and pass? A test that is skipped or
 * renamed must not leave a row bare. Vitest's own tests are taken as run, since they ran before.
 */
const RAN = join(import.meta.dirname, '../test-results/ran.json');

if (!existsSync(RAN)) fail(['the browser tests have left no list of what ran: run npm run test:browser first']);
const ran = JSON.parse(readFileSync(RAN, 'utf8')) as { file: string; title: string }[];
const missing = rows.flatMap(({ id, by }) =>
  by
    .filter(({ file }) => file.startsWith('e2e/'))
    .filter((quoted) => !ran.some((one) => one.file === quoted.file && fits(one.title, quoted)))
    .map(({ file, title }) => `${id}: '${title}' of ${file} did not run`),
);
if (missing.length > 0) fail(missing);
console.log(`Every one of the ${rows.length} rows of the specification is held by tests that ran.`);

function fail(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
