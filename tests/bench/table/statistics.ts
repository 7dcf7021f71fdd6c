/** The middle value, the lower of two; what could not be measured (null) counts as the worst. */
export function median(values: readonly (number | null)[]): number | null {
  return quantile(values, 0.5);
}

/** The value that this share of the values does not exceed. Nulls count as the worst. */
export function quantile(values: readonly (number | null)[], share: number): number | null {
  const sorted = [...values].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Rise of y for one unit of x, by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  if (points.length < 2) return 0;
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [mx, my] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread;
}

export function ratioOf(measured: number | null, base: number | null): number | undefined {
  return measured === null || base === null || base <= 0 ? undefined : measured / base;
}
