import type { ProductColumns } from './index/columns.ts';

/** The weights of what makes two products similar. */
const [SAME_CATEGORY, SAME_PARENT, OTHER_GENDER, SAME_COLOR, MAX_FOR_PRICE, FEATURED] = [8, 4, -9, 1, 2, 0.5];
/** Every product has a score above 0, so that a small store has related products too. */
const BASE = 0.1;

/** The products most similar to `docId` that can be ordered, best first. */
export function relatedTo(columns: ProductColumns, docId: number, max: number): number[] {
  const { live, inStock, bucket, price, position, buckets } = columns;
  const own = buckets[bucket[docId]!]!;
  const bucketScores = buckets.map((other) => {
    const sameGender =
      other.gender === own.gender ||
      !other.gender ||
      !own.gender ||
      other.gender === 'unisex' ||
      own.gender === 'unisex';
    const kind =
      BASE +
      (other.category === own.category ? SAME_CATEGORY : 0) +
      (other.parent !== '' && other.parent === own.parent ? SAME_PARENT : 0);
    return kind + (sameGender ? 0 : OTHER_GENDER) + (other.featured ? FEATURED : 0);
  });
  const colors = colorsOf(columns, docId);
  // Two things without a colour have none in common.
  colors.delete(columns.colors.texts.indexOf(''));
  const best: { docId: number; score: number }[] = [];
  for (let other = 0; other < columns.length; other++) {
    const bucketScore = bucketScores[bucket[other]!]!;
    if (bucketScore <= 0 || !live[other] || !inStock[other] || other === docId) continue;
    const ratio = Math.abs(Math.log2((price[other]! + 1) / (price[docId]! + 1)));
    let score = bucketScore + Math.max(0, MAX_FOR_PRICE - 2 * ratio);
    const last = best.at(-1);
    if (best.length === max && score + SAME_COLOR <= last!.score) continue;
    if ([...colorsOf(columns, other)].some((color) => colors.has(color))) score += SAME_COLOR;
    const at = best.findIndex(
      (one) => one.score < score || (one.score === score && position[one.docId]! > position[other]!),
    );
    if (at >= 0) best.splice(at, 0, { docId: other, score });
    else if (best.length < max) best.push({ docId: other, score });
    if (best.length > max) best.pop();
  }
  return best.map((one) => one.docId);
}

function colorsOf({ variants, color }: ProductColumns, docId: number): Set<number> {
  return new Set(color.subarray(variants[docId], variants[docId + 1]));
}
