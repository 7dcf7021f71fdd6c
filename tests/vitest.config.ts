import { globSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { cacheablePages } from '../src/build/cacheable-pages.ts';
import RanUnits from './ran-units.ts';

const BESIDE_THE_INNER_LOOP = [
  'tests/api/start.test.ts',
  'tests/api/http/foreign-backend.test.ts',
  'tests/api/http/limits-of-backends.test.ts',
  'tests/api/db/{backup,crash,restore}.test.ts',
  'tests/api/discounts/last-uses-killed.test.ts',
  'tests/conformance/**',
  'tests/growth/**',
];

const ROOT = new URL('..', import.meta.url).pathname;
const UNITS = ['tests/*.test.ts', 'tests/{unit,bench}/**/*.test.{ts,tsx}'];
const WITH_DOCUMENT = globSync(UNITS, { cwd: ROOT }).filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').startsWith('// @vitest-environment jsdom'),
);

export default defineConfig({
  root: ROOT,
  plugins: [cacheablePages()],
  test: {
    projects: [
      project('browser', {
        include: WITH_DOCUMENT,
        setupFiles: ['tests/leave-as-found.ts', 'tests/fresh-document.ts'],
      }),
      project('unit', { include: UNITS, exclude: WITH_DOCUMENT }),
      project('api', { include: ['tests/{api,conformance,growth}/**/*.test.ts'] }),
    ],
    // A worker keeps what it has read for its next file: half of a file's time was reading the same modules.
    isolate: false,
    environment: 'node',
    env: {
      // For the commands that tests start: half of what they take is reading TypeScript.
      NODE_COMPILE_CACHE: 'node_modules/.cache/selvedge',
      // Thousands of lines about what a test brings about; LOG_LEVEL=info shows them.
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      // A checkout that is somebody's shop has settings in selvedge.env, which tests must not read.
      SELVEDGE_ENV: devNull,
    },
    globalSetup: ['tests/api/databases-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A poll ends as soon as it holds: the limit is for a machine that is busy with other things.
    expect: { poll: { timeout: 30_000, interval: 10 } },
    setupFiles: ['tests/leave-as-found.ts'],
    reporters: ['default', new RanUnits()],
    fileParallelism: true,
    // One more than the processors it is meant for: half of an API test is waiting, for a hash, a database or a
    // time-out.
    maxWorkers: 3,
  },
});

interface Files {
  include: string[];
  exclude?: string[];
  setupFiles?: string[];
}

function project(name: string, { exclude = [], ...test }: Files) {
  return { extends: true as const, test: { name, exclude: [...leftOut(), ...exclude], ...test } };
}

/** Large nets are left to TEST_ALL; what builds a shop, starts processes or measures time is none of the inner loop. */
function leftOut(): string[] {
  const { TEST_ALL, TEST_QUICK } = process.env;
  return [...(TEST_ALL ? [] : ['tests/**/*.net.test.ts']), ...(TEST_QUICK ? BESIDE_THE_INNER_LOOP : [])];
}
