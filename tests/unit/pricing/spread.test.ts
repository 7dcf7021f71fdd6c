import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from '#store-api/shop/pricing/spread.ts';
import { runsOf } from '../../fixtures/runs.ts';

const weights = fc.array(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20_000_000_00 })), {
  minLength: 1,
  maxLength: 12,
});

test('shares add up to what is spread, none is a unit off its exact share, and none is above its weight', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, part) => {
      const all = each.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.floor(all * part);
      const shares = spread(amount, each);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      const off = shares.filter((share, index) => {
        const distance = BigInt(share) * BigInt(all) - BigInt(amount) * BigInt(each[index]!);
        return all > 0 && (distance >= BigInt(all) || distance <= -BigInt(all));
      });
      expect(off).toEqual([]);
      expect(shares.filter((share, index) => share > each[index]!)).toEqual([]);
    }),
    runsOf('PRICING', { few: 150, all: 3_000 }),
  );
});

test('the largest remainders are raised, of equal ones the first', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(10, [10, 25, 25])).toEqual([2, 4, 4]);
  expect(spread(5, [1, 1, 1, 1])).toEqual([2, 1, 1, 1]);
});

test('where all weights are 0 they count alike; over nothing nothing is spread', () => {
  expect(spread(3, [0, 0])).toEqual([2, 1]);
  expect(spread(0, [5, 7])).toEqual([0, 0]);
  expect(spread(3, [])).toEqual([]);
});
