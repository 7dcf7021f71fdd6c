import * as z from 'zod/mini';
import {
  ADDRESS_FIELD_NAMES,
  addressField,
  type AddressFieldName,
  type OptionalFieldName,
} from '../store/address-fields.ts';

type Field = ReturnType<typeof addressField>;

/** The messages of wrong fields of the address. */
export interface AddressMessages {
  missing: (name: AddressFieldName) => string;
  tooLong: (name: AddressFieldName) => string;
}

/** For whoever calls the API; a form has its own texts. */
export const WIRE_MESSAGES: AddressMessages = {
  missing: (name) => `${addressField(name).label} is required`,
  tooLong: (name) => `${addressField(name).label} is too long`,
};

type OptionalText = z.ZodMiniOptional<z.ZodMiniString<string>>;
type AddressSchemas = {
  [Name in AddressFieldName]: Name extends OptionalFieldName ? OptionalText : z.ZodMiniString<string>;
};

/**
 * The shipping fields, those that are required not empty after trimming (docs/behaviour.md 5.checkout.fields); where
 * the store may ask for no state, it may be ''. A function: browsers load it only where it is called.
 */
export function shippingAddress({ asksState, says }: { asksState: boolean; says: AddressMessages }) {
  const schemaOf = (name: AddressFieldName) => {
    const { required, max }: Field = addressField(name);
    const mayBeEmpty = z.string(says.missing(name)).check(z.trim(), z.maxLength(max, says.tooLong(name)));
    if (required === 'never') return z.optional(mayBeEmpty);
    return required === 'always' || asksState
      ? z
          .string(says.missing(name))
          .check(z.trim(), z.minLength(1, says.missing(name)), z.maxLength(max, says.tooLong(name)))
      : mayBeEmpty;
  };
  return z.object(
    Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [name, schemaOf(name)])) as unknown as AddressSchemas,
  );
}

export type ShippingAddress = z.output<ReturnType<typeof shippingAddress>>;
