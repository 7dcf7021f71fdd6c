import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal, type Refusal } from './handler.ts';

/** Requests in so many seconds for one key, counted by each process. */
const LIMITS = {
  signIn: new RateLimiterMemory({ points: 10, duration: 900 }),
  register: new RateLimiterMemory({ points: 200, duration: 3600 }),
  tracking: new RateLimiterMemory({ points: 10, duration: 60 }),
};

/**
 * Counts one request of a client (reliability A1, E1): a refusal when there were too many. Requests of this process
 * count nothing.
 */
export async function tooMany(
  limit: keyof typeof LIMITS,
  client: string | undefined,
  subject = '',
): Promise<Refusal | undefined> {
  if (client === undefined) return undefined;
  try {
    await LIMITS[limit].consume(`${client} ${subject}`);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    return refusal(429, 'too-many', 'Too many attempts. Please try again later.', {
      headers: { 'retry-after': String(seconds) },
    });
  }
}

/** Takes back one request that `tooMany` counted: who signs in is not guessing. */
export async function takeBack(limit: keyof typeof LIMITS, client: string | undefined, subject = ''): Promise<void> {
  if (client !== undefined) await LIMITS[limit].reward(`${client} ${subject}`);
}
