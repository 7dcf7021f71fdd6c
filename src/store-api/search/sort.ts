import type { ProductColumns } from './index/columns.ts';
import type { ProductSort } from '#contract/listing-query.ts';

type Compare = (one: number, other: number) => number;

/** So many are found fastest by one look at each. */
const FEW = 64;

/** The docIds of one page of them, in order. Not all are sorted: only as many as it takes to know which stand there. */
export function pageOf(docIds: number[], compare: Compare, { page, limit }: { page: number; limit: number }): number[] {
  const from = (page - 1) * limit;
  if (from >= docIds.length) return [];
  const to = Math.min(from + limit, docIds.length);
  if (to <= FEW) return firstOf(docIds, to, compare).slice(from);
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

/** Moves the first `count` in order to the front, in no order among themselves (Hoare's selection). */
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

/** Never 0 for two products: what is equal stands as in the store's own order. */
export function comparatorOf(
  columns: ProductColumns,
  sort: ProductSort | undefined,
  scores: Float32Array | undefined,
): Compare {
  const { price, created, position, names, ids } = columns;
  const own: Compare = (one, other) =>
    position[one]! - position[other]! || (ids[one]! < ids[other]! ? -1 : Number(ids[one]! > ids[other]!));
  switch (sort ?? 'relevance') {
    case 'newest':
      return (one, other) => created[other]! - created[one]! || own(one, other);
    case 'price-asc':
      return (one, other) => price[one]! - price[other]! || own(one, other);
    case 'price-desc':
      return (one, other) => price[other]! - price[one]! || own(one, other);
    case 'name':
      return (one, other) => (names[one]! === names[other]! ? own(one, other) : names[one]! < names[other]! ? -1 : 1);
    case 'relevance':
      return scores ? (one, other) => scores[other]! - scores[one]! || own(one, other) : own;
  }
}
