/** At most `max` requests in `windowMs` for one key. */
export interface Limit {
  max: number;
  windowMs: number;
}

const MINUTE = 60_000;

/** Generous by IP address, since all users of a mobile network may share one; strict by account. */
const LIMITS = {
  signInByAccount: { max: 10, windowMs: 15 * MINUTE },
  signInByEmail: { max: 100, windowMs: 15 * MINUTE },
  signInByPeer: { max: 300, windowMs: 15 * MINUTE },
  registerByPeer: { max: 200, windowMs: 60 * MINUTE },
  resetByAccount: { max: 5, windowMs: 30 * MINUTE },
  resetByEmail: { max: 10, windowMs: 30 * MINUTE },
  resetByPeer: { max: 100, windowMs: 30 * MINUTE },
  messageByEmail: { max: 5, windowMs: 60 * MINUTE },
  messageByPeer: { max: 60, windowMs: 60 * MINUTE },
  trackingByPeer: { max: 10, windowMs: MINUTE },
  /** Of codes that do not exist. */
  codeByPeer: { max: 60, windowMs: 15 * MINUTE },
  /** Of mailed links that are not valid. */
  linkByPeer: { max: 60, windowMs: 15 * MINUTE },
  /** Of links that are to be mailed, and of those that are. */
  linkMailByPeer: { max: 30, windowMs: 60 * MINUTE },
  linkMailByOrder: { max: 3, windowMs: 24 * 60 * MINUTE },
  /** By which payments are looked for. */
  referenceByUser: { max: 60, windowMs: 60 * MINUTE },
} satisfies Record<string, Limit>;

/**
 * Before a backend elsewhere, where each call costs a request: calls that no cache answers, and tokens that it does not
 * know.
 */
const BACKEND_LIMITS = {
  callByPeer: { max: 3_000, windowMs: MINUTE },
  unknownTokenByPeer: { max: 300, windowMs: 15 * MINUTE },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS | 'orderByUser' | 'paymentByUser';
export type BackendLimitName = LimitName | keyof typeof BACKEND_LIMITS;
export type Limits = Record<LimitName, Limit>;

/** All limits; `ordersPerHour` is by account, 0 for no limit. */
export function limitsFor(ordersPerHour: number): Limits {
  const byUser = { max: ordersPerHour || Number.MAX_SAFE_INTEGER, windowMs: 60 * MINUTE };
  return { ...LIMITS, orderByUser: byUser, paymentByUser: byUser };
}

export function backendLimitsFor(ordersPerHour: number): Record<BackendLimitName, Limit> {
  return { ...limitsFor(ordersPerHour), ...BACKEND_LIMITS };
}
