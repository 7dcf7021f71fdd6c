/** The line of town, state and postal code, and how the specification writes it. */
const PLACE = 3;
const PLACE_LINE = 'city, state postalCode';

interface AddressField {
  /** As refusals and files name it. */
  label: string;
  /** Characters at most. */
  max: number;
  /** `by-store`: a store may ask for none (`states: []` of its address). */
  required: 'always' | 'by-store' | 'never';
  /** HTML's word for what a browser fills in; left out where it has none. */
  autocomplete?: string;
  /** The line of the parcel that it stands in, from 1. Those of PLACE are in the order of the country. */
  line: number;
  /** Shown to a guest who tracks the order; its buyer and the owner see all. */
  guest: boolean;
  /** Stays when the customer is erased: the place of supply for tax, which identifies nobody. */
  kept: boolean;
}

/**
 * The fields of a shipping address, in the order in which they are stored (docs/behaviour.md 3.shipping). Schemas of
 * contract and form, limits, parcels, files, what a guest sees and what an erasure leaves follow from this table.
 */
export const ADDRESS_FIELDS = {
  fullName: {
    label: 'Full name',
    max: 200,
    required: 'always',
    autocomplete: 'name',
    line: 1,
    guest: false,
    kept: false,
  },
  address: {
    label: 'Address',
    max: 500,
    required: 'always',
    autocomplete: 'street-address',
    line: 2,
    guest: true,
    kept: false,
  },
  city: {
    label: 'City',
    max: 100,
    required: 'always',
    autocomplete: 'address-level2',
    line: PLACE,
    guest: true,
    kept: false,
  },
  state: {
    label: 'State',
    max: 100,
    required: 'by-store',
    autocomplete: 'address-level1',
    line: PLACE,
    guest: true,
    kept: true,
  },
  postalCode: {
    label: 'Postal code',
    max: 20,
    required: 'always',
    autocomplete: 'postal-code',
    line: PLACE,
    guest: true,
    kept: true,
  },
  phone: { label: 'Phone', max: 30, required: 'always', autocomplete: 'tel', line: 4, guest: false, kept: false },
} as const satisfies Record<string, AddressField>;

type Fields = typeof ADDRESS_FIELDS;
export type AddressFieldName = keyof Fields;
export type OptionalFieldName = {
  [Name in AddressFieldName]: Fields[Name]['required'] extends 'never' ? Name : never;
}[AddressFieldName];

export const ADDRESS_FIELD_NAMES = Object.keys(ADDRESS_FIELDS) as AddressFieldName[];

export function addressField(name: AddressFieldName): AddressField {
  return ADDRESS_FIELDS[name];
}

/** Those of an address that a guest who tracks the order is shown. */
export function guestAddress<Address extends Partial<Record<AddressFieldName, unknown>>>(address: Address): Address {
  const shown = ADDRESS_FIELD_NAMES.filter((name) => ADDRESS_FIELDS[name].guest);
  return Object.fromEntries(shown.map((name) => [name, address[name]])) as Address;
}

type Address = Partial<Record<AddressFieldName, string | undefined>>;

/**
 * An address as it is written on a parcel: lines without what is missing, and without the marks around it. `placeLine`
 * is the country's, of place-lines.ts.
 */
export function addressLines(address: Address, placeLine = PLACE_LINE): string[] {
  const lines: string[] = [];
  let before = 0;
  for (const name of ADDRESS_FIELD_NAMES) {
    const { line } = addressField(name);
    const value = address[name]?.trim();
    if (!value || (line === PLACE && line === before)) continue;
    if (line === PLACE) lines.push(...placeLine.split('\n').map((form) => filled(form, address)));
    else if (line === before) lines.push(`${lines.pop() ?? ''} ${value}`);
    else lines.push(...value.split(/\r?\n/).map((one) => one.trim()));
    before = line;
  }
  return lines.filter(Boolean);
}

/** What stands between two values is what follows the first of them. */
function filled(form: string, address: Address): string {
  let [line, separator] = ['', ''];
  for (const [, name, after = ''] of form.matchAll(/(\w+)(\W*)/g)) {
    const value = address[name as AddressFieldName]?.trim();
    if (!value) continue;
    line += `${separator}${value}`;
    separator = after;
  }
  return line;
}
