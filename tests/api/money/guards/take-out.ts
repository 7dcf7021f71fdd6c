import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathOf, withoutGuard } from './guard.ts';
import { GUARDS } from './guards.ts';

/**
 * Imported by `node --import` before a process reads anything else: it reads the store API without the guard that
 * STATE_GUARD names.
 */
const { STATE_GUARD } = process.env;
const guard = GUARDS.find(({ name }) => name === STATE_GUARD);
if (STATE_GUARD !== undefined && !guard) throw new Error(`There is no guard: ${STATE_GUARD}`);

registerHooks({
  load(url, context, nextLoad) {
    if (!guard?.changes.some(({ file }) => pathOf(file).href === url)) return nextLoad(url, context);
    const source = withoutGuard(guard, readFileSync(new URL(url), 'utf8'), url);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
