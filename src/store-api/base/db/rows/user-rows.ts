import type { Generated } from 'kysely';

export interface UserRow {
  store_id: string;
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  created_at: string;
  /** When a link that was mailed to its address was used; null: anybody may have registered with it. */
  proven_at: Generated<string | null>;
}

/** A buyer of orders that the owner made; nobody has proven the address, and its row of `users` has another one. */
export interface UnprovenBuyerRow {
  store_id: string;
  user_id: string;
  email: string;
  created_at: string;
}

/** An account whose person is not forgotten yet; its row of `users` has another address. */
export interface ClosedAccountRow {
  store_id: string;
  user_id: string;
  email: string;
  closed_at: string;
}

export interface TokenRow {
  store_id: string;
  /** SHA-256 of the token, hex. */
  hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}
