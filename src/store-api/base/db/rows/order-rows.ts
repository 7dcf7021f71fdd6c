export interface OrderRow {
  store_id: string;
  id: string;
  user_id: string;
  status: number;
  total_paise: number;
  currency: string;
  email: string;
  phone: string;
  /** JSON of the shipping fields. */
  shipping: string;
  /**
   * Scheme and host of the shop's pages when it was placed; null when none could be trusted, or before migration 0008.
   */
  origin: string | null;
  /** JSON of the parts of its total (pricing/stored-totals.ts). null: none, or ordered before migration 0020. */
  parts: string | null;
  /** JSON of orders/delivery/stored-delivery.ts. null: the store stated none, or ordered before migration 0023. */
  delivery: string | null;
  /**
   * JSON of the pieces of its lines and the taxes of its delivery (pricing/request.ts). null: the total is the sum of
   * the lines, or ordered before migration 0023.
   */
  pricing: string | null;
  /** How its money stands that is paid on delivery or by transfer: orders/collect.ts. null: a gateway says so. */
  collect: string | null;
  /**
   * Until when it may be confirmed by the link that was mailed, or its transfer is awaited; null: it waits for neither.
   */
  confirm_by: string | null;
  /**
   * Until when it is held while it waits for its payment; then it is cancelled. null: for as long as the shop is set
   * to, from when it was placed, or for good. Nothing once it is not pending.
   */
  held_until: string | null;
  /** When its shopper is reminded of its payment; null: never, or no more. */
  remind_at: string | null;
  /** By which its shopper says that it was paid, unique in its store, and since when the owner can look for it. */
  payment_reference: string | null;
  reference_at: string | null;
  /** Raised when the links that were mailed for it are revoked, and by nothing else. */
  link_version: number;
  /** The code that it took, as codes are compared, and the id of its discount. null: it took none. */
  discount_code: string | null;
  discount_id: string | null;
  /**
   * By which people call it (contract/store/order-number.ts), unique in its store. null: an older program has just
   * written it, see number-orders.ts.
   */
  number: string | null;
  created_at: string;
  updated_at: string;
}

export interface OrderItemRow {
  store_id: string;
  order_id: string;
  position: number;
  product_id: string;
  variant_id: string | null;
  title: string;
  size: string | null;
  color: string | null;
  image: string | null;
  quantity: number;
  price_paise: number;
  /** How many were taken from the variant's stock: 0 where it has no figure. null: ordered before migration 0010. */
  taken: number | null;
  /** As it was ordered. null: the variant had none, or ordered before migration 0018. */
  sku: string | null;
  /** As it was ordered; null: nobody had said, or ordered before migration 0031. So is the country of origin. */
  hsn: string | null;
  origin_country: string | null;
}

export interface OrderEventRow {
  store_id: string;
  order_id: string;
  position: number;
  status: number;
  cause: string;
  at: string;
}
