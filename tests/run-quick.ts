import { finish, runScript } from './run-scripts.ts';

/**
 * `npm run test:quick`: types, lint, unit tests and the API on SQLite, with the least where a test plays at random. No
 * browser, no PostgreSQL, no build.
 */
const env = {
  TEST_ENGINE: 'sqlite',
  TEST_QUICK: 'yes',
  STATE_RUNS: '4',
  FOLDER_RUNS: '4',
  FUZZ_RUNS: '20',
  CRASH_RUNS: '1',
  LAST_UNIT_RUNS: '2',
};
finish(
  await Promise.all([
    runScript('test:types', { later: true }),
    runScript('lint', { later: true }),
    runScript('test:units', { env, later: true }),
  ]),
);
