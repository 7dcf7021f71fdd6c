import { spawnSync } from 'node:child_process';
import { readEnvironment } from '#environment.ts';
import { isStale } from '#process/start/is-stale.ts';
import { fillStore } from './fixtures/filled-store.ts';

/**
 * `npm run test:prepare`: what tests start from, unless it is there: the built shop, and the demo store that browser
 * tests copy. Two lanes of `npm test` that find no build would write it at the same time.
 */
if (isStale(readEnvironment(process.env).SHOP_LANGUAGE)) {
  const { status } = spawnSync('npm', ['run', 'build', '--', '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(1);
}
await fillStore();
