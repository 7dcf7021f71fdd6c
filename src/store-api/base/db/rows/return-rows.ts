/** What a shopper asked to send back of an order. Its state is that of its pieces. */
export interface ReturnRow {
  store_id: string;
  order_id: string;
  /** Among the returns of its order, from 0. */
  position: number;
  /** One of RETURN_KINDS (contract/orders/order-changes.ts). */
  kind: string;
  /** What its way back costs the shopper. */
  fee_paise: number;
  asked_at: string;
  /** When the owner accepted or declined it, and when the last of it came back. */
  decided_at: string | null;
  received_at: string | null;
  /** The owner's words to the shopper. */
  owner_note: string | null;
}

/** A piece of an order that was asked back. */
export interface ReturnPieceRow {
  store_id: string;
  order_id: string;
  /** As in order_pieces. */
  line: number;
  piece: number;
  /** The position of its return. */
  return_position: number;
  /** One of RETURN_REASONS, and the shopper's words; null where none were given. */
  reason: string | null;
  note: string | null;
  /** What is wanted in exchange: the size, and its variant. */
  size: string | null;
  variant_id: string | null;
  /** Whether a piece of that variant was taken from stock for it, and until when it is held (ISO 8601). */
  held: number;
  held_until: string | null;
  /** It can be sold again; null: it has not come back. */
  fit: number | null;
}
