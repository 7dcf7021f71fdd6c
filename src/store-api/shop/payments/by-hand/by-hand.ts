import { OWNER } from './payment-by-hand.ts';
import { BANK_TRANSFER } from '../bank-transfer/transfer.ts';
import { ON_DELIVERY } from '../on-delivery/offer.ts';
import { UPI } from '../upi.ts';

/** What is confirmed by hand is booked under one of these in place of a gateway, and none gives money back. */
export const BY_HAND: readonly string[] = [OWNER, UPI, BANK_TRANSFER, ON_DELIVERY];
