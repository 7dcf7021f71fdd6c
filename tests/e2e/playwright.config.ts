import { devNull } from 'node:os';
import { defineConfig } from 'playwright/test';
import { headlessShell } from './support/chromium.ts';
import type { ForeignOptions } from './foreign/test.ts';

// Which screens access/every-screen.spec.ts draws: said here, since each worker must draw the same.
process.env.SCREENS_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
// A checkout that is somebody's shop has settings in selvedge.env, which tests must not read.
process.env.SELVEDGE_ENV = devNull;

/**
 * Large nets, and what needs a browser of its own, with windows or of another age: a step of CI (.ci/browsers) beside
 * `npm test`, and `npm run test:all`.
 */
const BESIDE = process.env.TEST_ALL ? [] : ['**/*.net.spec.ts', '**/speculation/*', '**/browsers/journey.spec.ts'];

/**
 * Where pages turn into each other as they do for most people: whole purchases, and taps at any moment. The others ask
 * for less motion: drawn by a processor, a transition takes as long as the page that it leads to.
 */
const WITH_MOTION = [
  '**/journey/*.spec.ts',
  '**/islands/*.spec.ts',
  '**/speculation/*.spec.ts',
  '**/browsers/*.spec.ts',
];

/** Where it matters which of the spec's two readings a backend speaks; TEST_ALL=yes runs every foreign test in both. */
const OF_BOTH_READINGS = /(journey|odd-data)\.spec\.ts$/;

/** The shop on its embedded store, and on a foreign backend in both of the spec's readings. */
export default defineConfig<object, ForeignOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  // One more than the processors it is meant for: a third of a browser test is waiting.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/ran-reporter.ts']],
  globalSetup: './support/server.ts',
  projects: [
    // First, and each in one worker: every further one would have a backend and shops of its own.
    { name: 'foreign-a', testDir: 'foreign', workers: 1, use: { reading: 'a' } },
    {
      name: 'foreign-b',
      testDir: 'foreign',
      workers: 1,
      use: { reading: 'b' },
      ...(process.env.TEST_ALL ? {} : { testMatch: OF_BOTH_READINGS }),
    },
    { name: 'motion', testMatch: WITH_MOTION, testIgnore: BESIDE, use: { contextOptions: {} } },
    { name: 'embedded', testIgnore: ['foreign/**', ...WITH_MOTION, ...BESIDE] },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: await headlessShell(),
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A worker would stand between a test and what it intercepts and counts; tests/e2e/offline has one.
    serviceWorkers: 'block',
  },
});
