import { withoutNote } from '../orders/owner-notes.ts';
import {
  among,
  emptied,
  given,
  held,
  money,
  type PersonalTable,
  type PersonOfStore,
  status,
} from './personal-table.ts';

/** Rows of orders, which an export shows below theirs. */
export const BELOW_ORDERS = {
  below: { table: 'orders', column: 'order_id' },
  where: ({ orderIds }: PersonOfStore) => among('order_id', orderIds),
} as const;

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
      sku: given,
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
    },
  },
  {
    table: 'order_links',
    name: 'orderLinks',
    ...BELOW_ORDERS,
    whenErased: 'goes',
    key: ['token_hash'],
    columns: {
      ...{ store_id: held, token_hash: held, order_id: given, purpose: given, version: held },
      ...{ created_at: given, expires_at: given, used_at: given },
    },
  },
];
