/**
 * Damerau-Levenshtein distance: letters that are missing, too many, wrong or swapped with their neighbour. `max + 1`
 * when it is more than `max`.
 */
export function editDistance(one: string, other: string, max: number): number {
  const [n, m] = [one.length, other.length];
  if (Math.abs(n - m) > max) return max + 1;
  let before: number[] = [];
  let above = Array.from({ length: m + 1 }, (_, column) => column);
  for (let row = 1; row <= n; row++) {
    const here = [row];
    let rowMin = row;
    for (let column = 1; column <= m; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(above[column]! + 1, here[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, before[column - 2]! + 1);
      here.push(cost);
      rowMin = Math.min(rowMin, cost);
    }
    if (rowMin > max) return max + 1;
    before = above;
    above = here;
  }
  return above[m]!;
}
