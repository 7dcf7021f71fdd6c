import type { ProductColumns } from './index/columns.ts';
import { type SortOrder, sortedBy } from '../catalog/sort-orders.ts';

type Compare = (one: number, other: number) => number;

/** For the first 64 products or fewer, one pass with insertions is faster than quickselect. */
const MAX_INSERTED = 64;

/** The docIds of one page, in order. Of the others it is only found out on which side of the page they belong. */
export function pageOf(docIds: number[], compare: Compare, { page, limit }: { page: number; limit: number }): number[] {
  const from = (page - 1) * limit;
  if (from >= docIds.length) return [];
  const to = Math.min(from + limit, docIds.length);
  if (to <= MAX_INSERTED) return firstOf(docIds, to, compare).slice(from);
  if (from > 0) quickselect(docIds, from, compare);
  if (to < docIds.length) quickselect(docIds, to, compare, from);
  return docIds.slice(from, to).sort(compare);
}

function firstOf(docIds: number[], count: number, compare: Compare): number[] {
  const best: number[] = [];
  for (const docId of docIds) {
    if (best.length === count && compare(docId, best[count - 1]!) > 0) continue;
    let at = best.length;
    while (at > 0 && compare(docId, best[at - 1]!) < 0) at--;
    best.splice(at, 0, docId);
    if (best.length > count) best.pop();
  }
  return best;
}

/** Moves the first `count` to the front, in no order among themselves (Hoare's selection). */
function quickselect(docIds: number[], count: number, compare: Compare, from = 0): void {
  let [low, high] = [from, docIds.length - 1];
  while (low < high) {
    const pivot = docIds[(low + high) >>> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(docIds[left]!, pivot) < 0) left++;
      while (compare(docIds[right]!, pivot) > 0) right--;
      if (left > right) break;
      [docIds[left], docIds[right]] = [docIds[right]!, docIds[left]!];
      left++;
      right--;
    }
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else return;
  }
}

/** Equal products are compared by their position in the store, so that the result is never 0 for two products. */
export function comparatorOf(
  columns: ProductColumns,
  order: SortOrder = 'relevance',
  scores: Float32Array | undefined,
): Compare {
  const { position, ids } = columns;
  const byPosition: Compare = (one, other) =>
    position[one]! - position[other]! || (ids[one]! < ids[other]! ? -1 : Number(ids[one]! > ids[other]!));
  const by = sortedBy(order);
  if ('text' in by) {
    const texts = columns.sortTexts[by.text];
    return (one, other) => {
      const [text, otherText] = [texts[one]!, texts[other]!];
      return text === otherText ? byPosition(one, other) : text < otherText ? -1 : 1;
    };
  }
  if ('number' in by) {
    const numbers = columns.sortNumbers[by.number].values;
    return by.descending
      ? (one, other) => numbers[other]! - numbers[one]! || byPosition(one, other)
      : (one, other) => numbers[one]! - numbers[other]! || byPosition(one, other);
  }
  return scores ? (one, other) => scores[other]! - scores[one]! || byPosition(one, other) : byPosition;
}
