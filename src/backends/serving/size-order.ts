const LETTERS = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

/** Sizes from small to large: letters, then numbers, then words. */
export function sortedSizes<T extends { value: string }>(sizes: T[]): T[] {
  return sizes.sort((one, other) => compareSizes(one.value, other.value));
}

/** Below 0 when the first is the smaller one. */
export function compareSizes(one: string, other: string): number {
  const [[kind, rank], [otherKind, otherRank]] = [rankOf(one), rankOf(other)];
  return kind - otherKind || rank - otherRank || one.localeCompare(other, 'en', { numeric: true });
}

function rankOf(size: string): [kind: number, rank: number] {
  const letter = LETTERS.indexOf(size.trim().toLowerCase());
  if (letter >= 0) return [0, letter];
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? [2, 0] : [1, number];
}
