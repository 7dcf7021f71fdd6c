export interface PasswordResetRow {
  store_id: string;
  /** SHA-256 of what the link carries. */
  hash: string;
  /** null: asked for an address without an account; opens nothing. */
  user_id: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface MessageRow {
  store_id: string;
  /** Short enough to be read aloud. */
  ticket: string;
  kind: 'contact' | 'newsletter';
  email: string;
  /** The address once more for kind newsletter, else null: unique in a store. */
  subscriber: string | null;
  name: string | null;
  subject: string | null;
  message: string | null;
  created_at: string;
}

/** An address that waits for a choice to come back; gone once it is told. */
export interface StockRequestRow {
  store_id: string;
  product_id: string;
  /** '' for any. */
  size: string;
  color: string;
  email: string;
  /** The shop's scheme and host, for the link. */
  origin: string;
  created_at: string;
}

/** A mail on its way. `next_at` is when to try (again); null: sent or given up. */
export interface OutboxRow {
  store_id: string;
  id: string;
  sender: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Emptied once the mail is sent or given up: a link to a new password does not stay behind. */
  text: string;
  created_at: string;
  /** Not worth sending any more after this. */
  expires_at: string;
  next_at: string | null;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
}
