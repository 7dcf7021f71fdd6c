import type { Visit } from '../../visit.ts';
import { lacksAccount, type Level } from '../level.ts';
import type { Capability } from '#contract/store-info.ts';

export interface CapabilityLevel extends Level {
  name: Capability;
}

interface Needs {
  /** Writes: not run without --write. */
  write?: boolean;
  /** Somebody has to be signed in. */
  account?: boolean;
}

/** The level of one capability. */
export function capability(
  name: Capability,
  does: string,
  run: (visit: Visit) => Promise<string | undefined>,
  { write = false, account = false }: Needs = {},
): CapabilityLevel {
  return {
    name,
    does: () => does,
    lacks: (allowed) => (write && !allowed.write ? 'needs --write' : account ? lacksAccount(allowed) : undefined),
    run,
  };
}
