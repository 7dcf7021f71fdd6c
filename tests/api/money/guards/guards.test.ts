import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf, withoutGuard } from './guard.ts';
import { GUARDS } from './guards.ts';

test('each guard that is taken out has a name of its own, and stands once where the list says', () => {
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
  for (const guard of GUARDS)
    for (const { file } of guard.changes) {
      const [source, { href }] = [readFileSync(pathOf(file), 'utf8'), pathOf(file)];
      expect(withoutGuard(guard, source, href)).not.toBe(source);
    }
});
