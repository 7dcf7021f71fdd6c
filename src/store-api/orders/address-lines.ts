import type { ShippingAddress } from '#contract/order.ts';

/**
 * An address as it is written on a parcel, then the phone number. Of an erased customer state and postal code are left.
 */
export function addressLines({
  fullName = '',
  address = '',
  city = '',
  state = '',
  postalCode = '',
  phone = '',
}: Partial<ShippingAddress>): string[] {
  const place = [city, `${state} ${postalCode}`.trim()].filter(Boolean).join(', ');
  return [fullName, ...address.split(/\r?\n/), place, phone].map((line) => line.trim()).filter(Boolean);
}
