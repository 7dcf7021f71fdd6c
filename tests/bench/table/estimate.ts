/** A figure with its standard error; `pairs` is how many pairs of runs it rests on. */
export interface Estimate {
  value: number;
  /** undefined from a single pair. */
  error: number | undefined;
  pairs: number;
}

type Runs = readonly (number | null)[];

/** On a shared machine now and then a run takes twice as long: this share of the pairs is left out at each end. */
const TRIMMED = 0.2;

/**
 * How many times as much one took as the other beside it in the same round: the geometric mean of the rounds' ratios.
 * A round in which either could not be measured counts for neither.
 */
export function pairedRatio(measured: Runs, base: Runs): Estimate | undefined {
  const found = trimmedMean(pairsOf(measured, base).map(([one, other]) => Math.log(one / other)));
  if (!found) return undefined;
  const value = Math.exp(found.value);
  return { ...found, value, error: found.error === undefined ? undefined : value * found.error };
}

/** How much more one took than the other beside it, in their own unit. */
export function pairedDifference(measured: Runs, base: Runs): Estimate | undefined {
  return trimmedMean(pairsOf(measured, base, true).map(([one, other]) => one - other));
}

export function withError({ value, error }: Estimate, digits: number): string {
  return `${value.toFixed(digits)} ± ${error === undefined ? '?' : error.toFixed(digits)}`;
}

/** Twice its standard error away from no difference: of twenty such figures one is so by chance. */
export function differs({ value, error }: Estimate, none: number): boolean {
  return error !== undefined && Math.abs(value - none) > 2 * error;
}

/** The trimmed mean, and its standard error from the winsorised variance (Yuen 1974). */
export function trimmedMean(values: readonly number[]): Estimate | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  const cut = count < 5 ? 0 : Math.floor(count * TRIMMED);
  const kept = sorted.slice(cut, count - cut);
  const winsorised = sorted.map((value) => Math.min(Math.max(value, kept[0]!), kept.at(-1)!));
  const variance = sumOf(winsorised.map((value) => (value - mean(winsorised)) ** 2)) / (count - 1);
  const error = count < 2 ? undefined : (Math.sqrt(variance) * Math.sqrt(count)) / kept.length;
  return { value: mean(kept), error, pairs: count };
}

function pairsOf(measured: Runs, base: Runs, withZero = false): [number, number][] {
  return measured.flatMap((one, round): [number, number][] => {
    const other = base[round] ?? null;
    return one === null || other === null || (!withZero && (one <= 0 || other <= 0)) ? [] : [[one, other]];
  });
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => sumOf(values) / values.length;
