import type { User } from '../http/app-context.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { PaymentAction, PaymentField } from '#contract/payment.ts';

/** One try to pay an order; amount and currency are the order's, never the client's. */
export interface Attempt {
  /** `pay_` and 20 letters or digits: fits where gateways want a reference of 25 characters. */
  id: string;
  storeId: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  method: string;
  /** ISO 8601. */
  startedAt: string;
  /** The gateway's own name for it; null until `start` has answered. */
  reference: string | null;
}

/** Who pays, as the order says. */
export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

/** What a gateway may need to begin, besides the attempt. */
export interface StartInput {
  store: Store;
  buyer: Buyer;
  values: Record<string, string>;
  /** This server as the shopper's browser names it. */
  origin: string;
  /** Where the gateway sends the browser back to; bound to the attempt by our own signature. */
  returnTo: string;
  /** An address of the shop that enters this gateway's page by a form of its own (`enter`), and the reference it takes. */
  formUrl: string;
  formReference: string;
  onPhone: boolean;
  now: Date;
  /** Ends the call after the time a gateway has. */
  signal: AbortSignal;
}

/**
 * Where the shopper goes next (docs/behaviour.md section 4), and the gateway's own reference, by which `query` asks
 * later.
 */
export type StartResult = ({ action: PaymentAction } | { redirectUrl: string }) & { reference?: string };

/** What a gateway says happened, after its signature was checked. */
export interface PaymentEvent {
  /** Unique at the gateway: the same event may be told often. */
  eventId: string;
  attemptId: string;
  outcome: 'succeeded' | 'failed';
  amountPaise: number;
  currency: string;
  /** The gateway's name for the money, by which the owner finds it there. */
  transactionId?: string | undefined;
}

/** What became of an attempt; money in paise. Pending: nothing is final, it may still be paid. */
export type PaymentState =
  | { state: 'pending' }
  | { state: 'failed' }
  | { state: 'succeeded'; amountPaise: number; currency: string; transactionId?: string | undefined };

/** What a browser brings back, once its signature was checked. Without an event the gateway is asked itself. */
export interface PaymentReturn {
  attemptId: string;
  event?: PaymentEvent | undefined;
}

/** A gateway. Adding one: a file here, and its line in `gateways.ts`. */
export interface Gateway {
  /** Stands in its webhook's address, and with its attempts. */
  id: string;
  /** Its entries of the form's first field; none where it cannot take the store's currency. */
  methods(store: Store): { value: string; label: string }[];
  /**
   * What else it asks of a shopper (docs/behaviour.md section 3, payment field definition). Shown whichever method is
   * chosen.
   */
  fields(store: Store, user: User): PaymentField[];
  /** Begins a payment. Rejects when the gateway can't be reached, refuses or answers what can't be read. */
  start(attempt: Attempt, beginning: StartInput): Promise<StartResult>;
  /** Reads a webhook. Undefined: not the gateway's own, changed or stale. 'not-ours': genuine, but about nothing that concerns an attempt. */
  verifyCallback(rawBody: string, headers: Headers, now: Date): PaymentEvent | 'not-ours' | undefined;
  /** Reads what a returning browser carries; undefined unless the gateway signed it. */
  verifyReturn?(values: URLSearchParams, now: Date): PaymentReturn | undefined;
  /** Asks what became of an attempt. Rejects when there is no readable answer. */
  query(attempt: Attempt, asking: { now: Date; signal: AbortSignal }): Promise<PaymentState>;
  /** Ends an attempt that nobody needs any more, so that it takes no money, and says what became of it. Rejects as `query` does. */
  end?(attempt: Attempt, asking: { now: Date; signal: AbortSignal }): Promise<PaymentState>;
  /** It hears nothing by itself: the owner looks at the account and confirms. */
  confirmedManually?: boolean;
  /** Its own form, for a gateway that reads neither the spec's redirect_post nor an address. */
  form?(
    attempt: Attempt,
    entering: { store: Store; buyer: Buyer; returnTo: string },
  ): { action: string; inputs: [name: string, value: string][]; origins: string[] };
  /** Origins the payment page's form may be sent to, besides the shop's own. */
  origins: string[];
}
