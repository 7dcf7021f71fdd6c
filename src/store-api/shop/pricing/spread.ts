import { sumOf } from './sum.ts';

/**
 * Shares of an amount by largest remainder, which add up to it: none is above its weight where the amount is not above
 * their sum. Ties go to the first; weights that are all 0 count alike.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  if (amount === 0 || weights.length === 0) return weights.map(() => 0);
  const whole = BigInt(sumOf(weights));
  if (whole === 0n) return spread(amount, Array<number>(weights.length).fill(1));
  const shares = weights.map((weight) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { share: Number(exact / whole), remainder: exact % whole };
  });
  const missing = amount - sumOf(shares.map(({ share }) => share));
  const largest = shares.toSorted((one, other) => Number(other.remainder - one.remainder)).slice(0, missing);
  const raised = new Set(largest);
  return shares.map((each) => (raised.has(each) ? each.share + 1 : each.share));
}
