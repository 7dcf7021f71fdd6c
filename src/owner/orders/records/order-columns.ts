import { ADDRESS_FIELD_NAMES, addressField, type AddressFieldName } from '#contract/store/address-fields.ts';

/** Name and phone first, as in an address book. */
export const ADDRESS = [...new Set<AddressFieldName>(['fullName', 'phone', ...ADDRESS_FIELD_NAMES])].map(
  (name) => [name, name === 'fullName' ? 'Name' : addressField(name).label] as const,
);
const CUSTOMER = ['E-mail', ...ADDRESS.map(([, label]) => label)];
const PAYMENT = ['Gateway', 'Payment method', 'Payment reference', 'Paid', 'Refunds'];
/** What is still to be paid on delivery. */
export const TO_COLLECT = 'To collect';
/** What the total consists of; empty where it is the sum of the lines. */
export const TOTALS = 'Subtotal and parts';
/** Carrier and number of each parcel. */
export const TRACKING = 'Tracking';
/** How it comes, and by when it was promised. */
const DELIVERY = ['Delivery', 'Arrives by'];
/** By which people call the order; without one its id. */
export const NUMBER = 'Number';
/** How its money stands, and what of it went back. */
const MONEY = ['Money', 'Refunded'];
/** What a row is of; what is taken off, what is paid and the tax in it. */
const CHARGE = ['Kind', 'Discount', 'Amount', 'Before tax', 'Tax rate', 'Tax', 'Tax by name'];
export const HSN = 'HSN';
/** How many of the pieces of a row were cancelled, and how many have come back. They stand behind all others. */
export const ENDED = ['Cancelled', 'Returned'];
export const ORDER_COLUMNS = [
  NUMBER,
  'Order',
  'Date',
  'Status',
  'Total',
  'Currency',
  ...CUSTOMER,
  'Lines',
  ...PAYMENT,
  TOTALS,
  TRACKING,
  ...DELIVERY,
  TO_COLLECT,
  ...MONEY,
];
export const LINE_COLUMNS = [
  NUMBER,
  'Order',
  'Date',
  'Status',
  ...CUSTOMER,
  'SKU',
  'Title',
  'Size',
  'Colour',
  'Quantity',
  'Unit price',
  'Line total',
  'Order total',
  'Currency',
  'Taxes',
  ...PAYMENT,
  TOTALS,
  TRACKING,
  ...DELIVERY,
  TO_COLLECT,
  ...CHARGE,
  ...MONEY,
];
