/** A document as it was given out: see shop/documents/. */
export interface DocumentRow {
  store_id: string;
  /** At most 16 characters of A-Z, 0-9 and '-'; unique in its store. */
  number: string;
  /** See shop/documents/document.ts. */
  kind: string;
  order_id: string;
  /** The position of the parcel that it is of; null: of none. */
  parcel: number | null;
  /** Of a credit note: the number of the document that it takes back. */
  refers_to: string | null;
  issued_at: string;
  /** When the financial year ends in which it was issued. */
  year_end: string;
  /** JSON of a DocumentSnapshot. */
  snapshot: string;
}

/** The last number that was given out: see shop/documents/next-number.ts. */
export interface DocumentSeriesRow {
  store_id: string;
  series: string;
  year: string;
  last: number;
}
