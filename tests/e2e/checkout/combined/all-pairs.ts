/** One value of each dimension. */
export type Row<Dimensions extends Record<string, readonly unknown[]>> = {
  [Name in keyof Dimensions]: Dimensions[Name][number];
};

/**
 * Rows in which each two values of different dimensions meet at least once, the richest first, so that a few of them
 * already hold many pairs. `canBe` rules out what no shop can have.
 */
export function allPairs<Dimensions extends Record<string, readonly unknown[]>>(
  dimensions: Dimensions,
  canBe: (row: Row<Dimensions>) => boolean,
): Row<Dimensions>[] {
  const candidates = everyRow(dimensions).filter(canBe);
  const left = new Set(candidates.flatMap(pairsOf));
  const rows: Row<Dimensions>[] = [];
  const gain = (row: Row<Dimensions>) => pairsOf(row).filter((pair) => left.has(pair)).length;
  while (left.size > 0) {
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const pair of pairsOf(best)) left.delete(pair);
    rows.push(best);
  }
  return rows;
}

function everyRow<Dimensions extends Record<string, readonly unknown[]>>(dimensions: Dimensions): Row<Dimensions>[] {
  let rows: Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(dimensions))
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows as Row<Dimensions>[];
}

function pairsOf(row: Record<string, unknown>): string[] {
  const values = Object.entries(row).map(([name, value]) => `${name} ${String(value)}`);
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one}, ${other}`));
}
