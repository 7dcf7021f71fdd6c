import type { Bench } from '../bench.ts';

const ROUNDS = 20;
const QUICK_ROUNDS = 3;

/** How often each cell of a paired row is measured: as `--rounds` says, else this many times. */
export function roundsOf({ quick, rounds }: Bench, otherwise = ROUNDS): number {
  return rounds ?? (quick ? QUICK_ROUNDS : otherwise);
}
