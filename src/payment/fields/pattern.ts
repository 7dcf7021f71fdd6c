import { patternCost } from './pattern-cost.ts';

const LONGEST_PATTERN = 500;
const LONGEST_VALUE = 256;
const MOST_WAYS = 1_000_000;
/** What counted repetitions may multiply up to: an engine writes them out when it compiles the pattern. */
const MOST_COPIES = 5_000;

/**
 * Does the value fit a pattern that a server sent? One that is no regular expression, or that could take long on this
 * value (reliability P12), is left to the server: then every value fits here.
 */
export function fitsPattern(source: string, value: string): boolean {
  if (source.length > LONGEST_PATTERN || value.length > LONGEST_VALUE) return true;
  if (copies(source) > MOST_COPIES) return true;
  if (!(patternCost(source, value.length) <= MOST_WAYS)) return true;
  try {
    return new RegExp(source).test(value);
  } catch {
    return true;
  }
}

function copies(source: string): number {
  return [...source.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, least, most]) => product * Math.max(1, Number(most || least)),
    1,
  );
}
