import type { StoredAddress } from '#store-api/shop/orders/stored-address.ts';
import type { StoredDelivery } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import type { Parcel } from '#store-api/shop/orders/parcels.ts';
import type { PieceRow } from '#store-api/base/db/rows/piece-row.ts';
import type { KeptPricing } from '#store-api/shop/pricing/stored-totals.ts';
import type { Totals } from '#store-api/shop/pricing/totals.ts';
import type { OrderPayment } from '#store-api/shop/payments/read-payments.ts';
import type { OrderMoney } from '#store-api/shop/refunds/ledger.ts';

/** An order as the owner's lists and files have it. Money is paise. */
export interface OrderRecord {
  id: string;
  /** By which people call it; null: see OrderRow. */
  number: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** A name of STATUS_NAMES. */
  status: string;
  /** Paise. */
  totals: Totals;
  /** What was kept of its pieces; undefined where its total is the sum of the lines. */
  pricing: KeptPricing | undefined;
  currency: string;
  email: string;
  phone: string;
  /** Empty texts where the customer was erased. */
  shipping: StoredAddress;
  lines: OrderLine[];
  /** How it comes; undefined where the store states no delivery. */
  delivery: StoredDelivery | undefined;
  /** What was sent, the first one first. */
  parcels: Parcel[];
  /** None while it waits for its payment. */
  pieces: Pick<PieceRow, 'line' | 'piece' | 'state' | 'parcel' | 'replaces' | 'size' | 'sku'>[];
  /** What paid it; undefined while nothing has. */
  payment: OrderPayment | undefined;
  /** What is still to be collected on delivery, in paise. */
  toCollect: number | undefined;
  /** Its shopper has not confirmed it yet: it is not to be packed. */
  awaitsConfirmation: boolean;
  /** By which its shopper said that it was paid. */
  paymentReference: string | undefined;
  /** That payment is still to be looked for. */
  isBeingChecked: boolean;
  /** What it comes to, in paise; undefined where none is looked for. */
  toFind: number | undefined;
  /** Until when the money of its bank transfer is awaited; undefined where it is not. */
  awaitsTransfer: string | undefined;
  /** Money that went back, is to be returned or looked into, and what of it is settled, in words; the oldest first. */
  refunds: string[];
  /** How its money stands, in paise. */
  money: OrderMoney;
}

export interface OrderLine {
  productId: string;
  /** As it was ordered; where nothing was noted then, as the variant has it today. */
  sku: string | null;
  /** As the product has it today. */
  hsn: string | null;
  title: string;
  size: string | null;
  color: string | null;
  quantity: number;
  /** Of one. */
  pricePaise: number;
}
