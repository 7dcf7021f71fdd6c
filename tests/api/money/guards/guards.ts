import type { Guard } from './guard.ts';
import { LINK_GUARDS } from './link-guards.ts';
import { PAYMENT_GUARDS } from './money-guards.ts';
import { PARCEL_GUARDS } from './parcel-guards.ts';
import { PIECE_GUARDS } from './piece-guards.ts';
import { REFUND_GUARDS } from './refund-guards.ts';
import { RETURN_GUARDS } from './return-guards.ts';

/** What the plays of tests/api/money were seen to miss when it is taken out. */
export const GUARDS: readonly Guard[] = [
  ...PIECE_GUARDS,
  ...PARCEL_GUARDS,
  ...RETURN_GUARDS,
  ...PAYMENT_GUARDS,
  ...REFUND_GUARDS,
  ...LINK_GUARDS,
];
