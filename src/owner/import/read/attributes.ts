import { COLLECTIONS } from '#contract/collection.ts';
import type { WireAttribute } from '#contract/product.ts';
import type { CatalogueProduct, CatalogueVariant } from './catalogue-product.ts';
import { type Option, valuesOf } from './options.ts';
import { cellOf, type ProductRows, type Row } from './read-rows.ts';

interface ReadParts {
  tags: string[];
  featured: boolean;
  collections: string[];
  options: Option[];
  variants: CatalogueVariant[];
}

const GENDERS: Record<string, CatalogueProduct['genderKey']> = {
  male: 'men',
  men: 'men',
  female: 'women',
  women: 'women',
  unisex: 'unisex',
};

/**
 * The attributes on the wire: size and color, then those that a shopper reads (brand, metafields, other options), then
 * those for the shop itself and for feeds (featured, collections, gender, age_group, gtin, tags).
 */
export function readAttributes(
  rows: ProductRows,
  { tags, featured, collections, options, variants }: ReadParts,
): WireAttribute[] {
  const [first] = rows;
  return [
    attribute('size', [...new Set(variants.map(({ size }) => size ?? ''))]),
    attribute('color', [...new Set(variants.map(({ color }) => color ?? ''))]),
    attribute('brand', [cellOf(first, 'vendor')]),
    ...readMetafields(first),
    ...options.filter(({ kind }) => kind === 'other').map((option) => attribute(option.name, valuesOf(rows, option))),
    attribute('featured', featured ? ['true'] : []),
    attribute(COLLECTIONS, collections),
    attribute('gender', [cellOf(first, 'gender').toLowerCase()]),
    attribute('age_group', [cellOf(first, 'ageGroup').toLowerCase()]),
    attribute('gtin', [...new Set(rows.map((row) => cellOf(row, 'barcode')))]),
    attribute('tags', tags),
  ].filter(({ value }) => value.length > 0);
}

export function readGender(row: Row): CatalogueProduct['genderKey'] {
  return GENDERS[cellOf(row, 'gender').toLowerCase()] ?? null;
}

function readMetafields({ columns, cells }: Row): WireAttribute[] {
  return columns.metafields.map(({ index, name, isList }) =>
    attribute(name, metafieldValues((cells[index] ?? '').trim(), isList)),
  );
}

/** A JSON list of texts, Shopify's own `cotton; linen`, or one text. */
function metafieldValues(text: string, isList: boolean): string[] {
  if (text.startsWith('["')) {
    try {
      return (JSON.parse(text) as unknown[]).map(String);
    } catch {
      return [text];
    }
  }
  return isList ? text.split(';').map((one) => one.trim()) : [text];
}

function attribute(key: string, value: string[]): WireAttribute {
  return { key, value: value.filter(Boolean) };
}
