import type { Bench } from '../bench.ts';
import type { Outcome } from '../table/row.ts';
import { measureSignInStorm } from '../sign-in-storm.ts';

/** What a rush of sign-ins costs those who browse: see tests/bench/sign-in-storm.ts. */
export async function signInStorm({ quick }: Bench): Promise<Outcome> {
  return measureSignInStorm(quick ? 1 : 3);
}
