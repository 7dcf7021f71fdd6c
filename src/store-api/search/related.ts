import type { ProductColumns } from './index/columns.ts';

/** What makes two products alike, and how much. */
const [SAME_CATEGORY, SAME_PARENT, OTHER_GENDER, SAME_COLOR, MOST_FOR_PRICE, FEATURED] = [8, 4, -9, 1, 2, 0.5];
/** In a small shop anything is better than nothing. */
const ANYTHING = 0.1;

/** Places of the products most like the one at `place` that can be ordered, best first. */
export function relatedTo(columns: ProductColumns, place: number, most: number): number[] {
  const { alive, inStock, cell, price, position, cells } = columns;
  const own = cells[cell[place]!]!;
  const byCell = cells.map((other) => {
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
  const colors = colorsOf(columns, place);
  const best: { place: number; points: number }[] = [];
  for (let other = 0; other < columns.length; other++) {
    const ofCell = byCell[cell[other]!]!;
    if (ofCell <= 0 || !alive[other] || !inStock[other] || other === place) continue;
    const apart = Math.abs(Math.log2((price[other]! + 1) / (price[place]! + 1)));
    let points = ofCell + Math.max(0, MOST_FOR_PRICE - 2 * apart);
    const last = best.at(-1);
    if (best.length === most && points + SAME_COLOR <= last!.points) continue;
    if ([...colorsOf(columns, other)].some((color) => colors.has(color))) points += SAME_COLOR;
    const at = best.findIndex(
      (one) => one.points < points || (one.points === points && position[one.place]! > position[other]!),
    );
    if (at >= 0) best.splice(at, 0, { place: other, points });
    else if (best.length < most) best.push({ place: other, points });
    if (best.length > most) best.pop();
  }
  return best.map((one) => one.place);
}

function colorsOf({ variants, color }: ProductColumns, place: number): Set<number> {
  return new Set(color.subarray(variants[place]!, variants[place + 1]!));
}
