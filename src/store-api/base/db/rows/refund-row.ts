import type { Generated } from 'kysely';

/** Money that goes back, went back, or may have to: see shop/orders/refunds/refund-states.ts. */
export interface RefundRow {
  store_id: string;
  /** `ref_` and 20 letters or digits: the key by which a gateway knows that it was asked before. */
  id: string;
  order_id: string;
  /** Its number in its order. */
  position: number;
  /** The payment that it gives back. null: none is known. */
  payment_id: string | null;
  amount_paise: number;
  currency: string;
  /** A code of shop/orders/refunds/refund-causes.ts. */
  reason: string;
  /** Why, in the owner's words. */
  note: Generated<string | null>;
  /** What the owner noted when it was settled. */
  settled_note: Generated<string | null>;
  state: string;
  /** The gateway's id of it. */
  reference: Generated<string | null>;
  /** What the gateway said, where it refused. */
  said: Generated<string | null>;
  /** JSON of the pieces that it is for, as `[{"line":0,"piece":0}]`. null: an amount. */
  pieces: Generated<string | null>;
  /** When its gateway was asked for it first. */
  asked_at: Generated<string | null>;
  /** When to query the gateway next; null: not any more. */
  next_query_at: Generated<string | null>;
  queries: Generated<number>;
  /** When the owner was told that the gateway does not say what became of it. */
  told_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
  settled_at: Generated<string | null>;
}
