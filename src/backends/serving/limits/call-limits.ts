import { type Answer, tryLater } from '../answer.ts';
import type { LimitName } from './limits.ts';
import type { RefusalTexts } from '../refusal-texts.ts';
import { consumeAll, type RateLimiter } from './rate-limit.ts';
import type { EndpointName } from '#contract/endpoint.ts';

/** Who makes a call, as far as it is known when its limits are asked. */
export interface Caller {
  /** The store's id: what happens at another store does not count. */
  scope: string;
  /** The shopper's address; undefined for a request of this process. */
  peer?: string | undefined;
  /** That the call names, in lower case and trimmed. */
  email?: string | undefined;
  /** By its id or number, in lower case and trimmed, of a call that anybody may make. */
  order?: string | undefined;
  /** Whose token it carries. */
  account?: string | undefined;
}

/** By what a limit counts. Without what it needs, nothing is counted. */
const KEYS = {
  peer: ({ scope, peer }: Caller) => peer && `${scope} ${peer}`,
  email: ({ scope, email }: Caller) => email && `${scope} ${email}`,
  emailAtPeer: ({ scope, email, peer = '' }: Caller) => email && `${scope} ${email} ${peer}`,
  order: ({ scope, order }: Caller) => order && `${scope} ${order}`,
  account: ({ scope, account }: Caller) => account && `${scope} ${account}`,
};
type KeyName = keyof typeof KEYS;

export interface CallLimit {
  /** The caller's own first: what comes after a refusal does not hear of the call. */
  counts: readonly (readonly [limit: LimitName, key: KeyName])[];
  /** The sentence of the 429, by its name among the texts. */
  says: Extract<keyof RefusalTexts, `tooMany${string}`>;
  /** Beyond it the answer is as ever, and no mail follows. */
  mails?: readonly [limit: LimitName, key: KeyName];
  /** Calls that are not counted after all: one that succeeds, or one that shows an account its own. */
  free?: 'success' | 'own';
}

/**
 * Which calls are limited, by what: one list for the embedded store API, for engines behind an adapter and for backends
 * to which the shop forwards (docs/behaviour.md 10.limits.rate, docs/decisions D333). What is refused by it costs no
 * password hash and no request to a backend.
 */
export const CALL_LIMITS: Readonly<Partial<Record<EndpointName, CallLimit>>> = {
  authorize: {
    counts: [
      ['signInByPeer', 'peer'],
      ['signInByAccount', 'emailAtPeer'],
      ['signInByEmail', 'email'],
    ],
    says: 'tooManySignIns',
    free: 'success',
  },
  register: { counts: [['registerByPeer', 'peer']], says: 'tooManyRegistrations' },
  forgotPassword: {
    counts: [
      ['resetByPeer', 'peer'],
      ['resetByAccount', 'emailAtPeer'],
    ],
    says: 'tooManyResets',
    mails: ['resetByEmail', 'email'],
  },
  sendMessage: {
    counts: [['messageByPeer', 'peer']],
    says: 'tooManyMessages',
    mails: ['messageByEmail', 'email'],
  },
  subscribe: { counts: [['messageByPeer', 'peer']], says: 'tooManyMessages' },
  confirmSubscription: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  requestStock: {
    counts: [
      ['messageByPeer', 'peer'],
      ['messageByEmail', 'email'],
    ],
    says: 'tooManyRequests',
  },
  order: {
    counts: [['trackingByPeer', 'peer']],
    says: 'tooManySearches',
    free: 'own',
  },
  orderLink: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  confirmOrder: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  openLinked: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  payLinked: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  cancelLinked: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  referenceLinked: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  returnLinked: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  sendLink: {
    counts: [['linkMailByPeer', 'peer']],
    says: 'tooManyRequests',
    mails: ['linkMailByOrder', 'order'],
  },
  ownerLink: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  ownerAct: { counts: [['linkByPeer', 'peer']], says: 'tooManyRequests', free: 'success' },
  createOrder: { counts: [['orderByUser', 'account']], says: 'tooManyAttempts' },
  createPayment: { counts: [['paymentByUser', 'account']], says: 'tooManyAttempts' },
  paymentReference: { counts: [['referenceByUser', 'account']], says: 'tooManyAttempts' },
};

export type Limiters<Name extends string = LimitName> = Record<Name, RateLimiter>;

/** Counts a call: a 429 with Retry-After when one of its limits is reached. */
export async function limitCall(
  limiters: Limiters,
  name: EndpointName,
  caller: Caller,
  text: RefusalTexts,
): Promise<Answer | undefined> {
  const wait = await consumeAll(...countsOf(limiters, name, caller));
  return wait ? refuseCall(name, wait, text) : undefined;
}

export function refuseCall(name: string, wait: number, text: RefusalTexts): Answer {
  return tryLater(wait, 429, 'too-many', text[limitOf(name)?.says ?? 'tooManyRequests']);
}

/** Counts a mail that a call would send. */
export async function mayMail(limiters: Limiters, name: EndpointName, caller: Caller): Promise<boolean> {
  const mails = CALL_LIMITS[name]?.mails;
  return !mails || (await limiters[mails[0]].consume(KEYS[mails[1]](caller))) === 0;
}

/** Takes back what `limitCall` counted. */
export async function uncountCall(limiters: Limiters, name: EndpointName, caller: Caller): Promise<void> {
  await Promise.all(countsOf(limiters, name, caller).map(([limiter, key]) => limiter.reward(key)));
}

export function countsOf(
  limiters: Limiters,
  name: string,
  caller: Caller,
): [limiter: RateLimiter, key: string | undefined][] {
  return (limitOf(name)?.counts ?? []).map(([limit, key]) => [limiters[limit], KEYS[key](caller)]);
}

export function limitOf(name: string): CallLimit | undefined {
  return (CALL_LIMITS as Partial<Record<string, CallLimit>>)[name];
}
