import type { User } from '../shop.ts';
import type { Store } from '../store-of-host.ts';
import type { PaymentAction, PaymentField } from '#contract/payment.ts';

/** One try to pay an order; the amount is the order's, never the client's. */
export interface Attempt {
  id: string;
  storeId: string;
  orderId: string;
  amountPaise: number;
  currency: string;
}

/** What a gateway says happened, after its signature was checked. */
export interface PaymentEvent {
  eventId: string;
  attemptId: string;
  outcome: 'succeeded' | 'failed';
  amountPaise: number;
  currency: string;
}

/** A gateway. Adding one: a file here, and its line in `providers.ts`. */
export interface PaymentProvider {
  id: string;
  /** The form a shopper fills in (spec section 3, payment field definition). */
  fields(store: Store, user: User): PaymentField[];
  /** Where the shopper goes next. Rejects when the gateway can't be reached; `signal` ends it after ten seconds. */
  start(attempt: Attempt, values: Record<string, string>, context: { origin: string; signal: AbortSignal }): Promise<PaymentAction>;
  /** Reads a server-to-server callback; undefined unless it is the gateway's own, unchanged and fresh. */
  readCallback(rawBody: string, headers: Headers, now: Date): PaymentEvent | undefined;
  /** Origins a payment form may be sent to besides the shop's own. */
  origins: string[];
}
