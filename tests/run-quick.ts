import { run, runTogether } from './run-scripts.ts';

/**
 * `npm run test:quick`: types, lint, unit tests and the API on SQLite, with small samples where a test plays many games
 * at random. No browser, no PostgreSQL.
 */
await runTogether('test:types', 'lint');
await run('test:units', {
  TEST_ENGINE: 'sqlite',
  STATE_RUNS: '4',
  FOLDER_RUNS: '4',
  FUZZ_RUNS: '20',
  CRASH_RUNS: '1',
});
