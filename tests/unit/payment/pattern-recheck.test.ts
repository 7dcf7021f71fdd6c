import fc from 'fast-check';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { runsOf } from '../../fixtures/runs.ts';
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

/** As recheck proves within the time; it does not always, and less on a busy machine. */
function isExponential(source: string, timeout: number): boolean {
  const found = checkSync(`^${source}$`, '', { checker: 'automaton', timeout });
  return found.status === 'vulnerable' && found.complexity.type === 'exponential';
}

test.each(['(a+)+', '(a|a)*', '(?:a|aa)+'])('P12: %s takes exponential time, and has no finite bound', (source) => {
  expect(isExponential(source, 20_000)).toBe(true);
  expect(patternCost(`^${source}$`, 256)).toBe(Infinity);
});

test('P12: no pattern that takes exponential time has a finite bound', () => {
  fc.assert(
    fc.property(pattern, (source) => !isExponential(source, 100) || patternCost(`^${source}$`, 256) === Infinity),
    runsOf('PATTERN', { few: 20, all: 400 }),
  );
}, 120_000);
