const LETTERS = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

/** Sizes from small to large: letters, then numbers, then words. */
export function sortedSizes<T extends { value: string }>(sizes: T[]): T[] {
  return sizes.sort((one, other) => {
    const [[kind, rank], [otherKind, otherRank]] = [rankOf(one.value), rankOf(other.value)];
    return kind - otherKind || rank - otherRank || one.value.localeCompare(other.value, 'en', { numeric: true });
  });
}

function rankOf(size: string): [kind: number, rank: number] {
  const letter = LETTERS.indexOf(size.trim().toLowerCase());
  if (letter >= 0) return [0, letter];
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? [2, 0] : [1, number];
}
