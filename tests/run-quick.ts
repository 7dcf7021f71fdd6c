import { run, runTogether } from './run-scripts.ts';

/**
 * `npm run test:quick`: types, lint, unit tests and the API on SQLite, with small samples where a test plays many games
 * at random. No browser, no PostgreSQL.
 */
await runTogether('test:types', 'lint');
await run('test:units', {
  TEST_ENGINE: 'sqlite',
  STATE_RUNS: '30',
  FOLDER_RUNS: '15',
  FUZZ_RUNS: '60',
  CRASH_ROUNDS: '1',
});
