import type { NamedEndpoint } from '../asking/exchange.ts';
import type { Allowed, Visit } from '../visit.ts';

/** A part of the contract that is tested by itself. */
export interface Level {
  name: string;
  /** The effect of a run on the backend, in the plan that is printed first. */
  does: (allowed: Allowed) => string;
  /** Why it cannot be run at all, before anything is asked; undefined when it can. */
  lacks?: (allowed: Allowed) => string | undefined;
  /** Asks and reports. Answers why the rest could not be checked; undefined when all of it was. */
  run: (visit: Visit) => Promise<string | undefined>;
}

/** For levels of what a signed-in person does. */
export function lacksAccount({ credentials, write }: Allowed): string | undefined {
  return credentials || write ? undefined : 'needs --email and --password of an account, or --write to open one';
}

/** A call that needs a token is refused without one, and with one that nobody has. */
export async function checkStrangers(visit: Visit, endpoint: NamedEndpoint, shop: string): Promise<void> {
  for (const token of [undefined, 'no-such-token'])
    await visit.refused(
      endpoint,
      { token },
      { statuses: [401], what: token ? 'an unknown token' : 'a call without a token', shop, kind: 'access' },
    );
}

export const NO_PRODUCT = 'there is no product to ask for';
export const NO_SHOPPER = 'nobody can sign in';
