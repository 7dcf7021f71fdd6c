import type { ProductColumns } from './columns.ts';
import { stemOf, wordsOf } from './words.ts';

/** A category, or one of its parent categories, with how many of the products found it has. */
export interface SuggestedCategory {
  category: string;
  parentCategory?: string | undefined;
  count: number;
}

const MOST = 4;

/** Where what was found stands: what is named like the words first, then what has most; of parent categories only those named so. */
export function suggestCategories({ cells, cell }: ProductColumns, places: number[], words: string[]): SuggestedCategory[] {
  const perCell = new Uint32Array(cells.length);
  for (const place of places) perCell[cell[place]!]!++;
  const found = new Map<string, SuggestedCategory & { named: number }>();
  const add = (category: string, parentCategory: string | undefined, count: number) => {
    const key = JSON.stringify([category, parentCategory]);
    const known = found.get(key) ?? { category, parentCategory, count: 0, named: namedLike(parentCategory ?? category, words) };
    found.set(key, { ...known, count: known.count + count });
  };
  cells.forEach(({ categoryName, parentCategory }, number) => {
    const count = perCell[number]!;
    if (count === 0 || !categoryName) return;
    add(categoryName, undefined, count);
    if (parentCategory && namedLike(parentCategory, words) > 0) add(categoryName, parentCategory, count);
  });
  return [...found.values()]
    .sort((one, other) => other.named - one.named || other.count - one.count || one.category.localeCompare(other.category))
    .slice(0, MOST)
    .map(({ named: _, ...told }) => told);
}

/** How many of the words the name has, or begins with. */
function namedLike(name: string, words: string[]): number {
  const own = wordsOf(name);
  return words.filter((word) => own.some((one) => one.startsWith(word) || stemOf(one) === stemOf(word))).length;
}
