import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run test:browser -- checkout payment`: the tests of these folders of tests/e2e. Whatever else is given goes to
 * Playwright as it is: files, `-g 'part of a title'`, `--project=foreign-a`.
 */
const isArea = (word: string) =>
  /^[\w-]+$/.test(word) && statSync(join(import.meta.dirname, word), { throwIfNoEntry: false })?.isDirectory() === true;
const given = process.argv.slice(2).map((word) => (isArea(word) ? `tests/e2e/${word}/` : word));

const { status } = spawnSync('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...given], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  // For Playwright's workers and the commands that tests start, which all read the same TypeScript.
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/selvedge', ...process.env },
});
process.exit(status ?? 1);
