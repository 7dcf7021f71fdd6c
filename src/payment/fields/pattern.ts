import { patternCost } from './pattern-cost.ts';

const MAX_PATTERN_LENGTH = 500;
const MAX_VALUE_LENGTH = 256;
const MAX_COST = 1_000_000;
/** The limit of the product of counted repetitions: an engine writes them out when it compiles the pattern. */
const MAX_REPETITIONS = 5_000;

/**
 * Does the value fit a pattern that a server sent? One that is no regular expression, or that could take long on this
 * value (reliability P12), is left to the server: then every value fits here.
 */
export function fitsPattern(source: string, value: string): boolean {
  if (source.length > MAX_PATTERN_LENGTH || value.length > MAX_VALUE_LENGTH) return true;
  if (repetitions(source) > MAX_REPETITIONS) return true;
  if (!(patternCost(source, value.length) <= MAX_COST)) return true;
  try {
    return new RegExp(source).test(value);
  } catch {
    return true;
  }
}

function repetitions(source: string): number {
  return [...source.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, min = '', max = '']) => product * Math.max(1, Number(max || min)),
    1,
  );
}
