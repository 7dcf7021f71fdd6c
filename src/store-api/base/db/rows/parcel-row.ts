export interface ParcelRow {
  store_id: string;
  order_id: string;
  position: number;
  /** null, or '' where it was erased; so are the two below. */
  carrier: string | null;
  tracking_number: string | null;
  /** The carrier's page of it, made when it was sent. */
  tracking_url: string | null;
  sent_at: string;
  /** What became of it (ParcelOutcome of orders/parcels.ts), and when. null: it is on its way. */
  outcome: string | null;
  outcome_at: string | null;
}
