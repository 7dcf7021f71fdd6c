import { run } from './run-scripts.ts';

/**
 * `npm run test:all`: the tests with every combination that `npm test` only samples, then the journey in every browser.
 */
await run('test', { TEST_ALL: 'yes' });
await run('test:browsers');
