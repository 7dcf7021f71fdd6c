/** The states of a refund. Money is to be returned, and nobody has begun. */
export const DUE = 'due';
/** The owner has to look first whether money is to be returned. */
export const TO_CHECK = 'check';
/** It is decided, and the gateway is being asked for it. */
export const ASKED = 'asked';
/** The gateway has taken it on. */
export const PENDING = 'pending';
export const SUCCEEDED = 'succeeded';
/** The gateway refused it: what is still owed is due anew, by another row. */
export const FAILED = 'failed';
/** The owner looked, and there is nothing to return. */
export const DISMISSED = 'dismissed';
/** The owner returned it by hand. */
export const PAID_OUT = 'paid-out';

/** The owner has something to do. */
export const OF_OWNER: readonly string[] = [DUE, TO_CHECK];
/** A gateway has something to do. */
export const UNDERWAY: readonly string[] = [ASKED, PENDING];
/** Not settled yet. */
export const OPEN: readonly string[] = [...OF_OWNER, ...UNDERWAY];
/** The money is back. */
export const RETURNED: readonly string[] = [SUCCEEDED, PAID_OUT];
/** It takes nothing of what a payment brought. */
export const VOID: readonly string[] = [FAILED, DISMISSED];
