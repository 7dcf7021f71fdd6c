import type { OrderPiece } from '../pricing/part.ts';
import type { Taxes } from '../pricing/request.ts';

/**
 * What a shop gives out: a receipt for money; a tax invoice, a bill of supply (composition) or a plain bill (not
 * registered) for goods that leave; a credit note for what comes back after one of those three.
 */
export const DOCUMENT_KINDS = ['receipt', 'invoice', 'bill-of-supply', 'bill', 'credit-note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Those that charge for goods: all of an order come to its total (docs/decisions D536). */
export const CHARGING_KINDS: readonly DocumentKind[] = ['invoice', 'bill-of-supply', 'bill'];

export type Piece = OrderPiece;

/** A row of a document, at one rate of tax. `base` and the taxes are `amount`. */
export interface DocumentRow {
  kind: 'goods' | 'delivery' | 'fee' | 'rounding';
  label: string;
  /** Of goods: size and colour. */
  choice?: string | undefined;
  sku?: string | undefined;
  hsn?: string | undefined;
  /** Country of origin, ISO 3166-1. */
  origin?: string | undefined;
  pieces?: readonly Piece[] | undefined;
  /** Of a credit note: it lowers the price of these pieces, which stay charged; none: of all that is charged. */
  reduces?: readonly Piece[] | undefined;
  /** Of one piece, as it was ordered. */
  price?: number | undefined;
  /** What all discounts take off. */
  discount?: number | undefined;
  rate?: number | undefined;
  base: number;
  taxes: Taxes;
  amount: number;
}

/** All that a document prints, in minor units: nothing of it is read from anywhere else (docs/decisions D537). */
export interface DocumentSnapshot {
  issuedAt: string;
  currency: string;
  locale: string;
  timeZone: string;
  language: string;
  /** The store's, ISO 3166-1. */
  country?: string | undefined;
  seller: {
    name: string;
    address: readonly string[];
    taxNumber?: string | undefined;
    /** The tax that it is of, where it may be another than VAT; not of documents of before (docs/decisions D744). */
    taxName?: string | undefined;
  };
  buyer: readonly string[];
  /** The buyer came for it: it was delivered nowhere. Not of documents of before. */
  isPickedUp?: boolean | undefined;
  /** `name`: by which people call it. */
  order: { id: string; name: string; placedAt: string };
  /** When what it charges for left, where the law asks for that; not of documents of before (docs/decisions D616). */
  suppliedAt?: string | undefined;
  /** The document that a credit note takes back. */
  refersTo?: { number: string; issuedAt: string } | undefined;
  /** The state, where tax has halves. */
  placeOfSupply?: string | undefined;
  /** Of its GST, where it is a state of India. */
  stateCode?: string | undefined;
  /** What stands in the prices is not added to them. */
  taxIncluded?: boolean | undefined;
  rows: readonly DocumentRow[];
  total: number;
  /** Where India's law asks for them. */
  words?: string | undefined;
  /** Of a receipt: how the money came. */
  paid?: { by: string; reference?: string | undefined } | undefined;
  /** The folder's own words at the foot. */
  note?: string | undefined;
}
