/** At most `most` in `perMs` for one key. */
export interface Limit {
  most: number;
  perMs: number;
}

const MINUTE = 60_000;

/** Generous by address, since a whole mobile network may share one; strict by account. */
const LIMITS = {
  signInByAccount: { most: 10, perMs: 15 * MINUTE },
  signInByEmail: { most: 100, perMs: 15 * MINUTE },
  signInByPeer: { most: 300, perMs: 15 * MINUTE },
  registerByPeer: { most: 200, perMs: 60 * MINUTE },
  resetByAccount: { most: 5, perMs: 30 * MINUTE },
  resetByEmail: { most: 10, perMs: 30 * MINUTE },
  resetByPeer: { most: 100, perMs: 30 * MINUTE },
  messageByEmail: { most: 5, perMs: 60 * MINUTE },
  messageByPeer: { most: 60, perMs: 60 * MINUTE },
  trackingByPeer: { most: 10, perMs: MINUTE },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS | 'orderByUser' | 'paymentByUser';
export type Limits = Record<LimitName, Limit>;

/** The limits of a shop: `ordersPerHour` by account, 0 for as many as come. */
export function limitsFor(ordersPerHour: number): Limits {
  const byUser = { most: ordersPerHour || Number.MAX_SAFE_INTEGER, perMs: 60 * MINUTE };
  return { ...LIMITS, orderByUser: byUser, paymentByUser: byUser };
}
