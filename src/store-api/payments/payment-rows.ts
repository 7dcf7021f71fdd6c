import type { Generated } from 'kysely';

export interface PaymentRow {
  store_id: string;
  id: string;
  order_id: string;
  provider: string;
  method: string;
  /** started, succeeded, failed or superseded. */
  status: string;
  amount_paise: number;
  /** The gateway's own name of the attempt. */
  reference: string | null;
  /** The gateway's name of the money that paid it. */
  transaction_id: string | null;
  /** JSON of the answer given to the shopper. */
  answer: string;
  /** When to ask the gateway (again) what became of it; null: not any more. */
  next_query_at: string | null;
  queries: Generated<number>;
  /** When the owner confirmed the order while this attempt had not paid it. */
  confirmed_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
}

/** What gateways told, each event once. */
export interface PaymentEventRow {
  store_id: string;
  payment_id: string;
  event_id: string;
  outcome: string;
  at: string;
}
