import type { ProductColumns } from './index/columns.ts';
import { stemOf, wordsOf } from './words.ts';

/** A category, or one of its parent categories, with the number of matching products. */
export interface SuggestedCategory {
  category: string;
  parentCategory?: string | undefined;
  count: number;
}

const MAX_CATEGORIES = 4;
/**
 * A category is suggested when its best score is at least this share of the best of all. That leaves out categories
 * that have the words in descriptions only.
 */
const MIN_SHARE = 0.5;

/**
 * The categories of the matching products: those whose name has the words first, then those with most products. A
 * parent category is suggested only when its name has a word.
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
  const minScore = MIN_SHARE * bestOfBucket.reduce((high, one) => Math.max(high, one), 0);
  const categories = new Map<string, SuggestedCategory & { namedWords: number; best: number }>();
  const add = (
    category: string,
    parentCategory: string | undefined,
    { count, best }: { count: number; best: number },
  ) => {
    const key = JSON.stringify([category, parentCategory]);
    const known = categories.get(key) ?? {
      category,
      parentCategory,
      count: 0,
      best: 0,
      namedWords: namedWords(parentCategory ?? category, words),
    };
    categories.set(key, { ...known, count: known.count + count, best: Math.max(known.best, best) });
  };
  buckets.forEach(({ categoryName, parentCategory }, number) => {
    const own = { count: perBucket[number]!, best: bestOfBucket[number]! };
    if (own.count === 0 || !categoryName) return;
    add(categoryName, undefined, own);
    if (parentCategory && namedWords(parentCategory, words) > 0) add(categoryName, parentCategory, own);
  });
  return [...categories.values()]
    .filter(({ best }) => best >= minScore)
    .sort(
      (one, other) =>
        other.namedWords - one.namedWords || other.count - one.count || one.category.localeCompare(other.category),
    )
    .slice(0, MAX_CATEGORIES)
    .map(({ category, parentCategory, count }) => ({ category, parentCategory, count }));
}

/** How many of the words are in the name, in full or as the beginning of one of its words. */
function namedWords(name: string, words: string[]): number {
  const own = wordsOf(name);
  return words.filter((word) => own.some((one) => one.startsWith(word) || stemOf(one) === stemOf(word))).length;
}
