import type { TotalWords } from '#store-api/shop/pricing/total-rows.ts';

/** Texts of the sheets that an owner prints: the picking list for the store room, the packing slip for the parcel. */
export const pickingList = 'Picking list';
export const packingSlip = 'Packing slip';
export const pieces = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;
export const orders = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;
export const order = (number: string): string => `Order ${number}`;
export const parcel = (number: number): string => `Parcel ${number}`;
export const shipTo = 'Ship to';
export const pickUp = 'Pick-up';
export const pickUpAt = 'Pick up at';
export const from = 'From';
export const delivery = 'Delivery';
export const toCollect = 'To collect';
/** In place of the amount, where its shopper says that it is paid and nobody has found that yet. */
export const findFirst = 'Look for its payment first';
export const sku = 'SKU';
export const product = 'Product';
export const ordersColumn = 'Orders';
export const piecesColumn = 'Pieces';
export const placed = 'Placed';
export const quantity = 'Quantity';
export const price = 'Price';
export const sum = 'Sum';
export const totals: TotalWords = {
  subtotal: 'Subtotal',
  includes: (label) => `Includes ${label}`,
  free: 'Free',
  total: 'Total',
};
