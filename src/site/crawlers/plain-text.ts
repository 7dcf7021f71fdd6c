/** Text of a backend's description, which may hold tags, on one line. */
export function plainText(text: string): string {
  return text
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

/** At most so many characters, cut between words, a cut told by `…`. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  const end = room.slice(0, -1).search(/[\s,;:–—-]+\S*$/);
  return `${end > most / 2 ? room.slice(0, end) : room.slice(0, -1).toWellFormed().replace(/\uFFFD$/, '')}…`;
}
