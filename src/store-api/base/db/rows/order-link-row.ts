/** A link to one order that was mailed: shop/order-links/. */
export interface OrderLinkRow {
  store_id: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  /** '' of one that is of no order. */
  order_id: string;
  /** What it is good for, and nothing else. */
  purpose: string;
  /** The order's `link_version` when it was made; of one that is of no order the store's. */
  version: number;
  created_at: string;
  expires_at: string;
  /** When it did what it is good for. */
  used_at: string | null;
  /** The address of the owner's that it was mailed to; null: the shopper's. */
  mailbox: string | null;
  /** The message that it is about. */
  message_id: string | null;
}
