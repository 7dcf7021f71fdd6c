import { withoutNote } from '../orders/owner-notes.ts';
import { DOCUMENT_TABLE } from './personal-documents.ts';
import { PARCEL_TABLES } from './personal-parcels.ts';
import { BELOW_ORDERS, given, held, money, type PersonalTable, status } from './personal-table.ts';

/** The tables of personal-data.ts that say more of an order, but for its payments. */
export const OF_ORDERS: readonly PersonalTable[] = [
  {
    table: 'order_items',
    name: 'items',
    ...BELOW_ORDERS,
    whenErased: 'stays',
    key: ['order_id', 'position'],
    columns: {
      ...{ store_id: held, order_id: given, position: given, product_id: given, variant_id: given, title: given },
      ...{ size: given, color: given, image: given, quantity: given, price_paise: money('price'), taken: held },
      ...{ sku: given, hsn: held, origin_country: held },
    },
  },
  {
    table: 'order_events',
    name: 'history',
    ...BELOW_ORDERS,
    whenErased: 'stays',
    key: ['order_id', 'position'],
    columns: {
      ...{ store_id: held, order_id: given, position: given, status, at: given },
      // With what the owner noted.
      cause: { ...given, erased: ({ cause }) => withoutNote(String(cause)) },
    },
  },
  ...PARCEL_TABLES,
  DOCUMENT_TABLE,
  {
    table: 'order_links',
    name: 'orderLinks',
    ...BELOW_ORDERS,
    whenErased: 'goes',
    key: ['token_hash'],
    columns: {
      ...{ store_id: held, token_hash: held, order_id: given, purpose: given, version: held },
      ...{ created_at: given, expires_at: given, used_at: given },
      // The owner's, not the person's.
      ...{ mailbox: held, message_id: held },
    },
  },
];
