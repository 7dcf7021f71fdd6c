import type { Generated } from 'kysely';

export interface PaymentRow {
  store_id: string;
  id: string;
  order_id: string;
  provider: string;
  method: string;
  /** started, succeeded, failed, superseded or mismatched. */
  status: string;
  amount_paise: number;
  /** The gateway's id of the attempt. */
  reference: string | null;
  /** The gateway's id of the transaction that paid it. */
  transaction_id: string | null;
  /** JSON of the answer given to the shopper. */
  answer: string;
  /** When to query the gateway next; null: not any more. */
  next_query_at: string | null;
  queries: Generated<number>;
  /** When the owner confirmed the order while this attempt had not paid it. */
  confirmed_at: Generated<string | null>;
  /** What came, where that is another amount or currency than was due. */
  came_paise: Generated<number | null>;
  came_currency: Generated<string | null>;
  created_at: string;
  updated_at: string;
}

/** The reports of gateways, each event once. */
export interface PaymentEventRow {
  store_id: string;
  payment_id: string;
  event_id: string;
  outcome: string;
  at: string;
}
