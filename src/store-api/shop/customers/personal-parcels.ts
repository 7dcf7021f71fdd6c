import { BELOW_ORDERS, emptied, given, held, type PersonalTable } from './personal-table.ts';

/** Tables of what was sent of a person's orders: see personal-data.ts. */
export const PARCEL_TABLES: readonly PersonalTable[] = [
  {
    table: 'parcels',
    name: 'parcels',
    ...BELOW_ORDERS,
    whenErased: 'stays',
    key: ['order_id', 'position'],
    columns: {
      ...{ store_id: held, order_id: given, position: given, carrier: given, sent_at: given },
      // The carrier shows by it where the parcel went.
      ...{ tracking_number: { ...given, ...emptied }, tracking_url: { ...given, ...emptied } },
      ...{ outcome: given, outcome_at: given },
    },
  },
  {
    table: 'order_pieces',
    name: 'pieces',
    ...BELOW_ORDERS,
    whenErased: 'stays',
    key: ['order_id', 'line', 'piece'],
    columns: {
      ...{ store_id: held, order_id: given, line: given, piece: given, state: given, parcel: given, taken: held },
    },
  },
];
