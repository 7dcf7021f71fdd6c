/** Letters of a word that fit beside the icons of the narrowest bar, written in the usual size. */
const LONGEST_WORD = 13;

/**
 * How large the store's name is written, where it has to fit beside the icons of a phone's bar: in one line, in two, or
 * small in three.
 */
export type NameSize = 'plain' | 'long' | 'longest';

export function nameSize(name: string): NameSize {
  const width = lettersOf(name);
  const longest = Math.max(...name.split(/[\s-]+/).map(lettersOf));
  if (width <= 16 && longest <= LONGEST_WORD) return 'plain';
  return width <= 32 ? 'long' : 'longest';
}

/** How many Latin letters are as wide: marks on letters add nothing, ideographs and emoji take two. */
export function lettersOf(name: string): number {
  const letters = name.match(/\P{M}/gu) ?? [];
  return letters.filter((letter) => !INVISIBLE.test(letter)).reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);
}

/** Joiners and the like. */
const INVISIBLE = /\p{Cf}/u;
const WIDE = /\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
