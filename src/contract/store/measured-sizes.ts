import type { SizeGuide } from '../size-guide.ts';

/** The sizes that a guide has a line of, each once and as the owner wrote it. */
export function measuredSizes({ tables }: Pick<SizeGuide, 'tables'>): string[] {
  return [...bySize(tables.flatMap(({ rows }) => rows.map(({ size }) => size))).values()];
}

/** Has a guide that measures these a line for one of the sizes, in any case? One without lines has notes alone. */
export function hasLineFor(sizes: readonly string[], measured: readonly string[]): boolean {
  const known = bySize(measured);
  return measured.length === 0 || sizes.some((size) => known.has(keyOf(size)));
}

/** As they are written, by what makes two of them the same. */
export function bySize(sizes: readonly string[]): Map<string, string> {
  return new Map(sizes.map((size) => [keyOf(size), size.trim()]));
}

function keyOf(size: string): string {
  return size.trim().toLowerCase();
}
