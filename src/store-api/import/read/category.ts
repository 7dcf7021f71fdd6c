import { DEFAULT_CATEGORY } from '#config.ts';
import { cellOf, type Row } from './read-rows.ts';

/**
 * The category of a product. A path `Apparel & Accessories > Clothing > Jeans` gives the deepest part that is a
 * category of the store, or its last part; without one, the type or a tag that names a category of the store does, and
 * at last the default. A category of the store is spelled as in the store.
 */
export function categoryOf(row: Row, tags: string[], known: string[]): string {
  const ofStore = (name: string): string | undefined =>
    known.find((one) => one.toLowerCase() === name.trim().toLowerCase());
  const path = [cellOf(row, 'productCategory'), cellOf(row, 'category')].map(partsOf).find((parts) => parts.length > 0);
  const last = path?.at(-1);
  if (path && last) return path.map(ofStore).findLast(Boolean) ?? last;
  return [cellOf(row, 'type'), ...tags].map(ofStore).find(Boolean) ?? DEFAULT_CATEGORY;
}

function partsOf(path: string): string[] {
  const parts = path
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length === 1 && parts[0]?.toLowerCase() === 'uncategorized' ? [] : parts;
}
