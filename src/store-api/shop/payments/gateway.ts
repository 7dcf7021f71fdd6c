import type { PaymentFormTexts } from '#backends/serving/payment-form-texts.ts';
import type { User } from '../../base/auth/user.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { PaymentAction, PaymentField } from '#contract/payment.ts';

/** One attempt to pay an order; amount and currency are the order's, never the client's. */
export interface Attempt {
  /** `pay_` and 20 letters or digits: gateways take references of at most 25 characters. */
  id: string;
  storeId: string;
  orderId: string;
  /** By which people call the order: its number, or its id while it has none. */
  orderName: string;
  amountPaise: number;
  currency: string;
  method: string;
  /** ISO 8601. */
  startedAt: string;
  /** The gateway's id of it; null until `start` has answered. */
  reference: string | null;
}

/** Who pays, as the order says. */
export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

/** The input by which a gateway starts a payment, besides the attempt. */
export interface StartInput {
  store: Store;
  buyer: Buyer;
  values: Record<string, string>;
  /** This server as the shopper's browser names it. */
  origin: string;
  /** Where the gateway sends the browser back to; it holds the attempt's id, signed by this shop. */
  returnTo: string;
  /** The shop's page that sends the gateway's own form (`form`), and the signed reference to post to it. */
  formUrl: string;
  formReference: string;
  onPhone: boolean;
  now: Date;
  /** Aborts when the gateway has taken too long. */
  signal: AbortSignal;
}

/**
 * Where the shopper goes next (docs/behaviour.md 3.payment.answer), and the gateway's own reference, which `query`
 * needs later.
 */
export type StartResult = ({ action: PaymentAction } | { redirectUrl: string }) & { reference?: string };

/** A gateway's report of an attempt, after its signature was checked. */
export interface PaymentEvent {
  /** Unique at the gateway, which may report one event several times. */
  eventId: string;
  attemptId: string;
  outcome: 'succeeded' | 'failed';
  amountPaise: number;
  currency: string;
  /** The gateway's id of the transaction, by which the owner finds it there. */
  transactionId?: string | undefined;
}

/** The state of an attempt at its gateway; money in paise. Pending: it may still be paid. */
export type PaymentState =
  | { state: 'pending' }
  | { state: 'failed' }
  | { state: 'succeeded'; amountPaise: number; currency: string; transactionId?: string | undefined };

/** A payment of which money goes back. */
export interface PaidAttempt extends Attempt {
  /** The gateway's id of the transaction that paid it; null where it was not told. */
  transactionId: string | null;
}

/** Money that a gateway is to give back, or is asked what became of it. */
export interface RefundRequest {
  /**
   * `ref_` and 20 letters or digits: however often a gateway is asked by it, the money goes back once.
   */
  refundId: string;
  amountPaise: number;
  /** When it was asked for first, ISO 8601. */
  askedAt: string;
  /** The gateway's id of it; null until it has answered. */
  reference: string | null;
  now: Date;
  /** Aborts when the gateway has taken too long. */
  signal: AbortSignal;
}

/** What becomes of a refund at its gateway. Pending: it has taken it on. Failed: it does not give this money back. */
export type RefundAnswer =
  | { state: 'pending' | 'succeeded'; reference?: string | undefined }
  | { state: 'failed'; said: string; reference?: string | undefined };

/** A gateway's report of a refund, after its signature was checked; also of one that was made at its own pages. */
export interface RefundEvent {
  about: 'refund';
  /** Ours, where the gateway says so. */
  refundId: string | undefined;
  /** The gateway's id of it. */
  reference: string;
  /** The gateway's id of the payment. */
  transactionId: string;
  amountPaise: number;
  currency: string;
  answer: RefundAnswer;
}

/**
 * The data that a returning browser carries, after its signature was checked. Without an event the gateway is queried.
 */
export interface PaymentReturn {
  attemptId: string;
  event?: PaymentEvent | undefined;
}

/** A way to pay as a form offers it. */
export interface PaymentMethod {
  value: string;
  label: (text: PaymentFormTexts) => string;
}

/** A payment provider. To add one: a file in this folder, and its line in `gateways.ts`. */
export interface Gateway {
  /** Part of its webhook's path, and stored with its attempts. */
  id: string;
  /** Its options of the form's first field; none where it does not take the currency. */
  methods: (order: { currency: string }) => PaymentMethod[];
  /** Marks of the footer (contract/store-info.ts) for what it takes; none without. */
  brands?: readonly string[];
  /**
   * Its other fields of the form (docs/behaviour.md 3.payment.field). They are shown whichever
   * method is chosen. `phone`: that of the order, to begin with.
   */
  fields: (store: Store, user: User, phone?: string) => PaymentField[];
  /** Starts a payment. Rejects when the gateway can't be reached, refuses or answers what can't be read. */
  start: (attempt: Attempt, input: StartInput) => StartResult | Promise<StartResult>;
  /**
   * Reads a webhook. Undefined: not signed by the gateway, changed or stale. 'not-ours': genuine, but about no attempt
   * and no refund.
   */
  verifyCallback: (rawBody: string, headers: Headers, now: Date) => PaymentEvent | RefundEvent | 'not-ours' | undefined;
  /** Reads what a returning browser carries; undefined unless the gateway signed it. */
  verifyReturn?: (values: URLSearchParams, now: Date) => PaymentReturn | undefined;
  /** Reads the state of an attempt at the gateway. Rejects when there is no readable answer. */
  query: (attempt: Attempt, options: { now: Date; signal: AbortSignal }) => PaymentState | Promise<PaymentState>;
  /**
   * Ends an attempt that is not needed any more, so that it takes no money; returns its state. Rejects as `query` does.
   */
  end?: (attempt: Attempt, options: { now: Date; signal: AbortSignal }) => Promise<PaymentState>;
  /**
   * Gives money back, at least once asked: the same request again is the same refund. Rejects when it is not known
   * whether the gateway has heard of it. A gateway without it leaves that to the owner.
   */
  refund?: (attempt: PaidAttempt, request: RefundRequest) => RefundAnswer | Promise<RefundAnswer>;
  /** Reads what became of a refund. Unknown: the gateway has no such one. Rejects as `query` does. */
  queryRefund?: (
    attempt: PaidAttempt,
    request: RefundRequest,
  ) => RefundAnswer | { state: 'unknown' } | Promise<RefundAnswer | { state: 'unknown' }>;
  /** The gateway reports nothing: the owner looks at the account and confirms. */
  confirmedManually?: boolean;
  /** Its own HTML form, for a gateway whose page takes neither the contract's redirect_post nor a plain link. */
  form?: (
    attempt: Attempt,
    input: { store: Store; buyer: Buyer; returnTo: string },
  ) => { action: string; inputs: [name: string, value: string][]; origins: string[] };
  /** Origins the payment page's form may be sent to, besides the shop's own. */
  origins: string[];
}
