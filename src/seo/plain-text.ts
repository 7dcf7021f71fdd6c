/** Text of a backend's description, which may hold tags, on one line. */
export function plainText(text: string): string {
  return text
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

const BETWEEN_WORDS = /[\s,;:–—-]/;

/** At max so many characters, cut between words, and `…` where it was cut. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max - 1;
  while (end > max / 2 && !BETWEEN_WORDS.test(text.charAt(end))) end -= 1;
  // One long word is cut where it must be, though not through a sign of two halves.
  if (!BETWEEN_WORDS.test(text.charAt(end))) return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  while (end > 0 && BETWEEN_WORDS.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}
