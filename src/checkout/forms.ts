import * as z from 'zod/mini';
import { ShippingAddress } from '#contract/order.ts';
import { normalisePhone } from './phone.ts';
import * as text from './text.ts';

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
  fullName: text.fullName,
  address: text.address,
  city: text.city,
  state: text.state,
  postalCode: text.postalCode,
  phone: text.phone,
};

export type ShippingFieldName = (typeof SHIPPING_FIELDS)[number];
