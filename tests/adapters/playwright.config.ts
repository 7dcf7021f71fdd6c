import { defineConfig } from 'playwright/test';
import { headlessShell } from '../e2e/support/chromium.ts';

/** The built shop before the Medusa that run.ts has opened. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/adapters/browser',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: await headlessShell(),
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
});
