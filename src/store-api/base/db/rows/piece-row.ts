/** One piece of a line of an order that is paid, or to be paid on delivery. */
export interface PieceRow {
  store_id: string;
  order_id: string;
  /** The position of its line. */
  line: number;
  /** Its place in its line, from 0: that of its allocation in the order's column `pricing`. */
  piece: number;
  /** A name of PIECE_STATES (orders/pieces/piece-states.ts). */
  state: string;
  /** The position of the parcel in which it left. null: it has not. */
  parcel: number | null;
  /** How many it took from stock: 1, or 0 where its variant had no figure. null: ordered before migration 0010. */
  taken: number | null;
  /**
   * The piece of its line in whose place it is sent, and whose allocation it has: its own number is beyond the line's
   * quantity then (docs/decisions D561). null: it is one of those that were bought.
   */
  replaces: number | null;
  /** What it is, where that is not what its line says: a piece in another size. */
  variant_id: string | null;
  size: string | null;
  sku: string | null;
}
