/** A receiver of a store's events: shop/webhooks/. */
export interface WebhookRow {
  store_id: string;
  id: string;
  url: string;
  /** JSON of the names of events that are sent to it; null: all. */
  events: string | null;
  /** `whsec_` and base64: it signs what is sent, so it is kept as it is. */
  secret: string;
  /** The one before, which signs too until that instant. */
  old_secret: string | null;
  old_secret_until: string | null;
  /** The number of what was announced to it last. */
  last_sequence: number;
  created_at: string;
}

/**
 * One event for one receiver. `next_at` is the time of the next attempt to send it; null: it is delivered, or given up
 * where `delivered_at` is null too.
 */
export interface WebhookDeliveryRow {
  store_id: string;
  webhook_id: string;
  /** Its number at its receiver, from 1 and without gaps, in the order of commits. */
  sequence: number;
  id: string;
  event: string;
  /** Of which order it tells; null: of none. */
  order_id: string | null;
  /** Whose message it tells of; null: of none. */
  email: string | null;
  /** The body, as it is signed and sent. */
  payload: string;
  created_at: string;
  /** What fails after this time is given up. */
  expires_at: string;
  next_at: string | null;
  attempts: number;
  last_error: string | null;
  delivered_at: string | null;
}
