import { afterAll, vi } from 'vitest';

/** Files share the process of a worker: each leaves its settings, globals and clock as it found them. */
const found = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env))
    if (!Object.hasOwn(found, name)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, found);
  Reflect.deleteProperty(globalThis, 'selvedgeBackend');
});
