import { type Columns, HEADERS, type Field } from './columns.ts';
import { editDistance } from '#store-api/shop/search/edit-distance.ts';

/** So many letters may be wrong, missing or too many; of a short header one, and of a shorter one none. */
type Mistyped = readonly { from: number; most: number }[];

const MISTYPED: Mistyped = [
  { from: 8, most: 2 },
  { from: 6, most: 1 },
];
/** Where all headers are a system's own, and none is an owner's word for something else. */
export const MISTYPED_OF_SYSTEM: Mistyped = [
  { from: 8, most: 2 },
  { from: 4, most: 1 },
];
const LONGEST = 60;

/** A header that is read (lower case), and whether the file has its column. */
interface ReadHeader {
  header: string;
  isThere: boolean;
}

/** The header of Shopify's that one which nothing is read from may have been meant to be. */
export function meantHeader(name: string, fields: Columns['fields']): string | undefined {
  const known = Object.entries(HEADERS).flatMap(([field, headers]) =>
    headers.map((header) => ({ header, isThere: fields.has(field as Field) })),
  );
  const nearest = nearestHeader(name, known, MISTYPED);
  return nearest && spelled(nearest);
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

/** As Shopify writes it. */
export function spelled(header: string): string {
  return header
    .replace(/\b(?:sku|seo|hsn|hs)\b/g, (word) => word.toUpperCase())
    .replace(/(?<![\p{L}-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
