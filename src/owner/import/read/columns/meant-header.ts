import { type Columns, type Field, FIELDS, HEADERS, namesOf, type ReadColumns } from './columns.ts';
import { isListPrice } from './spreadsheet-headers.ts';
import { kindOf, OPTION_WORDS } from '../option-kinds.ts';
import { editDistance } from '#store-api/shop/search/edit-distance.ts';

/** So many letters may be wrong, missing or too many; of a short header one, and of a shorter one none. */
type Mistyped = readonly { from: number; most: number }[];

const MISTYPED: Mistyped = [
  { from: 8, most: 2 },
  { from: 6, most: 1 },
];
/**
 * Where all headers are a system's own, and none is an owner's word for something else; or where an owner wrote them
 * all, so that none of them is spelled for sure.
 */
export const ALSO_SHORT: Mistyped = [
  { from: 8, most: 2 },
  { from: 4, most: 1 },
];
const LONGEST = 60;

const OF_SHOPIFY: ReadonlySet<string> = new Set(FIELDS.flatMap((field) => HEADERS[field]));
const OPTION_NAMES = ['option1Name', 'option2Name', 'option3Name'] as const satisfies readonly Field[];

/** A header that is read (lower case), and whether the file has its column. */
interface ReadHeader {
  header: string;
  isThere: boolean;
}

/**
 * The header that one which nothing is read from may have been meant to be: of Shopify's, and in a table of one's own
 * of people's words too (docs/decisions D742).
 */
export function meantHeaders({
  fields,
  taken,
}: Pick<ReadColumns, 'fields' | 'taken'>): (name: string) => string | undefined {
  const isOwn = taken.length > 0;
  const known = FIELDS.flatMap((field) => {
    const isThere = hasColumn(fields, field);
    return (isOwn ? namesOf(field) : HEADERS[field]).map((header) => ({ header, isThere }));
  });
  const all = isOwn ? [...known, ...optionHeaders(fields)] : known;
  return (name) => {
    const nearest = nearestHeader(name, all, isOwn ? ALSO_SHORT : MISTYPED);
    return nearest && spelled(nearest);
  };
}

/** A list price is the price only as long as nothing else is. */
function hasColumn(fields: Columns['fields'], field: Field): boolean {
  const column = fields.get(field);
  return column !== undefined && !(field === 'price' && isListPrice(column.name));
}

/** Words for sizes and colours, in a table whose columns are called so or in one that has no options. */
function optionHeaders(fields: Columns['fields']): ReadHeader[] {
  const named = OPTION_NAMES.flatMap((field) => fields.get(field) ?? []);
  if (named.some(({ text }) => text === undefined)) return [];
  return Object.entries(OPTION_WORDS).flatMap(([kind, words]) => {
    const isThere = named.some(({ name }) => kindOf(name) === kind);
    return [...words].map((header) => ({ header, isThere }));
  });
}

/** The one that is alike but for a letter or two and has no column; undefined where none is. */
export function nearestHeader(name: string, known: readonly ReadHeader[], mistyped: Mistyped): string | undefined {
  const given = name.trim().toLowerCase().replace(/\s+/g, ' ');
  const most = mistyped.find(({ from }) => given.length >= from)?.most;
  if (most === undefined || given.length > LONGEST) return undefined;
  const alike = known.map((one) => ({ ...one, distance: editDistance(given, one.header, most) }));
  const least = Math.min(...alike.map(({ distance }) => distance));
  const nearest = alike.filter(({ distance }) => distance === least);
  // As near to a column that is there, it is a second one of that.
  return least > most || nearest.some(({ isThere }) => isThere) ? undefined : nearest[0]?.header;
}

/** As Shopify writes it; a word of people's tables with a capital letter. */
export function spelled(header: string): string {
  const capitals = OF_SHOPIFY.has(header) ? /(?<![\p{L}-])\p{Ll}/gu : /^\p{Ll}/u;
  return header
    .replace(/\b(?:sku|seo|hsn|hs|ean|gtin|mrp)\b/g, (word) => word.toUpperCase())
    .replace(capitals, (letter) => letter.toUpperCase());
}
