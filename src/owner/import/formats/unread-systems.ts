import type { Table } from '../read/read-table.ts';

/** A system whose exports are known by their headers and are not read. */
interface UnreadSystem {
  /** Continues "the file is". */
  what: string;
  matches: (has: (name: string) => boolean, table: Table) => boolean;
  /** What an owner does instead. */
  instead?: string;
}

const WOOCOMMERCE_TYPES = ['simple', 'variable', 'variation', 'grouped', 'external'];

const SYSTEMS: readonly UnreadSystem[] = [
  { what: 'an export of Wix', matches: (has) => has('fieldtype') && (has('handleid') || has('handle')) },
  {
    what: 'a list of PrestaShop',
    matches: (has) =>
      ['price tax excluded', 'price tax included', 'price (tax excl.)', 'price (tax incl.)'].some(has) ||
      has('active (0/1)'),
  },
  { what: 'an export of Squarespace', matches: (has) => has('product id [non editable]') || has('hosted image urls') },
  {
    what: 'an export of BigCommerce',
    matches: (has) => has('product code/sku') || (has('item') && has('inventory tracking') && has('current stock')),
  },
  {
    what: 'an export of OpenCart',
    matches: (has, { header }) =>
      has('product_id') &&
      has('model') &&
      (has('image_name') || header.some((name) => /^name\([a-z-]+\)$/i.test(name))),
  },
  {
    what: 'a product feed for Meta or Google',
    matches: (has) => has('availability') && (has('image_link') || has('image link')),
    instead: 'take the product export of the shop that made it',
  },
  {
    what: 'an export of WooCommerce with translated headers',
    matches: (has, table) => has('id') && hasWooCommerceTypes(table),
    instead: 'choose English as the language of your account in WordPress (Users, Profile) and export again',
  },
];

const INSTEAD = 'bring its products into the columns of Shopify, as docs/owners.md says';

/** The refusal of a file whose system is known and not read; undefined for any other. */
export function refusalOf(table: Table, header: readonly string[]): string | undefined {
  const names = new Set(header);
  const system = SYSTEMS.find(({ matches }) => matches((name) => names.has(name), table));
  return system && `the file is ${system.what}, which is not read: ${system.instead ?? INSTEAD}`;
}

/** The second column tells what each record is, by words that WooCommerce does not translate. */
function hasWooCommerceTypes({ records }: Table): boolean {
  return (
    records.length > 0 &&
    records.every(({ cells }) => WOOCOMMERCE_TYPES.includes((cells[1] ?? '').split(',')[0]?.trim().toLowerCase() ?? ''))
  );
}
