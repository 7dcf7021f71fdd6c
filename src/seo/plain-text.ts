/** Text of a backend's description, which may hold tags, on one line. */
export function plainText(text: string): string {
  return text
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

const BETWEEN_WORDS = /[\s,;:–—-]/;

/** At most so many characters, cut between words, a cut told by `…`. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most - 1;
  while (end > most / 2 && !BETWEEN_WORDS.test(text[end]!)) end -= 1;
  // One long word is cut where it must be, though not through a sign of two halves.
  if (!BETWEEN_WORDS.test(text[end]!)) return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  while (end > 0 && BETWEEN_WORDS.test(text[end - 1]!)) end -= 1;
  return `${text.slice(0, end)}…`;
}
