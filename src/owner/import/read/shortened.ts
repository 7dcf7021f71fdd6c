import { createHash } from 'node:crypto';

/** The beginning of a text that is too long, which does not end in half a letter. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

const HASH = 8;

/** A name in at most so many characters: another one for each text, and always the same. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH);
  return `${beginningOf(text, most - HASH - 2).trim()}… ${hash}`;
}
