import { stringify } from 'csv-stringify/sync';
import { attributeColumns, placesOf } from './attribute-columns.ts';
import { goodsCells } from './catalogue/goods-cells.ts';
import type { ProductRow, VariantRow } from '#store-api/base/db/schema.ts';
import { COLLECTIONS } from '#contract/collection.ts';
import type { WireAttribute, WireProductPage } from '#contract/product.ts';
import { statedPrice } from '#store-api/shop/pricing/stated-price.ts';
import { toAmountText } from '#lib/minor-units.ts';

/** A product as the database has it. */
export interface StoredProduct {
  row: ProductRow;
  variants: readonly VariantRow[];
  /** Its pictures with their paths below `pictures/`, or addresses. */
  pictures: readonly { source: string; alt: string }[];
}

const FIXED = [
  'Handle',
  'Title',
  'Body (HTML)',
  'SEO Title',
  'SEO Description',
  'Vendor',
  'Manufacturer',
  'Product Category',
  'Type',
  'Tags',
  'Collection',
  'Featured',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Compare At Price',
  'Prior Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Google Shopping / Gender',
  'Google Shopping / Age Group',
] as const;
type Cells = Partial<Record<(typeof FIXED)[number], string>>;

/** Attributes that have a column of their own, or follow from the variants. */
const OWN_COLUMN = new Set(['size', 'color', 'brand', 'featured', COLLECTIONS, 'gender', 'age_group', 'gtin', 'tags']);

/** The products as a Shopify product CSV that an import reads back to the same. Stock is not part of it. */
export function exportProducts(products: readonly StoredProduct[]): string {
  const attributes = products.map(({ row }) => JSON.parse(row.attributes) as WireAttribute[]);
  const others = attributes.map((own) => own.filter(({ key }) => !OWN_COLUMN.has(key)));
  const columns = attributeColumns(others.map((own) => own.map(({ key }) => key)));
  const goods = goodsCells(products);
  const hasPrior = products.some(({ variants }) => variants.some(({ prior_paise: prior }) => prior !== null));
  const hasManufacturer = products.some(({ row }) => pageOf(row).manufacturer !== undefined);
  const unused = new Set([...(hasPrior ? [] : ['Prior Price']), ...(hasManufacturer ? [] : ['Manufacturer'])]);
  const fixed = FIXED.filter((name) => !unused.has(name));
  const header = [
    ...fixed,
    ...goods.header,
    ...columns.map((key) => `${key} (product.metafields.custom.${slugOf(key)})`),
  ];
  const rows = products.flatMap((product, index) => {
    const own = others[index] ?? [];
    const places = placesOf(
      own.map(({ key }) => key),
      columns,
    );
    return rowsOf(product, attributes[index] ?? []).map((cells, at) => [
      ...fixed.map((name) => cells[name] ?? ''),
      ...goods.cellsOf(product, at),
      ...places.map((place) => (at === 0 ? metafield(own[place]?.value ?? []) : '')),
    ]);
  });
  return stringify([header, ...rows]);
}

function rowsOf({ row, variants, pictures }: StoredProduct, attributes: readonly WireAttribute[]): Cells[] {
  const valuesOf = (key: string) => attributes.find((one) => one.key === key)?.value ?? [];
  const barcodes = valuesOf('gtin');
  const options = [
    ...(variants.some(({ size }) => size !== null) ? (['Size'] as const) : []),
    ...(variants.some(({ color }) => color !== null) ? (['Color'] as const) : []),
  ];
  const page = pageOf(row);
  const product: Cells = {
    Title: row.title,
    'Body (HTML)': page.description ?? toHtml(row.description),
    'SEO Title': page.title ?? '',
    'SEO Description': page.summary ?? '',
    Vendor: valuesOf('brand').join(', '),
    Manufacturer: page.manufacturer ?? '',
    'Product Category': row.category,
    Type: row.parent_category ?? '',
    Tags: valuesOf('tags').join(', '),
    Collection: valuesOf(COLLECTIONS).join(', '),
    Featured: row.featured === 1 ? 'true' : '',
    Published: row.visible === 1 ? 'true' : 'false',
    'Google Shopping / Gender': valuesOf('gender').join(),
    'Google Shopping / Age Group': valuesOf('age_group').join(),
    'Option1 Name': options[0] ?? 'Title',
    'Option2 Name': options[1] ?? '',
  };
  const count = Math.max(variants.length, pictures.length, barcodes.length);
  return Array.from({ length: count }, (_, index) => {
    const [variant, picture] = [variants[index], pictures[index]];
    return {
      Handle: row.handle,
      ...(index === 0 ? product : {}),
      ...(variant ? variantCells(variant, options) : {}),
      ...(picture
        ? { 'Image Src': picture.source, 'Image Position': String(index + 1), 'Image Alt Text': picture.alt }
        : {}),
      'Variant Barcode': barcodes[index] ?? '',
    };
  });
}

function pageOf({ page }: ProductRow): WireProductPage {
  return page === null ? {} : (JSON.parse(page) as WireProductPage);
}

function variantCells(variant: VariantRow, options: readonly ('Size' | 'Color')[]): Cells {
  const values = options.map((name) => (name === 'Size' ? variant.size : variant.color) ?? '');
  const { price, compare } = statedPrice(variant);
  return {
    'Option1 Value': values[0] ?? 'Default Title',
    'Option2 Value': values[1] ?? '',
    'Variant SKU': variant.sku ?? '',
    'Variant Price': toAmountText(price),
    'Variant Compare At Price': compare === null ? '' : toAmountText(compare),
    'Prior Price': variant.prior_paise === null ? '' : toAmountText(variant.prior_paise),
  };
}

/** Text without tags is read as it is; its own angle brackets are not to become tags. */
function toHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** A list of texts is JSON; Shopify writes it so too. */
function metafield(values: readonly string[]): string {
  const [first = ''] = values;
  return values.length > 1 || first.startsWith('["') ? JSON.stringify(values) : first;
}

function slugOf(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]+/g, '_') || 'field';
}
