import * as z from 'zod/mini';
import { ShippingAddress } from '#contract/order.ts';
import { normalisePhone } from './phone.ts';

/**
 * The six shipping fields (docs/behaviour.md section 5): trimmed, none empty; phone and postal code brought into one
 * spelling.
 */
export const ShippingForm = z.pipe(
  ShippingAddress,
  z.transform((address) => ({
    ...address,
    postalCode: address.postalCode.replace(/\s+/g, ''),
    phone: normalisePhone(address.phone),
  })),
);

export const SHIPPING_FIELDS = ['fullName', 'address', 'city', 'state', 'postalCode', 'phone'] as const;

export const SHIPPING_LABELS: Record<ShippingFieldName, string> = {
  fullName: 'Full Name',
  address: 'Address',
  city: 'City',
  state: 'State',
  postalCode: 'Postal Code',
  phone: 'Phone',
};

export type ShippingFieldName = (typeof SHIPPING_FIELDS)[number];
