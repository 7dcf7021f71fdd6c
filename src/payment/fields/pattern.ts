import { patternCost } from './pattern-cost.ts';

const LONGEST_PATTERN = 500;
const LONGEST_VALUE = 256;
const MOST_WAYS = 3_000_000;

/**
 * Does the value fit a pattern that a server sent? One that is no regular expression, or that could take long on this
 * value (reliability P12), is left to the server: then every value fits here.
 */
export function fitsPattern(source: string, value: string): boolean {
  if (source.length > LONGEST_PATTERN || value.length > LONGEST_VALUE) return true;
  if (!(patternCost(source, value.length) <= MOST_WAYS)) return true;
  try {
    return new RegExp(source).test(value);
  } catch {
    return true;
  }
}
