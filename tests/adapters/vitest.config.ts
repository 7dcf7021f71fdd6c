import { defineConfig } from 'vitest/config';

/** Against the Medusa that run.ts has opened. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/adapters/**/*.check.ts'],
    environment: 'node',
    testTimeout: 240_000,
    fileParallelism: false,
  },
});
