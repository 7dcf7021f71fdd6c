import type { ProductColumns } from './index/columns.ts';
import { stemOf, wordsOf } from './words.ts';

/** A category, or one of its parent categories, with how many of the products found it has. */
export interface SuggestedCategory {
  category: string;
  parentCategory?: string | undefined;
  count: number;
}

const MAX = 4;
/**
 * A category counts whose best is at least so near to the best of all: not one that has the words in its descriptions
 * only.
 */
const NEAR = 0.5;

/**
 * Where what was found stands: what is named like the words first, then what has most; of parent categories only those
 * named so.
 */
export function suggestCategories(
  { buckets, bucket }: ProductColumns,
  docIds: number[],
  { words, scores }: { words: string[]; scores: Float32Array },
): SuggestedCategory[] {
  const [perBucket, bestOfBucket] = [new Uint32Array(buckets.length), new Float32Array(buckets.length)];
  for (const docId of docIds) {
    const own = bucket[docId]!;
    perBucket[own]!++;
    bestOfBucket[own] = Math.max(bestOfBucket[own]!, scores[docId]!);
  }
  const least = NEAR * bestOfBucket.reduce((high, one) => Math.max(high, one), 0);
  const found = new Map<string, SuggestedCategory & { named: number; best: number }>();
  const add = (
    category: string,
    parentCategory: string | undefined,
    { count, best }: { count: number; best: number },
  ) => {
    const key = JSON.stringify([category, parentCategory]);
    const known = found.get(key) ?? {
      category,
      parentCategory,
      count: 0,
      best: 0,
      named: namedLike(parentCategory ?? category, words),
    };
    found.set(key, { ...known, count: known.count + count, best: Math.max(known.best, best) });
  };
  buckets.forEach(({ categoryName, parentCategory }, number) => {
    const own = { count: perBucket[number]!, best: bestOfBucket[number]! };
    if (own.count === 0 || !categoryName) return;
    add(categoryName, undefined, own);
    if (parentCategory && namedLike(parentCategory, words) > 0) add(categoryName, parentCategory, own);
  });
  return [...found.values()]
    .filter(({ best }) => best >= least)
    .sort(
      (one, other) => other.named - one.named || other.count - one.count || one.category.localeCompare(other.category),
    )
    .slice(0, MAX)
    .map(({ named: _, best: __, ...told }) => told);
}

/** How many of the words the name has, or begins with. */
function namedLike(name: string, words: string[]): number {
  const own = wordsOf(name);
  return words.filter((word) => own.some((one) => one.startsWith(word) || stemOf(one) === stemOf(word))).length;
}
