import { finish, runScript } from './run-scripts.ts';

/**
 * `npm run test:all`: the tests with every combination that `npm test` only samples, then the journey in every browser.
 */
finish([await runScript('test', { env: { TEST_ALL: 'yes' } }), await runScript('test:browsers')]);
