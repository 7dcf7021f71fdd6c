import { type Columns, HEADERS, type Field } from './columns.ts';
import { editDistance } from '#store-api/shop/search/edit-distance.ts';

/** So many letters may be wrong, missing or too many; of a short header one, and of a shorter one none. */
const MISTYPED = [
  { from: 8, most: 2 },
  { from: 6, most: 1 },
];
const LONGEST = 60;

/**
 * The header that one which nothing is read from may have been meant to be: of a field without a column, and alike but
 * for a letter or two; undefined where it is like none.
 */
export function meantHeader(name: string, fields: Columns['fields']): string | undefined {
  const given = name.toLowerCase().replace(/\s+/g, ' ');
  const most = MISTYPED.find(({ from }) => given.length >= from)?.most;
  if (most === undefined || given.length > LONGEST) return undefined;
  const alike = Object.entries(HEADERS).flatMap(([field, known]) =>
    known.map((header) => ({ field: field as Field, header, distance: editDistance(given, header, most) })),
  );
  const least = Math.min(...alike.map(({ distance }) => distance));
  const nearest = alike.filter(({ distance }) => distance === least);
  // As near to a column that is there, it is a second one of that.
  if (least > most || nearest.some(({ field }) => fields.has(field))) return undefined;
  return nearest[0] && spelled(nearest[0].header);
}

/** As Shopify writes it. */
function spelled(header: string): string {
  return header
    .replace(/\b(?:sku|seo|hsn|hs)\b/g, (word) => word.toUpperCase())
    .replace(/(?<![\p{L}-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
