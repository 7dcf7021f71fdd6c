import { given, held, json, type PersonalTable } from './personal-table.ts';

/** Receipts, invoices and credit notes stay as they were given out: the law wants them kept (docs/decisions D539). */
export function documentTable(where: PersonalTable['where']): PersonalTable {
  return {
    table: 'documents',
    name: 'documents',
    below: { table: 'orders', column: 'order_id' },
    where,
    whenErased: 'stays',
    key: ['number'],
    columns: {
      ...{ store_id: held, number: given, kind: given, order_id: given, parcel: given, refers_to: given },
      ...{ issued_at: given, year_end: held, snapshot: json },
    },
  };
}
