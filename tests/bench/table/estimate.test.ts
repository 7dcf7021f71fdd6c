import { expect, test } from 'vitest';
import { differs, pairedDifference, pairedRatio, trimmedMean, withError } from './estimate.ts';

test('the ratio of paired runs is the geometric mean of the rounds, whatever the rounds themselves took', () => {
  const base = [100, 400, 150, 90, 220];
  const ratio = pairedRatio(
    base.map((value) => value * 1.05),
    base,
  );
  expect(ratio?.value).toBeCloseTo(1.05);
  expect(ratio?.error).toBeCloseTo(0);
  expect(pairedRatio([200, 50], [100, 100])?.value).toBeCloseTo(1);
});

test('the standard error is that of the mean of the rounds', () => {
  expect(trimmedMean([1, 2, 3, 4])).toEqual({ value: 2.5, error: expect.closeTo(1.29099 / 2, 4), pairs: 4 });
  expect(pairedDifference([110, 120, 130], [100, 100, 100])).toEqual({
    value: 20,
    error: expect.closeTo(10 / Math.sqrt(3), 4),
    pairs: 3,
  });
  expect(trimmedMean([7])).toEqual({ value: 7, error: undefined, pairs: 1 });
});

test('from five runs on the wildest fifth at each end counts for no more than its neighbour', () => {
  const calm = trimmedMean([10, 11, 12, 13, 14])!;
  const wild = trimmedMean([10, 11, 12, 13, 900])!;
  expect(wild).toEqual(calm);
  // By hand: winsorised 11 11 12 13 13, their deviation 1, over 0.6 of the root of five.
  expect(calm).toEqual({ value: 12, error: expect.closeTo(1 / (0.6 * Math.sqrt(5)), 6), pairs: 5 });
});

test('a round in which one could not be measured counts for neither', () => {
  expect(pairedRatio([110, null, 110], [100, 1, 100])).toMatchObject({ value: expect.closeTo(1.1), pairs: 2 });
  expect(pairedRatio([110], [])).toBeUndefined();
  expect(pairedRatio([0, 110], [100, 100])?.pairs).toBe(1);
  expect(pairedDifference([0, 5], [0, 5])?.pairs).toBe(2);
  expect(pairedDifference([], [])).toBeUndefined();
});

test('5 % are seen in 20 rounds whose noise is 6 % a run, and none where there is none', () => {
  const noise = Array.from({ length: 20 }, (_, round) => 1 + 0.06 * Math.sin(round * 2.399));
  const base = noise.map((factor) => 500 * factor);
  const heavier = noise.toReversed().map((factor) => 525 * factor);
  const same = noise.toReversed().map((factor) => 500 * factor);
  expect(differs(pairedRatio(heavier, base)!, 1)).toBe(true);
  expect(differs(pairedRatio(same, base)!, 1)).toBe(false);
});

test('a figure is said with its standard error', () => {
  expect(withError({ value: 1.2345, error: 0.021, pairs: 20 }, 2)).toBe('1.23 ± 0.02');
  expect(withError({ value: 3, error: undefined, pairs: 1 }, 0)).toBe('3 ± ?');
});
