export interface PasswordResetRow {
  store_id: string;
  /** SHA-256 of the token in the link. */
  hash: string;
  /** null: the address has no account; the link is in no mail. */
  user_id: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface MessageRow {
  store_id: string;
  /** See stores/ticket.ts. */
  ticket: string;
  kind: 'contact' | 'newsletter';
  email: string;
  /** The address for kind newsletter, else null: unique in a store. */
  subscriber: string | null;
  name: string | null;
  subject: string | null;
  message: string | null;
  created_at: string;
  /** When the owner said so, of kind contact. */
  answered_at: string | null;
  /** The address of the link by which; null: by a command. */
  answered_by: string | null;
  /** Until when an address of kind newsletter waits to be confirmed, and is on no list; null: it does not. */
  confirm_by: string | null;
  /** When it was, by the link that was mailed. */
  confirmed_at: string | null;
}

/** A request to be mailed when a variant is back in stock; deleted with the mail. */
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

/** A mail. `next_at` is the time of the next attempt to send it; null: sent or given up. */
export interface OutboxRow {
  store_id: string;
  id: string;
  sender: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Emptied once the mail is sent or given up, because it may hold a link to a new password. */
  text: string;
  created_at: string;
  /** Not sent any more after this time. */
  expires_at: string;
  next_at: string | null;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
  /** JSON of the numbers of the documents, and the paths of the pages, that go with it; null: none. */
  documents?: string | null;
}

/** A day, in the store's time zone, of which its summary is mailed, or had nothing to say. */
export interface OwnerSummaryRow {
  store_id: string;
  /** ISO 8601, such as 2026-06-05. */
  day: string;
  at: string;
}
