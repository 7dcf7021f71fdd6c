import { BELOW_ORDERS, emptied, given, held, money, type PersonalTable } from './personal-table.ts';

/** Tables of what was sent of a person's orders, and of what went back: see personal-data.ts. */
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
      ...{ replaces: given, variant_id: given, size: given, sku: given },
    },
  },
  {
    table: 'returns',
    name: 'returns',
    ...BELOW_ORDERS,
    whenErased: 'stays',
    key: ['order_id', 'position'],
    columns: {
      ...{ store_id: held, order_id: given, position: given, kind: given, fee_paise: money('fee') },
      ...{ asked_at: given, decided_at: given, received_at: given, owner_note: { ...given, ...emptied } },
    },
  },
  {
    table: 'return_pieces',
    name: 'returnedPieces',
    ...BELOW_ORDERS,
    whenErased: 'stays',
    key: ['order_id', 'line', 'piece'],
    columns: {
      ...{ store_id: held, order_id: given, line: given, piece: given, return_position: given },
      ...{ reason: given, note: { ...given, ...emptied }, size: given, variant_id: given },
      ...{ held: held, held_until: held, fit: given },
    },
  },
];
