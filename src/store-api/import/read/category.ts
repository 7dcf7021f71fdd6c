import { DEFAULT_CATEGORY } from '#config.ts';
import { cellOf, type Row } from './read-rows.ts';

/**
 * The one category a product stands under. A path `Apparel & Accessories > Clothing > Jeans` gives its deepest part
 * the store knows, else its last part; then a plain category column; then the store's category named by the type or
 * a tag; then the default. A category the store knows takes the store's spelling.
 */
export function categoryOf(row: Row, tags: string[], known: string[]): string {
  const ofStore = (name: string): string | undefined =>
    known.find((one) => one.toLowerCase() === name.trim().toLowerCase());
  const path = [cellOf(row, 'productCategory'), cellOf(row, 'category')].map(partsOf).find((parts) => parts.length > 0);
  if (path) return path.map(ofStore).findLast(Boolean) ?? path.at(-1)!;
  return [cellOf(row, 'type'), ...tags].map(ofStore).find(Boolean) ?? DEFAULT_CATEGORY;
}

function partsOf(path: string): string[] {
  const parts = path
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length === 1 && parts[0]!.toLowerCase() === 'uncategorized' ? [] : parts;
}
