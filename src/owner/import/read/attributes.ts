import { COLLECTIONS } from '#contract/collection.ts';
import type { WireAttribute } from '#contract/product.ts';
import type { CatalogueProduct, CatalogueVariant } from './catalogue-product.ts';
import { kindOf } from './option-kinds.ts';
import { type Option, valuesOf } from './options.ts';
import { cellOf, type ProductRows, type Row } from './read-rows.ts';
import type { TakeNote } from '../notes.ts';
import { columnName } from '../report.ts';

interface ReadParts {
  tags: string[];
  featured: boolean;
  collections: string[];
  options: Option[];
  variants: CatalogueVariant[];
  takeNote: TakeNote;
}

/** An attribute of the file, with the header of its column. */
interface Told extends WireAttribute {
  column: string | undefined;
}

/** The names by which the shop takes an attribute for something to choose. */
const CHOICE_NAME = /^(?:size|colou?r)s?$/i;

const HANDLE = /^[\p{Ll}\p{Lo}\d]+(?:-[\p{Ll}\p{Lo}\d]+)*$/u;

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
  { tags, featured, collections, options, variants, takeNote }: ReadParts,
): WireAttribute[] {
  const [first] = rows;
  const others = options
    .filter(({ kind }) => kind === 'other')
    .map((option): Told => ({
      ...attribute(option.name, valuesOf(rows, option)),
      column: columnName(first, option.field),
    }));
  return [
    attribute('size', [...new Set(variants.map(({ size }) => size ?? ''))]),
    attribute('color', [...new Set(variants.map(({ color }) => color ?? ''))]),
    attribute('brand', [cellOf(first, 'vendor')]),
    ...[...readMetafields(first), ...others].flatMap((told) =>
      withoutChoices(told, variants, (column, what) => takeNote(first.line, column, what)),
    ),
    attribute('featured', featured ? ['true'] : []),
    attribute(COLLECTIONS, collections),
    attribute('gender', [cellOf(first, 'gender').toLowerCase()]),
    attribute('age_group', [cellOf(first, 'ageGroup').toLowerCase()]),
    attribute('gtin', [...new Set(rows.map((row) => cellOf(row, 'barcode')))]),
    attribute('tags', tags),
  ].filter(({ value }) => value.length > 0);
}

/**
 * What is called as a size or a colour is none to choose (docs/decisions D719): it is left out where the choices have
 * that, and else it has a name that no page takes for one.
 */
function withoutChoices(
  { column, key, value }: Told,
  variants: readonly CatalogueVariant[],
  note: (column: string | undefined, what: string) => void,
): WireAttribute[] {
  const kind = kindOf(key);
  const chosen = kind === 'other' ? [] : variants.flatMap((one) => one[kind] ?? []);
  if (chosen.length === 0) return [{ key: CHOICE_NAME.test(key) ? `${key.replace(/s$/i, '')}(s)` : key, value }];
  const known = new Set([...chosen, ...variants.flatMap(({ size }) => size?.split(' / ') ?? [])].map(asHandle));
  if (value.some((one) => !known.has(asHandle(one)))) note(column, 'is left out: the product has options for it');
  return [];
}

/** Shopify's metafields have `sky-blue` where the option has "Sky Blue". */
function asHandle(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}

export function readGender(row: Row): CatalogueProduct['genderKey'] {
  return GENDERS[cellOf(row, 'gender').toLowerCase()] ?? null;
}

function readMetafields({ columns, cells }: Row): Told[] {
  return columns.metafields.map(({ index, name, header, isList }) => ({
    ...attribute(name, metafieldValues((cells[index] ?? '').trim(), isList)),
    column: header,
  }));
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
  return isList ? text.split(';').map((one) => ofHandle(one.trim())) : [text];
}

/** Shopify's own metafields name their values by handles: `sage-green` is "Sage green", `0-3-months` "0-3 months". */
function ofHandle(value: string): string {
  if (!HANDLE.test(value)) return value;
  return value.replace(/(?<!\d)-|-(?!\d)/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function attribute(key: string, value: string[]): WireAttribute {
  return { key, value: value.filter(Boolean) };
}
