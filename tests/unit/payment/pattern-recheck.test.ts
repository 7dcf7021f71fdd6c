import fc from 'fast-check';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { patternCost } from '#payment/fields/pattern-cost.ts';

/**
 * The own bound on the ways to match a pattern against `recheck`, which knows more and is too large for a browser:
 * where that finds exponential time, the bound is never finite.
 */
const sign = fc.constantFrom('a', 'b', '\\d', '[a-z]', '.', '\\w');
const repetition = fc.constantFrom('', '*', '+', '?', '{2,4}', '{3}');
const pattern = fc.letrec<{ one: string; some: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(sign, repetition).map(([atom, times]) => atom + times),
    fc.tuple(tie('some'), repetition).map(([inner, times]) => `(?:${inner})${times}`),
    fc.tuple(tie('some'), tie('some'), repetition).map(([left, right, times]) => `(${left}|${right})${times}`),
  ),
  some: fc.array(tie('one'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
})).some;

test('P12: no pattern that takes exponential time has a finite bound', () => {
  let exponential = 0;
  fc.assert(
    fc.property(pattern, (source) => {
      const found = checkSync(`^${source}$`, '', { checker: 'automaton', timeout: 100 });
      if (found.status !== 'vulnerable' || found.complexity.type !== 'exponential') return;
      exponential += 1;
      expect(patternCost(`^${source}$`, 256)).toBe(Infinity);
    }),
    { numRuns: 40, seed: 15, interruptAfterTimeLimit: 40_000 },
  );
  expect(exponential).toBeGreaterThan(2);
});
