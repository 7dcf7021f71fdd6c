import type { ProductColumns } from './index/columns.ts';

/** What makes two products alike, and how much. */
const [SAME_CATEGORY, SAME_PARENT, OTHER_GENDER, SAME_COLOR, MAX_FOR_PRICE, FEATURED] = [8, 4, -9, 1, 2, 0.5];
/** In a small shop anything is better than nothing. */
const ANYTHING = 0.1;

/** DocIds of the products most like the one at `docId` that can be ordered, best first. */
export function relatedTo(columns: ProductColumns, docId: number, most: number): number[] {
  const { live, inStock, bucket, price, position, buckets } = columns;
  const own = buckets[bucket[docId]!]!;
  const byBucket = buckets.map((other) => {
    const sameGender =
      other.gender === own.gender ||
      !other.gender ||
      !own.gender ||
      other.gender === 'unisex' ||
      own.gender === 'unisex';
    const kind =
      ANYTHING +
      (other.category === own.category ? SAME_CATEGORY : 0) +
      (other.parent !== '' && other.parent === own.parent ? SAME_PARENT : 0);
    return kind + (sameGender ? 0 : OTHER_GENDER) + (other.featured ? FEATURED : 0);
  });
  const colors = colorsOf(columns, docId);
  const best: { docId: number; points: number }[] = [];
  for (let other = 0; other < columns.length; other++) {
    const ofBucket = byBucket[bucket[other]!]!;
    if (ofBucket <= 0 || !live[other] || !inStock[other] || other === docId) continue;
    const apart = Math.abs(Math.log2((price[other]! + 1) / (price[docId]! + 1)));
    let points = ofBucket + Math.max(0, MAX_FOR_PRICE - 2 * apart);
    const last = best.at(-1);
    if (best.length === most && points + SAME_COLOR <= last!.points) continue;
    if ([...colorsOf(columns, other)].some((color) => colors.has(color))) points += SAME_COLOR;
    const at = best.findIndex(
      (one) => one.points < points || (one.points === points && position[one.docId]! > position[other]!),
    );
    if (at >= 0) best.splice(at, 0, { docId: other, points });
    else if (best.length < most) best.push({ docId: other, points });
    if (best.length > most) best.pop();
  }
  return best.map((one) => one.docId);
}

function colorsOf({ variants, color }: ProductColumns, docId: number): Set<number> {
  return new Set(color.subarray(variants[docId]!, variants[docId + 1]!));
}
