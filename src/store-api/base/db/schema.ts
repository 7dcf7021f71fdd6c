import type { DiscountCodeRow } from './rows/discount-code-row.ts';
import type { DocumentRow, DocumentSeriesRow } from './rows/document-rows.ts';
import type { GoodsColumns } from './rows/goods-columns.ts';
import type { OrderEventRow, OrderItemRow, OrderRow } from './rows/order-rows.ts';
import type { DiscountChangeRow, PriceChangeRow, SaleColumns } from './rows/sale-columns.ts';
import type { OrderLinkRow } from './rows/order-link-row.ts';
import type { ParcelRow } from './rows/parcel-row.ts';
import type { PieceRow } from './rows/piece-row.ts';
import type { ReturnPieceRow, ReturnRow } from './rows/return-rows.ts';
import type { Generated } from 'kysely';
import type { ClosedAccountRow, TokenRow, UnprovenBuyerRow, UserRow } from './rows/user-rows.ts';
import type { MessageRow, OutboxRow, OwnerSummaryRow, PasswordResetRow, StockRequestRow } from './rows/mail-rows.ts';
import type { StoreRow } from './rows/store-row.ts';
import type { PaymentEventRow, PaymentRow } from './rows/payment-rows.ts';
import type { RefundRow } from './rows/refund-row.ts';
import type { WebhookDeliveryRow, WebhookRow } from './rows/webhook-rows.ts';

/** The tables as Kysely sees them: see migrations/. Money is paise; instants are ISO 8601 text; flags are 0 or 1. */
export interface Database {
  stores: StoreRow;
  store_hosts: { store_id: string; host: string };
  meta: { key: string; value: string };
  products: ProductRow;
  variants: VariantRow;
  images: ImageRow;
  users: UserRow;
  closed_accounts: ClosedAccountRow;
  unproven_buyers: UnprovenBuyerRow;
  tokens: TokenRow;
  orders: OrderRow;
  order_items: OrderItemRow;
  order_events: OrderEventRow;
  order_pieces: PieceRow;
  parcels: ParcelRow;
  returns: ReturnRow;
  return_pieces: ReturnPieceRow;
  order_links: OrderLinkRow;
  documents: DocumentRow;
  document_series: DocumentSeriesRow;
  discount_codes: DiscountCodeRow;
  payments: PaymentRow;
  payment_events: PaymentEventRow;
  refunds: RefundRow;
  idempotency: IdempotencyRow;
  password_resets: PasswordResetRow;
  messages: MessageRow;
  outbox: OutboxRow;
  owner_summaries: OwnerSummaryRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
  changes: ChangeTable;
  listing_counts: ListingCountRow;
  stock_requests: StockRequestRow;
  departed_variants: DepartedVariantRow;
  stock_changes: StockChangeRow;
  price_changes: PriceChangeRow;
  discount_changes: DiscountChangeRow;
  /** On PostgreSQL alone. The columns are rate-limiter-flexible's; `expire` is in milliseconds since 1970. */
  rate_limits: { key: string; points: number; expire: number | null };
}

export interface ProductRow extends GoodsColumns {
  store_id: string;
  /** Eight stable characters, a dash, the handle (docs/decisions D25). */
  id: string;
  handle: string;
  title: string;
  description: string;
  /** JSON of the wire's `page`; null where its page says nothing else. */
  page: string | null;
  category: string;
  /** The category in lower case and trimmed, for comparisons. */
  category_key: string;
  parent_category: string | null;
  parent_key: string | null;
  /** 'men', 'women', 'unisex' or null. */
  gender_key: string | null;
  /** Its cheapest variant's. */
  regular_paise: number;
  discounted_paise: number | null;
  featured: number;
  on_sale: number;
  visible: number;
  /** JSON of the wire's attribute list. */
  attributes: string;
  position: number;
  /** Hash of the imported data, so that an import does not write unchanged products. */
  source_hash: string;
  created_at: string;
  updated_at: string;
}

export interface VariantRow extends GoodsColumns, SaleColumns {
  store_id: string;
  id: string;
  product_id: string;
  position: number;
  sku: string | null;
  size: string | null;
  color: string | null;
  /** As shown: where there is a discounted price, that is paid, and this one stands struck beside it. */
  regular_paise: number;
  discounted_paise: number | null;
  /** null: always available (docs/decisions D19). */
  stock: number | null;
}

/** The stock of a variant that left the catalogue: see stock/departed-variants.ts. */
export interface DepartedVariantRow {
  store_id: string;
  id: string;
  stock: number | null;
  product_id: string | null;
  sku: string | null;
  size: string | null;
  color: string | null;
}

/** A stock figure that the owner or an import set, or that pieces of an order changed. null: not counted. */
interface StockChangeRow {
  seq: Generated<number>;
  store_id: string;
  variant_id: string;
  product_id: string;
  sku: string | null;
  stock_before: number | null;
  stock_after: number | null;
  cause: string;
  at: string;
  /** null: the owner's or an import's (docs/decisions D714). */
  order_id: Generated<string | null>;
}

export interface ImageRow {
  store_id: string;
  product_id: string;
  position: number;
  /** JSON of a wire image. */
  picture: string;
}

export interface IdempotencyRow {
  store_id: string;
  user_id: string;
  call: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: string | null;
  created_at: string;
}

/** A change of public data: see changes.ts. */
interface ChangeTable {
  seq: Generated<number>;
  store_id: string;
  /** Without the store's id: `info`, `catalogue`, `products`, `product:ID`. */
  tag: string;
  at: string;
}

/**
 * How many visible products share all that a filter can ask for: see catalog/rebuild-facet-counts.ts. '' stands for
 * none.
 */
interface ListingCountRow {
  store_id: string;
  category_key: string;
  parent_key: string;
  gender_key: string;
  featured: number;
  on_sale: number;
  /** In the products' own spelling. */
  parent_category: string;
  products: number;
}
