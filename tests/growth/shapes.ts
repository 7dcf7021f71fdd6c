/**
 * Texts of a given length, of the shapes on which patterns and sorts are slow. The same length always gives the same
 * text.
 */
export const shapes: Record<string, (length: number) => string> = {
  'one letter': (length) => 'a'.repeat(length),
  'no address: a@, dots, @': (length) => `a@${'.'.repeat(Math.max(0, length - 3))}@`,
  'no address: letters and dots': (length) => `a@${'a.'.repeat(Math.max(0, (length - 3) >> 1))}@`,
  'spaces, then a letter': (length) => `x${' '.repeat(Math.max(0, length - 2))}x`,
  'tabs and spaces in turn': (length) => `x${'\t '.repeat(Math.max(0, (length - 2) >> 1))}x`,
  'slashes, then a letter': (length) => `${'/'.repeat(Math.max(0, length - 1))}x`,
  'a slash after each letter': (length) => 'a/'.repeat(length >> 1),
  'opened brackets': (length) => '<[({'.repeat(length >> 2),
  'tags that never close': (length) => '<a '.repeat(Math.floor(length / 3)),
  commas: (length) => `${','.repeat(Math.max(0, length - 1))}x`,
  'commas and spaces': (length) => `${' ,'.repeat(Math.max(0, (length - 1) >> 1))}x`,
  'semicolons and equal signs': (length) => ';q='.repeat(Math.floor(length / 3)),
  'encoded signs': (length) => '%41'.repeat(Math.floor(length / 3)),
  'percent signs encoded': (length) => '%25'.repeat(Math.floor(length / 3)),
  digits: (length) => `${'0'.repeat(Math.max(0, length - 1))}x`,
  'a number with signs': (length) => `+${'1 -'.repeat(Math.floor((length - 2) / 3))}x`,
  words: (length) => 'under 1 '.repeat(length >> 3),
  'a word of a price, then spaces': (length) => `under${' '.repeat(Math.max(0, length - 6))}x`,
  'different words': (length) =>
    Array.from({ length: Math.floor(length / 7) }, (_, n) => `w${n.toString(36).padStart(5, 'k')}`).join(' '),
  quotes: (length) => `"${'\\"'.repeat(Math.max(0, (length - 2) >> 1))}x`,
  apostrophes: (length) => "a's'".repeat(length >> 2),
  'dots and dashes': (length) => `${'.-'.repeat(Math.max(0, (length - 1) >> 1))}x`,
  'combining marks': (length) =>
    `a${'\u0301'.repeat(Math.max(0, (length - 1) >> 1))}${'\u0323'.repeat(Math.max(0, (length - 1) >> 1))}`,
  'combining marks in turn': (length) => `a${'\u0301\u0323'.repeat(Math.max(0, (length - 1) >> 1))}`,
  'signs of two halves': (length) => '\u{1f455}'.repeat(length >> 1),
};
