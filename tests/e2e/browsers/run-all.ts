import { spawnSync } from 'node:child_process';

/** The journey in every browser that is here. The variable is set here, since Windows has another way to say it. */
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'tests/e2e/playwright.config.ts', '--project=embedded', 'browsers/journey'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, BROWSERS: 'all' },
  },
);
process.exit(status ?? 1);
