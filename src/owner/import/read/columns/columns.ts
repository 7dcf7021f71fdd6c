import { kindOf } from '../option-kinds.ts';
import { type SpecificationColumn, specificationColumns } from './specification-columns.ts';
import { SPREADSHEET_HEADERS, spreadsheetName, wordsFor } from './spreadsheet-headers.ts';

/** The columns that the importer reads, by the headers of Shopify's older and newer product CSV (lower case). */
export const HEADERS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'description'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  vendor: ['vendor'],
  /** Who made it, with addresses, as the law of the EU asks of an offer (docs/decisions D665). */
  manufacturer: ['manufacturer'],
  productCategory: ['product category'],
  category: ['category', 'custom product type'],
  googleCategory: ['google shopping / google product category', 'google product category'],
  collection: ['collection', 'collections'],
  /** Of other systems' exports alone: one path a line, its parts joined by `>`. */
  categories: [],
  type: ['type', 'product type'],
  tags: ['tags'],
  featured: ['featured'],
  position: ['position'],
  published: ['published', 'published on online store'],
  status: ['status'],
  giftCard: ['gift card'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  whenOutOfStock: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  /** The lowest price of the 30 days before a sale. */
  prior: ['prior price', 'priorprice', 'variant prior price'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  gender: ['google shopping / gender', 'gender'],
  ageGroup: ['google shopping / age group', 'age group'],
  weight: [
    'variant grams',
    'weight value (grams)',
    'weight (g)',
    'weight (kg)',
    'weight (lb)',
    'weight (lbs)',
    'weight (oz)',
  ],
  hsn: ['hsn', 'hsn code', 'hs code', 'variant hs code'],
  taxClass: ['tax class'],
  /** Shopify's own classes: a tax class where the row names none. */
  taxCode: ['variant tax code', 'tax code'],
  originCountry: ['country of origin', 'variant country of origin', 'coo'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof HEADERS;
export const FIELDS = Object.keys(HEADERS) as Field[];

/** What tax and delivery go by (goods/read-goods.ts). */
export const GOODS_FIELDS = [
  'weight',
  'hsn',
  'taxClass',
  'taxCode',
  'originCountry',
] as const satisfies readonly Field[];

/** Where a field stands and what the file calls it; with `text` that is what it says in every row. */
interface Column {
  index: number;
  name: string;
  text?: string;
}

export interface Columns {
  fields: Map<Field, Column>;
  metafields: SpecificationColumn[];
}

/** A column of a table of one's own, and the header of Shopify's that it is taken for; undefined where it is that. */
export interface TakenColumn {
  /** Undefined: it is a specification. */
  field?: Field;
  name: string;
  as?: string | undefined;
}

export interface ReadColumns extends Columns {
  /** The columns that are read, where the file is a table of one's own: by other headers or without handles. */
  taken: TakenColumn[];
}

/**
 * Reads a header line. Case, order and unknown columns do not matter; of two alike the first counts. What has no column
 * by its own header may have one by a word of people's tables, `Preis` or `Größe`, which is told.
 */
export function readColumns(header: readonly string[]): ReadColumns {
  const names = header.map((name) => name.trim().toLowerCase().replace(/\s+/g, ' '));
  const fields: Columns['fields'] = new Map();
  for (const [field, known] of Object.entries(HEADERS)) {
    const index = names.findIndex((name) => known.some((one) => one === name));
    const name = header[index]?.trim();
    if (name !== undefined) fields.set(field as Field, { index, name });
  }
  const metafields = header.flatMap((text, index) => {
    const [, name, namespace] = /^(.+?)\(product\.metafields\.([^.)]+)\.[^)]*\)$/i.exec(text.trim()) ?? [];
    return name?.trim() && namespace
      ? [{ index, name: name.trim(), header: text.trim(), isList: namespace.toLowerCase() === 'shopify' }]
      : [];
  });
  const worded = [...takeByWords(header, names, fields), ...takeOptions(header, fields)];
  const isOwn = worded.length > 0 || !fields.has('handle');
  if (!isOwn) return { fields, metafields, taken: [] };
  const specifications = specificationColumns(header, new Set([...fields.values()].map(({ index }) => index)));
  return {
    fields,
    metafields: [...metafields, ...specifications],
    taken: allTaken(fields, worded, specifications),
  };
}

/** In the order of the file. */
function allTaken(
  fields: Columns['fields'],
  worded: readonly TakenColumn[],
  specifications: readonly SpecificationColumn[],
): TakenColumn[] {
  const byIndex = new Map<number, TakenColumn>(
    specifications.map(({ index, name }) => [index, { name, as: 'a specification' }]),
  );
  for (const [field, { index, name }] of fields) {
    const { as } = worded.find((one) => one.field === field) ?? {};
    if (as !== undefined || !byIndex.has(index))
      byIndex.set(index, { field, name, as: as?.toLowerCase() === name.toLowerCase() ? undefined : as });
  }
  return [...byIndex].sort(([one], [other]) => one - other).map(([, taken]) => taken);
}

/** `Artikelname as Title, Category, Preis as Variant Price`. */
export function takenText(taken: readonly TakenColumn[]): string {
  return taken.map(({ name, as }) => (as === undefined ? name : `${name} as ${as}`)).join(', ');
}

/** The fields that have words in people's own tables. */
const WORDED = Object.keys(SPREADSHEET_HEADERS) as (Field & keyof typeof SPREADSHEET_HEADERS)[];

/** What columns of a field may be called: Shopify's headers, then people's words. */
export function namesOf(field: Field): readonly string[] {
  const words = WORDED.find((one) => one === field);
  return [...HEADERS[field], ...(words ? SPREADSHEET_HEADERS[words].names : [])];
}

function takeByWords(header: readonly string[], names: readonly string[], fields: Columns['fields']): TakenColumn[] {
  const plain = names.map(spreadsheetName);
  return WORDED.flatMap((field) => {
    if (fields.has(field)) return [];
    const { as } = SPREADSHEET_HEADERS[field];
    const taken = new Set([...fields.values()].map(({ index }) => index));
    const index = [...HEADERS[field], ...wordsFor(field, plain)]
      .map((word) => plain.indexOf(word))
      .find((at) => at >= 0 && !taken.has(at));
    const name = index === undefined ? undefined : header[index]?.trim();
    if (index === undefined || name === undefined) return [];
    fields.set(field, { index, name });
    return [{ field, name, as }];
  });
}

const OPTIONS = [
  { kind: 'size', as: 'Size', nameField: 'option1Name', valueField: 'option1Value' },
  { kind: 'color', as: 'Color', nameField: 'option2Name', valueField: 'option2Value' },
] as const;

/** In a table without columns of options, those that are called as sizes or colours are. */
function takeOptions(header: readonly string[], fields: Columns['fields']): TakenColumn[] {
  if ([...fields.keys()].some((field) => field.startsWith('option'))) return [];
  return OPTIONS.flatMap(({ kind, as, nameField, valueField }) => {
    const index = header.findIndex((name) => kindOf(name.trim()) === kind);
    const name = header[index]?.trim();
    if (name === undefined) return [];
    fields.set(nameField, { index, name, text: name });
    fields.set(valueField, { index, name });
    return [{ field: valueField, name, as }];
  });
}
