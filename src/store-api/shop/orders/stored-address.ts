import { ADDRESS_FIELD_NAMES, addressField, type AddressFieldName } from '#contract/store/address-fields.ts';

/** An address as it was stored: of an older program without newer fields, of an erased customer with empty ones. */
export type StoredAddress = Partial<Record<AddressFieldName, string>>;

/** Reads the column `shipping` of an order. */
export function readAddress(shipping: string): StoredAddress {
  const read = JSON.parse(shipping) as Record<string, unknown>;
  return Object.fromEntries(
    ADDRESS_FIELD_NAMES.flatMap((name) => (typeof read[name] === 'string' ? [[name, read[name]]] : [])),
  );
}

/** The column `shipping` of an order whose customer is erased. */
export function erasedAddress(shipping: string): string {
  const address = readAddress(shipping);
  return JSON.stringify(
    Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [name, addressField(name).kept ? (address[name] ?? '') : ''])),
  );
}
