import { BELOW_ORDERS, given, held, json, type PersonalTable } from './personal-table.ts';

/** Receipts, invoices and credit notes stay as they were given out: the law wants them kept (docs/decisions D539). */
export const DOCUMENT_TABLE: PersonalTable = {
  table: 'documents',
  name: 'documents',
  ...BELOW_ORDERS,
  whenErased: 'stays',
  key: ['number'],
  columns: {
    ...{ store_id: held, number: given, kind: given, order_id: given, parcel: given, refers_to: given },
    ...{ issued_at: given, year_end: held, snapshot: json },
  },
};
