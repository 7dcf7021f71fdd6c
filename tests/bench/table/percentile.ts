export function percentile(times: number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)]!;
}
