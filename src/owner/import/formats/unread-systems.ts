import type { CatalogueFormat } from './format.ts';
import { magento } from './magento.ts';
import { wooCommerce } from './woocommerce.ts';
import { ALSO_SHORT, nearestHeader } from '../read/columns/meant-header.ts';
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
    matches: isWooCommerce,
    instead: 'choose English as the language of your account in WordPress (Users, Profile) and export again',
  },
];

const INSTEAD = 'bring its products into the columns of Shopify, as docs/owners.md says';

/** Systems that are read, by what their files have beside the headers without which they are none. */
const READ: readonly (Pick<UnreadSystem, 'matches'> & { format: CatalogueFormat })[] = [
  { format: wooCommerce, matches: isWooCommerce },
  { format: magento, matches: (has) => ['attribute_set_code', 'store_view_code', 'product_websites'].some(has) },
];

/** Why a file whose system is known is not read: that one is not, or its needed headers are mistyped. Else none. */
export function refusalsOf(table: Table, header: readonly string[]): string[] {
  const names = new Set(header);
  const isOf = ({ matches }: Pick<UnreadSystem, 'matches'>) => matches((name) => names.has(name), table);
  const mistyped = READ.filter(isOf).flatMap(({ format }) => mistypedTexts(table, header, format));
  const system = mistyped.length > 0 ? undefined : SYSTEMS.find(isOf);
  return system === undefined
    ? mistyped
    : [`the file is ${system.what}, which is not read: ${system.instead ?? INSTEAD}`];
}

/** None where a needed header is missing that no other is like: it may have another language's. */
function mistypedTexts(
  { header: written }: Table,
  header: readonly string[],
  { required, spelled }: CatalogueFormat,
): string[] {
  const known = required.map((name) => ({ header: name, isThere: header.includes(name) }));
  const questions = known
    .filter(({ isThere }) => !isThere)
    .map((one) => {
      const meant = written.find((name) => nearestHeader(name, known, ALSO_SHORT) === one.header);
      return meant && `the column ${spelled(one.header)} is missing: is ${meant.trim()} meant to be it?`;
    });
  const told = questions.filter((text) => text !== undefined);
  return told.length === questions.length ? told : [];
}

function isWooCommerce(has: (name: string) => boolean, table: Table): boolean {
  return has('id') && hasWooCommerceTypes(table);
}

/** The second column tells what each record is, by words that WooCommerce does not translate. */
function hasWooCommerceTypes({ records }: Table): boolean {
  return (
    records.length > 0 &&
    records.every(({ cells }) => WOOCOMMERCE_TYPES.includes((cells[1] ?? '').split(',')[0]?.trim().toLowerCase() ?? ''))
  );
}
